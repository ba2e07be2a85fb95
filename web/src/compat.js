// Says in plain words why the game does not begin, where it does not: a browser that lacks what it is made
// with, a part that does not come, a first step that fails. It has to run in any browser: it is in the
// language of 2009 (ES5), no part of the page's module, and asks only what old browsers can answer.

(function () {
  "use strict";

  /** By language; somebody all of whose languages are missing here reads the first. */
  var TEXTS = {
    en: {
      locale: "en",
      dir: "ltr",
      fetching: "The game is being fetched.",
      reload: "If nothing more comes, reload the page.",
      unfitTitle: "This browser cannot run the game",
      unfit: "It lacks what Muggins is made with:",
      update:
        "Update it, or open this page in a newer browser: Chrome or Edge from version 111, Firefox from 115, Safari from 16.4.",
      sealed:
        "It has been switched off, as Lockdown Mode and the strictest security settings do. Allow it for this page, then reload.",
      failedTitle: "The game could not be loaded",
      missing:
        "A part of it did not come. The connection may have broken off, or a new version may just be taking its place.",
      disk: "This page has to come from a server. The game that opens from disk is in one file, muggins.html.",
      cut: "This file is not whole: a part of the game is missing from it or has come to harm. Download the file again.",
      stopped: "It stopped at its first step. Try again; if that does not help, the browser may be too old.",
      slow: "This takes longer than it should. On a slow connection it may still come.",
      again: "Try again",
      modules: "JavaScript modules",
      workers: "workers with modules",
      wasm: "WebAssembly",
      exceptions: "exceptions in WebAssembly",
      bigints: "large whole numbers",
      language: "the JavaScript of 2022",
      unpacking: "the unpacking of files",
      dialogs: "dialogs",
      styles: "the style sheets of 2022",
    },
    es: {
      locale: "es",
      dir: "ltr",
      fetching: "Se está trayendo el juego.",
      reload: "Si no llega nada más, vuelve a cargar la página.",
      unfitTitle: "Este navegador no puede con el juego",
      unfit: "Le falta algo con lo que Muggins está hecho:",
      update:
        "Actualízalo, o abre esta página en un navegador más nuevo: Chrome o Edge desde la versión 111, Firefox desde la 115, Safari desde la 16.4.",
      sealed:
        "Está desactivado, como hacen el modo de aislamiento y los ajustes de seguridad más estrictos. Permítelo para esta página y vuelve a cargarla.",
      failedTitle: "No se ha podido cargar el juego",
      missing:
        "Una parte no ha llegado. Puede que se haya cortado la conexión, o que una versión nueva esté ocupando su lugar en este momento.",
      disk: "Esta página tiene que venir de un servidor. El juego que se abre desde el disco está en un solo archivo, muggins.html.",
      cut: "Este archivo no está entero: le falta una parte del juego o se ha dañado. Descárgalo de nuevo.",
      stopped:
        "Se ha parado en el primer paso. Prueba otra vez; si no ayuda, puede que el navegador sea demasiado antiguo.",
      slow: "Está tardando más de lo debido. Con una conexión lenta todavía puede llegar.",
      again: "Probar otra vez",
      modules: "módulos de JavaScript",
      workers: "procesos (workers) con módulos",
      wasm: "WebAssembly",
      exceptions: "excepciones en WebAssembly",
      bigints: "números enteros grandes",
      language: "el JavaScript de 2022",
      unpacking: "la descompresión de archivos",
      dialogs: "cuadros de diálogo",
      styles: "las hojas de estilo de 2022",
    },
    fr: {
      locale: "fr",
      dir: "ltr",
      fetching: "Le jeu arrive.",
      reload: "Si rien d’autre ne vient, rechargez la page.",
      unfitTitle: "Ce navigateur ne peut pas faire tourner le jeu",
      unfit: "Il lui manque ce avec quoi Muggins est fait :",
      update:
        "Mettez-le à jour, ou ouvrez cette page dans un navigateur plus récent : Chrome ou Edge à partir de la version 111, Firefox de la 115, Safari de la 16.4.",
      sealed:
        "Cela a été désactivé, comme le font le mode Isolement et les réglages de sécurité les plus stricts. Autorisez-le pour cette page, puis rechargez-la.",
      failedTitle: "Le jeu n’a pas pu être chargé",
      missing:
        "Une partie n’est pas arrivée. La connexion a peut-être été coupée, ou une nouvelle version est justement en train de prendre sa place.",
      disk: "Cette page doit venir d’un serveur. Le jeu qui s’ouvre depuis le disque tient dans un seul fichier, muggins.html.",
      cut: "Ce fichier n’est pas entier : une partie du jeu y manque ou a été abîmée. Téléchargez-le à nouveau.",
      stopped:
        "Il s’est arrêté au premier pas. Réessayez ; si rien n’y fait, le navigateur est peut-être trop ancien.",
      slow: "C’est plus long que prévu. Avec une connexion lente, cela peut encore venir.",
      again: "Réessayer",
      modules: "les modules JavaScript",
      workers: "les workers avec modules",
      wasm: "WebAssembly",
      exceptions: "les exceptions dans WebAssembly",
      bigints: "les grands nombres entiers",
      language: "le JavaScript de 2022",
      unpacking: "la décompression de fichiers",
      dialogs: "les boîtes de dialogue",
      styles: "les feuilles de style de 2022",
    },
    de: {
      locale: "de",
      dir: "ltr",
      fetching: "Das Spiel wird geholt.",
      reload: "Wenn nichts mehr kommt, lade die Seite neu.",
      unfitTitle: "In diesem Browser läuft das Spiel nicht",
      unfit: "Ihm fehlt, woraus Muggins gemacht ist:",
      update:
        "Aktualisiere ihn, oder öffne diese Seite in einem neueren Browser: Chrome oder Edge ab Version 111, Firefox ab 115, Safari ab 16.4.",
      sealed:
        "Es ist abgeschaltet, wie es der Blockierungsmodus und die strengsten Sicherheitseinstellungen tun. Erlaube es für diese Seite und lade sie dann neu.",
      failedTitle: "Das Spiel konnte nicht geladen werden",
      missing:
        "Ein Teil davon ist nicht angekommen. Vielleicht ist die Verbindung abgerissen, oder eine neue Version tritt gerade an seine Stelle.",
      disk: "Diese Seite muss von einem Server kommen. Das Spiel, das sich von der Platte öffnen lässt, steckt in einer einzigen Datei, muggins.html.",
      cut: "Diese Datei ist nicht ganz: Ein Teil des Spiels fehlt darin oder ist beschädigt. Lade die Datei noch einmal herunter.",
      stopped:
        "Es ist beim ersten Schritt stehen geblieben. Versuche es noch einmal; wenn das nicht hilft, ist der Browser vielleicht zu alt.",
      slow: "Das dauert länger, als es sollte. Bei einer langsamen Verbindung kann es noch kommen.",
      again: "Noch einmal versuchen",
      modules: "JavaScript-Module",
      workers: "Worker mit Modulen",
      wasm: "WebAssembly",
      exceptions: "Ausnahmen in WebAssembly",
      bigints: "große ganze Zahlen",
      language: "das JavaScript von 2022",
      unpacking: "das Auspacken von Dateien",
      dialogs: "Dialogfenster",
      styles: "die Stilvorlagen von 2022",
    },
    pt: {
      locale: "pt-BR",
      dir: "ltr",
      fetching: "O jogo está sendo buscado.",
      reload: "Se nada mais vier, recarregue a página.",
      unfitTitle: "Este navegador não consegue rodar o jogo",
      unfit: "Falta a ele algo de que o Muggins é feito:",
      update:
        "Atualize-o, ou abra esta página em um navegador mais novo: Chrome ou Edge a partir da versão 111, Firefox da 115, Safari da 16.4.",
      sealed:
        "Isso foi desligado, como fazem o Modo de Isolamento e as configurações de segurança mais rígidas. Permita-o para esta página e recarregue.",
      failedTitle: "Não foi possível carregar o jogo",
      missing:
        "Uma parte dele não veio. A conexão pode ter caído, ou uma versão nova pode estar tomando o lugar dele agora mesmo.",
      disk: "Esta página precisa vir de um servidor. O jogo que abre do disco está em um só arquivo, muggins.html.",
      cut: "Este arquivo não está inteiro: falta uma parte do jogo ou ela foi danificada. Baixe o arquivo de novo.",
      stopped:
        "Ele parou no primeiro passo. Tente de novo; se não ajudar, o navegador pode ser antigo demais.",
      slow: "Está demorando mais do que deveria. Em uma conexão lenta, ainda pode vir.",
      again: "Tentar de novo",
      modules: "módulos de JavaScript",
      workers: "workers com módulos",
      wasm: "WebAssembly",
      exceptions: "exceções em WebAssembly",
      bigints: "números inteiros grandes",
      language: "o JavaScript de 2022",
      unpacking: "a descompactação de arquivos",
      dialogs: "caixas de diálogo",
      styles: "as folhas de estilo de 2022",
    },
    ar: {
      locale: "ar",
      dir: "rtl",
      fetching: "جارٍ إحضار اللعبة.",
      reload: "إن لم يأتِ شيء آخر فأعد تحميل الصفحة.",
      unfitTitle: "لا تعمل اللعبة في هذا المتصفح",
      unfit: "ينقصه ما صُنعت به ماغنز:",
      update:
        "حدّثه، أو افتح هذه الصفحة في متصفح أحدث: Chrome أو Edge من الإصدار 111، أو Firefox من 115، أو Safari من 16.4.",
      sealed: "أُوقف هذا، كما يفعل وضع المنع وأشد إعدادات الأمان. اسمح به لهذه الصفحة ثم أعد تحميلها.",
      failedTitle: "تعذّر تحميل اللعبة",
      missing: "لم يصل جزء منها. لعل الاتصال انقطع، أو أن نسخة جديدة تحلّ محله الآن.",
      disk: "لا بدّ أن تأتي هذه الصفحة من خادم. أما اللعبة التي تُفتح من القرص ففي ملف واحد، muggins.html.",
      cut: "هذا الملف ناقص: جزء من اللعبة غير موجود فيه أو أصابه تلف. نزّل الملف من جديد.",
      stopped: "توقفت عند أول خطوة. حاول مرة أخرى، فإن لم ينفع فلعل المتصفح قديم جدًا.",
      slow: "هذا أطول مما ينبغي. مع اتصال بطيء قد تصل بعد.",
      again: "حاول مرة أخرى",
      modules: "وحدات JavaScript",
      workers: "عمّال بوحدات",
      wasm: "WebAssembly",
      exceptions: "الاستثناءات في WebAssembly",
      bigints: "الأعداد الصحيحة الكبيرة",
      language: "لغة JavaScript لعام 2022",
      unpacking: "فك ضغط الملفات",
      dialogs: "مربعات الحوار",
      styles: "أوراق الأنماط لعام 2022",
    },
  };
  var PATIENCE_MS = 20000;
  /** `try` and `catch_all` in a function that does nothing else. */
  var EXCEPTIONS = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11,
  ];

  var texts = textsFor(window.navigator.languages || [window.navigator.language]);
  var root = document.getElementById("app");
  var panel = root && root.querySelector(".panel");
  if (root && panel) {
    translate(panel);
    watch(root, panel);
  }

  /** @param {readonly string[]} languages  the best first */
  function textsFor(languages) {
    var known = languages
      .map(function (tag) {
        return String(tag).split("-")[0];
      })
      .filter(function (code) {
        return Object.keys(TEXTS).indexOf(String(code)) >= 0;
      });
    return TEXTS[/** @type {keyof typeof TEXTS} */ (known[0])] || TEXTS.en;
  }

  /** What stands in the page is English; what there is to say while it is there is not. @param {Element} panel */
  function translate(panel) {
    document.documentElement.lang = texts.locale;
    document.documentElement.dir = texts.dir;
    var paragraphs = panel.querySelectorAll(".scripted");
    if (paragraphs[0]) paragraphs[0].textContent = texts.fetching;
    if (paragraphs[1]) paragraphs[1].textContent = texts.reload;
  }

  /**
   * @param {Element} root
   * @param {Element} panel what stands there until the game draws itself
   */
  function watch(root, panel) {
    var lacks = findLacks();
    if (lacks.length > 0) {
      tellUnfit(root, panel, lacks);
      return;
    }
    // Not by `onerror`: a script that does not come tells its element alone, and only on the way down.
    window.addEventListener(
      "error",
      function (event) {
        if (!isDrawn(root, panel)) tellFailed(root, panel, event);
      },
      true,
    );
    if (ONE_FILE) watchEnd(root, panel);
    window.setTimeout(function () {
      if (root.contains(panel)) tellSlow(panel);
    }, PATIENCE_MS);
  }

  /**
   * A script that is cut off is not run, and nothing tells of it; of one that has come to harm only the policy
   * of the page does, which names what each script of it has to be.
   *
   * @param {Element} root
   * @param {Element} panel
   */
  function watchEnd(root, panel) {
    document.addEventListener("DOMContentLoaded", function () {
      var isCut = !document.querySelector("script[data-file]");
      if (isCut && root.contains(panel)) tell(panel, texts.failedTitle, [texts.cut]);
    });
    document.addEventListener("securitypolicyviolation", function (event) {
      var isOwn = event.blockedURI === "inline" && event.effectiveDirective.indexOf("script") === 0;
      if (isOwn && root.contains(panel)) tell(panel, texts.failedTitle, [texts.cut]);
    });
  }

  /**
   * @param {Element} root
   * @param {Element} panel
   */
  function isDrawn(root, panel) {
    return root.children.length > 0 && !root.contains(panel);
  }

  /** What the game cannot do without, and this browser has not, by the names of its texts. */
  function findLacks() {
    var hasWasm = typeof WebAssembly === "object";
    var has = {
      modules: ONE_FILE || "noModule" in document.createElement("script"),
      workers: ONE_FILE || hasModuleWorkers(),
      wasm: hasWasm,
      exceptions: !hasWasm || WebAssembly.validate(new Uint8Array(EXCEPTIONS)),
      bigints: typeof BigInt === "function",
      language: "findLast" in Array.prototype,
      unpacking: !ONE_FILE || typeof DecompressionStream === "function",
      dialogs: typeof HTMLDialogElement === "function",
      styles: window.CSS && CSS.supports && CSS.supports("height", "1dvh"),
    };
    var names = /** @type {(keyof typeof has)[]} */ (Object.keys(has));
    return names.filter(function (name) {
      return !has[name];
    });
  }

  /** An address that cannot be one: no worker begins, but the browser has looked for what it knows. */
  function hasModuleWorkers() {
    var isRead = false;
    try {
      new Worker("https://[", {
        get type() {
          isRead = true;
          return /** @type {const} */ ("module");
        },
      });
    } catch (_) {
      return isRead;
    }
    return false;
  }

  /**
   * @param {Element} root
   * @param {Element} panel
   * @param {ReturnType<typeof findLacks>} lacks
   */
  function tellUnfit(root, panel, lacks) {
    // The game sees it, and does not begin.
    root.setAttribute("data-unfit", "");
    var isSealed = lacks.length === 1 && lacks[0] === "wasm";
    var words = lacks.map(function (name) {
      return texts[name];
    });
    tell(panel, texts.unfitTitle, [
      texts.unfit + " " + words.join(texts.dir === "rtl" ? "، " : ", ") + ".",
      isSealed ? texts.sealed : texts.update,
    ]);
  }

  /**
   * @param {Element} root
   * @param {Element} panel
   * @param {ErrorEvent} event
   */
  function tellFailed(root, panel, event) {
    var isMissing = event.target instanceof HTMLScriptElement;
    if (!isMissing && !isOurs(event.filename)) return;
    var isOnDisk = isMissing && window.location.protocol === "file:";
    // Where the first drawing failed there is nothing any more.
    if (!root.contains(panel)) root.appendChild(/** @type {Node} */ (panel.parentNode));
    if (isOnDisk) {
      tell(panel, texts.failedTitle, [texts.disk]);
      return;
    }
    tell(panel, texts.failedTitle, [isMissing ? texts.missing : texts.stopped]);
    addRetry(panel);
    if (!isMissing) addText(panel, event.message, "detail");
  }

  /**
   * What extensions bring into the page may fail as it likes.
   *
   * @param {string} filename
   */
  function isOurs(filename) {
    var here = window.location.href.split(/[?#]/)[0] || "";
    return String(filename).indexOf(here.slice(0, here.lastIndexOf("/") + 1)) === 0;
  }

  /** @param {Element} panel */
  function tellSlow(panel) {
    if (panel.querySelector("button")) return;
    addText(panel, texts.slow, "");
    addRetry(panel);
  }

  /**
   * @param {Element} panel
   * @param {string} title
   * @param {string[]} paragraphs
   */
  function tell(panel, title, paragraphs) {
    while (panel.firstChild) panel.removeChild(panel.firstChild);
    var heading = document.createElement("h1");
    heading.textContent = title;
    heading.tabIndex = -1;
    panel.appendChild(heading);
    paragraphs.forEach(function (text) {
      addText(panel, text, "");
    });
    heading.focus();
  }

  /**
   * @param {Element} panel
   * @param {string} text
   * @param {string} name of its class
   */
  function addText(panel, text, name) {
    var paragraph = document.createElement("p");
    paragraph.className = name;
    paragraph.textContent = text;
    panel.appendChild(paragraph);
  }

  /** @param {Element} panel */
  function addRetry(panel) {
    var button = document.createElement("button");
    button.type = "button";
    button.className = "brass";
    button.textContent = texts.again;
    button.onclick = function () {
      window.location.reload();
    };
    panel.appendChild(button);
  }
})();
