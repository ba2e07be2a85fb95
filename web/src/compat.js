// Says in plain words why the game does not begin, where it does not: a browser that lacks what it is made
// with, a part that does not come, a first step that fails. It has to run in any browser: it is in the
// language of 2009 (ES5), no part of the page's module, and asks only what old browsers can answer.

import { TEXTS } from "./compat-texts.js";

(function () {
  "use strict";

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

  /**
   * Somebody all of whose languages are missing reads the first.
   *
   * @param {readonly string[]} languages  the best first
   */
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
