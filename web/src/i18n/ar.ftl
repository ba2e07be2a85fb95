### كل ما تقوله الصفحة، بالعربية. يُذكر اللاعبون بأسمائهم دائمًا، ليصحّ النص لكل من يقرؤه.
### وتُخاطب الأزرارُ والنصائحُ من يلعب بصيغة المفرد.
###
### الكلمات: tile حجر · pips نقاط الأحجار · double دبل · line السلسلة · open end طرف مفتوح · boneyard السوق ·
### hand يد · round جولة · match مباراة · lead يفتتح · place يضع · draw يسحب · pass يمرّر · count المجموع ·
### points نقاط · announce يعلن · call Muggins ينادي ماغنز · to domino ينهي أحجاره · block يُقفل اللعب ·
### settlement الحساب · side فريق · target الهدف · spinner المفرق · paper tally شُرَط على الورق
###
### الأرقام غربية (1، 2، 3)، لأنها كذلك على الأحجار وفي الجمع (6-4 و6+6 = 12). وما بين علامتي العزل
### (U+2066 وU+2069) يُقرأ من اليسار. وما ليس فيه من الحروف إلا ما يُدرج فيه، وهو نفسه جزء من جملة، يبدأ بعلامة
### اليمين (U+200F) لئلا ينقلب ترتيبه.

## اللعبة وبدايتها

game = ماغنز
game-line = لعبة الدومينو بالخمسات: اجعل مجموع طرفي السلسلة من مضاعفات الخمسة، تُحسب لك نقاطه. وحدك ضد الحاسوب، أو من لاعبين إلى ستة حول جهاز واحد ينتقل بينهم.
start-players = اللاعبون
start-seats = الأسماء
start-name = اللاعب { $number }
start-deal = وزّع
start-resume = تابع المباراة: { $scores }
start-resume-score = ‏{ $name } { $score }
start-new = ابدأ مباراة أخرى
start-last = انظر إلى المباراة الأخيرة: { $scores }
name-empty = اكتب اسمًا هنا.
name-same = هذا الاسم للاعب آخر.
name-long = لا يزيد الاسم على { $limit } من الحروف.
licences = التراخيص
replace-title = هل تترك المباراة الجارية؟
replace-text = { $scores }. تحلّ محلها مباراة جديدة، ولا يمكن استرجاعها.
replace-yes = ابدأ المباراة الجديدة
replace-no = احتفظ بالمباراة
elsewhere-title = هذه المباراة مفتوحة في علامة تبويب أخرى
elsewhere-text = تُلعب المباراة في مكان واحد لئلا يضيع منها شيء. إن تابعتها هنا وُضعت جانبًا هناك.
elsewhere-here = العب هنا

## التحميل

loading-title = جارٍ تجهيز اللعبة
loading-resume = عودة إلى المباراة: { $scores }
resume-fetching = جارٍ التجهيز: ⁦{ $percent }%⁩
resume-ready-soon = جارٍ التجهيز…
progress-download = جارٍ إحضار محرّك القواعد
progress-start = جارٍ تشغيل بايثون
progress-install = جارٍ ترتيب القواعد
progress-ready = جاهزة
progress-other = جارٍ التجهيز
progress-percent = ⁦{ $percent }%⁩

## القرعة

lot-title = القرعة على الافتتاح
lot-explain = يسحب كل لاعب حجرًا، وصاحب الحجر الأكبر يفتتح.
lot-row-tied = تعادل: يسحب { $names } من جديد
lot-draw = { $name } يسحب { $tile }
lot-leads = { $name } يفتتح
go-on = تابع

## الطاولة

number = { $number }
gain = ⁦+{ $points }⁩
loss = ⁦−{ $amount }⁩
pips = { $pips ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $pips } نقاط
    [many] { $pips } نقطة
   *[other] { $pips } نقطة
}
round = الجولة { $number }
bar-goal-points = حتى { $goal }
bar-goal-outs = حتى { $goal ->
    [zero] { $goal } جولة
    [one] جولة واحدة
    [two] جولتين
    [few] { $goal } جولات
    [many] { $goal } جولة
   *[other] { $goal } جولة
}
leave = خروج
sheet-open = النقاط
line-label = السلسلة
line-closer = انظر عن قرب
line-closer-title = السلسلة
line-closer-back = عودة إلى الطاولة
line-empty = لا شيء على الطاولة بعد.
line-empty-short = { $name } يفتتح
line-describe = { $tiles ->
    [zero] لا أحجار على الطاولة: { $list }.
    [one] على الطاولة حجر واحد: { $list }.
    [two] على الطاولة حجران: { $list }.
    [few] على الطاولة { $tiles } أحجار: { $list }.
    [many] على الطاولة { $tiles } حجرًا: { $list }.
   *[other] على الطاولة { $tiles } حجر: { $list }.
}
line-branch = فرع عند { $at }: { $list }.
line-branch-label = فرع عند { $at }: { $list }
line-end = { $pips } عند { $anchor }
line-ends = الأطراف المفتوحة: { $ends }.
line-ends-apart = الأطراف المفتوحة التي تُحسب: { $ends }. الأطراف المفتوحة التي لا تُحسب: { $others }.
line-count = المجموع { $count }.
boneyard = السوق
boneyard-left = { $count ->
    [0] السوق فارغ
    [zero] السوق فارغ
    [one] في السوق حجر واحد
    [two] في السوق حجران
    [few] في السوق { $count } أحجار
    [many] في السوق { $count } حجرًا
   *[other] في السوق { $count } حجر
}
boneyard-draw = اسحب حجرًا، الباقي { $count }
players-label = اللاعبون
player-score = { $score ->
    [zero] لا نقاط: { $score }
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $score } نقاط
    [many] { $score } نقطة
   *[other] { $score } نقطة
}
player-tiles = { $count ->
    [0] لا أحجار
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
}
player-turn = عليه الدور
points = { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
hand-of = يد { $name }
hand-hide = أخفِ يدي
prompt-lead = { $name } يفتتح: ضع حجرًا
prompt-choose = { $name }: اختر حجرًا
prompt-place = ضع { $tile } في أحد المواضع المضيئة
prompt-place-one = ضع { $tile } في الموضع المضيء
prompt-draw = لا حجر يناسب. اسحب حجرًا.
prompt-drawn = المسحوب { $tile } يناسب، ولا بدّ من وضعه
prompt-again = { $name } يلعب مرة أخرى: اختر حجرًا
prompt-pass = لا حجر يناسب والسوق فارغ: { $name } يمرّر
prompt-pass-undrawn = لا حجر يناسب ولا سحب: { $name } يمرّر
prompt-pass-lead = لا حجر في هذه اليد يصلح للافتتاح: { $name } يمرّر الافتتاح
draw = اسحب حجرًا
pass = مرّر
tile-drawn = سُحب الآن
tile-quiet = لا موضع له الآن
places-label = مواضع { $tile }
ghost-label = ضع { $tile } عند { $anchor }: المجموع { $total }، { $points ->
    [0] بلا نقاط
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
ghost-lead = افتتح بالحجر { $tile }: المجموع { $total }، { $points ->
    [0] بلا نقاط
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
ghost-count = ⁦= { $total }⁩
ghost-plain = ضع { $tile } عند { $anchor }
ghost-plain-lead = افتتح بالحجر { $tile }
ghost-scores = ضع { $tile } عند { $anchor }: { $points ->
    [0] بلا نقاط
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
ghost-scores-lead = افتتح بالحجر { $tile }: { $points ->
    [0] بلا نقاط
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
take-back = { $name }: استرجع { $tile }
curtain-title = أعطِ الجهاز إلى { $name }
curtain-show = أنا { $name }: أظهر يدي
log-title = هذه الجولة
log-empty = لم يُلعب أي حجر بعد.
said = { $name }: { $text }
sentence = { $text }.

## ما حدث، في جملة

event-lead = { $name } يفتتح بالحجر { $tile }
event-place = { $name } يضع { $tile } عند { $anchor }
event-saying = { $played } ويعلن { $count }
event-silent = { $played } ولا يعلن شيئًا
event-only = { $played }.
event-counted = ‏{ $arithmetic }، { $points ->
    [0] بلا نقاط
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}.
event-scored = { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}.
event-missed = فاتت { $name } { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}!
event-call = { $name } ينادي ماغنز على { $other }! { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
} لصالح { $name }.
event-call-void = { $name } ينادي ماغنز على { $other }! { $missed ->
    [zero] فاتت { $missed } نقطة، لكنها
    [one] فاتت نقطة واحدة، لكنها
    [two] فاتت نقطتان، لكنهما
    [few] فاتت { $missed } نقاط، لكنها
    [many] فاتت { $missed } نقطة، لكنها
   *[other] فاتت { $missed } نقطة، لكنها
} أكثر مما يوصل إلى الهدف تمامًا: لا يكسب { $name } شيئًا.
event-deducted = { $other } يخسر { $deducted }.
event-false-call = { $name } ينادي ماغنز على { $other }. نداء خاطئ: { $points ->
    [0] { $name } لا يدفع شيئًا
   *[other] { $name } يدفع { $points }
}.
event-call-count = المجموع { $arithmetic }.
event-draw = { $name } يسحب { $count ->
    [zero] { $count } حجر
    [one] حجرًا
    [two] حجرين
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
}.
event-drawn = { $name } سحب { $count ->
    [zero] { $count } حجر
    [one] حجرًا
    [two] حجرين
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
}
event-pass = { $name } يمرّر.
event-passed = { $name } مرّر
event-taken-back = { $name } يسترجع الحجر.
strip-player = { $name } لعب { $tile }
strip-leader = { $name } افتتح بالحجر { $tile }
strip-missed = فاتت { $name } { $points }!
strip-called = { $name } ينادي ماغنز على { $other }!
strip-false = نداء خاطئ من { $name }!
strip-goes = { $points } لصالح { $name }
strip-takes = { $points } من { $other } إلى { $name }
strip-void = تجاوز الهدف: لا شيء
strip-loses = { $other } يخسر { $deducted }
strip-pays = { $name } يدفع { $points }
strip-unpaid = لا شيء يُنادى عليه
strip-says = «{ $count }!»
strip-silent = لا يعلن شيئًا

## إعلان المجموع والنداء

# $played: «Ann يضع 6-4 عند 5-4»
say-title = { $played }: ماذا يُعلن؟ ما قيل لا يُسترد.
say-group = المجموع الذي يُعلن
say-nothing = لا شيء
say-count = { $count }
say-other = مجموع آخر
say-it = أعلنه
say-back = رجوع
muggins = ماغنز!
muggins-who = من ينادي؟
muggins-name = { $name }: ماغنز!
muggins-nobody = لا أحد
patience = مهلة للنداء
patience-off = بلا مهلة
patience-seconds = { $seconds } ث
curtain-held = هل من أحد؟ { $seconds }…

## نهاية الجولة

end-domino = { $name } أنهى أحجاره!
end-domino-text = آخر حجر على الطاولة. الآن يكشف الجميع ما بقي لديهم.
end-domino-text-own = آخر حجر على الطاولة. الآن يكشف الجميع ما بقي لديهم ويدفعون ثمنه.
end-block = أُقفل اللعب: لا أحد يستطيع اللعب
end-block-text = لم يعد شيء يناسب، ولا شيء يُسحب. الآن يكشف الجميع ما بقي لديهم.
end-block-text-own = لم يعد شيء يناسب، ولا شيء يُسحب. الجميع يدفعون ثمن ما بقي لديهم.
end-target = { $name } يصل إلى { $score }
end-target-text = هذا هو الهدف { $target }: انتهت المباراة، وما بقي في الأيدي لا يُحسب.
end-show = اكشف الأيدي
settlement-title = حساب الجولة { $number }
settlement-domino = { $name } أنهى أحجاره
settlement-none-left = لم يبقَ أي حجر
settlement-pips = { $pips ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $pips } نقاط
    [many] { $pips } نقطة
   *[other] { $pips } نقطة
}
settlement-others = { $pips ->
    [zero] لا نقاط عند الآخرين
    [one] نقطة واحدة عند الآخرين
    [two] نقطتان عند الآخرين
    [few] { $pips } نقاط عند الآخرين
    [many] { $pips } نقطة عند الآخرين
   *[other] { $pips } نقطة عند الآخرين
}
settlement-sum = نقاط الأحجار { $sum }
settlement-rounded = مقرّبة إلى { $rounded }
settlement-divided = ÷ { $divisor }
settlement-score = { $before } ← { $after }
settlement-pays = يدفع { $amount }
settlement-pays-nothing = لا يدفع شيئًا
settlement-gains = يكسب { $amount }
settlement-loses = يخسر { $amount }
settlement-same = كما كان
settlement-how-own_debit = كل فريق يدفع ثمن ما في يده.
settlement-how-winner_opponents = يأخذ { $name } ما بقي عند الآخرين.
settlement-how-winner_difference = يأخذ { $name } ما بقي عند الآخرين، ناقصًا ما بقي في فريقه.
settlement-how-winner_each_difference = يأخذ { $name } الفرق عن كل يد أخرى.
settlement-how-winner_bonus = يأخذ { $name } المكافأة.
settlement-how-none = لا يدفع أحد لأحد شيئًا.
settlement-no-winner = تعادلت أصغر الأيدي: لا فائز بالجولة.
settlement-next-finisher = أنهى { $name } أحجاره، فيفتتح الجولة التالية.
settlement-next-round_winner = فاز { $name } بالجولة، فيفتتح التالية.
settlement-next-rotate = جاء دور { $name } في افتتاح الجولة التالية.
settlement-next-lowest_double = أصغر دبل موزَّع يفتتح الجولة التالية.
settlement-next-lot = قرعة جديدة تقرر من يفتتح.
settlement-next = الجولة التالية

## نهاية المباراة

match-won = { $name } يفوز بالمباراة
match-shared = يفوز بالمباراة { $names }
match-text = { $rounds ->
    [zero] في { $rounds } جولة، لأول من يبلغ { $target }.
    [one] في جولة واحدة، لأول من يبلغ { $target }.
    [two] في جولتين، لأول من يبلغ { $target }.
    [few] في { $rounds } جولات، لأول من يبلغ { $target }.
    [many] في { $rounds } جولة، لأول من يبلغ { $target }.
   *[other] في { $rounds } جولة، لأول من يبلغ { $target }.
}
match-text-open = { $rounds ->
    [zero] في { $rounds } جولة.
    [one] في جولة واحدة.
    [two] في جولتين.
    [few] في { $rounds } جولات.
    [many] في { $rounds } جولة.
   *[other] في { $rounds } جولة.
}
match-rematch = مباراة ثأر
match-new = مباراة جديدة

## ورقة النقاط

sheet-title = ورقة النقاط
sheet-close = إغلاق

# التفضيلات.
settings-title = الإعدادات
settings-look = المظهر
settings-play = اللعب
settings-feel = الإحساس
settings-language = اللغة
settings-language-auto = كالمتصفح
settings-language-en = English
settings-language-es = Español
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-pt-BR = Português (Brasil)
settings-language-ar = العربية
settings-theme = الإضاءة
settings-theme-system = كالنظام
settings-theme-light = فاتحة
settings-theme-dark = داكنة
settings-theme-contrast = تباين عالٍ
settings-tiles = الأحجار
settings-tiles-ivory = عاج
settings-tiles-ebony = أبنوس
settings-tiles-colours = ألوان وأشكال
settings-felt = الطاولة
settings-felt-green = خضراء
settings-felt-blue = زرقاء
settings-felt-claret = عنابية
settings-pace = الحركة
settings-pace-calm = هادئة
settings-pace-quick = سريعة
settings-pace-still = بلا حركة
settings-confirm = اسأل قبل وضع الحجر
settings-onlyMove = ضع الحجر الوحيد المناسب تلقائيًا
settings-autoDraw = اسحب تلقائيًا
settings-autoPass = مرّر تلقائيًا
settings-sounds = الأصوات
settings-vibration = الاهتزاز
settings-awake = أبقِ الشاشة مضاءة أثناء المباراة
sheet-round = الجولة
sheet-in-play = جارية
sheet-points = النقاط
sheet-settled = الحساب
sheet-calls = نداءات ماغنز
sheet-total = المجموع
sheet-tally = شُرَط على الورق
sheet-tally-explain = الشرطة 5 والصليب 10. والصليب الكبير مع أربعة صغيرة 50.
sheet-by-domino = { $name } أنهى أحجاره
sheet-by-block = أُقفل اللعب
sheet-by-target = بلوغ الهدف
sheet-target = الهدف { $target }.

## التنبيهات والأعطال

notice-close = إغلاق
notice-restarting = توقف المحرّك، ويُعاد تشغيله الآن…
notice-recovered = توقف المحرّك وأُعيد تشغيله. تستمر المباراة من آخر حركة وصلت إليه.
notice-unsaved = لا تُحفظ المباراة: مساحة التخزين في هذا المتصفح غير متاحة أو ممتلئة. يستمر اللعب، فأبقِ هذه الصفحة مفتوحة.
notice-update = نسخة جديدة جاهزة.
notice-update-take = خذها الآن
notice-update-later = لاحقًا
broken-title = تتعذّر قراءة المباراة المحفوظة
broken-text = سجلّها تالف أو من نسخة أخرى. هو محفوظ جانبًا في هذا المتصفح، ويمكنك تنزيله ملفًا.
broken-download = نزّل السجل
broken-new = ابدأ مباراة جديدة
failed-title = تعذّر تحميل اللعبة
failed-retry = حاول مرة أخرى
failed-kept = المباراة الجارية محفوظة.
failed-detail = ما الذي حدث: { $detail }

## أسباب الرفض والأعطال بحسب رموزها

error-not_your_turn = الدور للاعب آخر.
error-tile_not_held = هذا الحجر ليس في هذه اليد.
error-no_match = لا يطابق أيٌّ من نصفيه طرفًا مفتوحًا.
error-must_place_drawn = الحجر المسحوب يناسب، فلا بدّ من وضعه.
error-can_place = في اليد حجر يناسب، فلا بدّ من لعبه.
error-boneyard_empty = لم يبقَ حجر يُسحب.
error-drawn_already = سُحب حجر من قبل: حجر واحد في كل دور.
error-no_drawing = لا سحب في هذه اللعبة.
error-must_draw = ما زال في السوق ما يُسحب.
error-not_leadable = لا يصح الافتتاح بهذا الحجر الآن.
error-no_announcing = لا يُعلن المجموع في هذه اللعبة.
error-no_seat = لا أحد يجلس هناك.
error-nothing_to_call = لم يعد هناك ما يُنادى عليه.
error-own_placement = لا ينادي أحد ماغنز على نفسه.
error-called_already = نادى هذا اللاعب من قبل.
error-not_ended = لم تنتهِ الجولة بعد.
error-must_settle = لا بدّ من حساب الجولة أولًا.
error-already_led = سبق أن افتُتحت الجولة.
error-round_not_over = لم تنتهِ الجولة بعد.
error-leader_must_lead = من يفتتح يضع حجرًا.
error-round_over = انتهت الجولة.
error-match_over = انتهت المباراة.
error-stale_request = تغيّرت الطاولة قبل ذلك.
error-nothing_to_undo = لم يعد هناك ما يُسترجع.
error-no_undoing = ما أُعلن مع الحجر ثابت: لا يمكن استرجاعه.
error-not_now = هذا غير ممكن الآن.
error-no_match_running = لا مباراة بعد.
error-bad_names = يكون الاسم من 1 إلى 20 حرفًا أو علامة ظاهرة.
error-name_taken = للاعبَين اسم واحد.
error-bad_request = طلبت الصفحة شيئًا لا يعرفه المحرّك.
error-bad_record = سجل المباراة تالف.
error-bad_rules = هذه القواعد لا تجتمع.
error-internal = أخطأ المحرّك. لم يتغير شيء.
error-engine_failed = لم يعمل المحرّك.
error-engine_download = تعذّر إحضار جزء من اللعبة. تحقّق من الاتصال وحاول مرة أخرى.
error-engine_damaged = هذا الملف ناقص: جزء من اللعبة غير موجود فيه أو أصابه تلف. نزّل الملف من جديد.
error-engine_unsupported = هذا المتصفح قديم على اللعبة: فهي تحتاج إلى الوحدات وWebAssembly وعمّال بوحدات.
error-general = لم ينجح ذلك ({ $code }).

## الطريق إلى الهدف، والرسم البياني، والورقة المطبوعة

progress-points = { $left ->
    [0] بلغ الهدف
    [zero] بلغ الهدف
    [one] بقيت نقطة واحدة إلى الهدف { $goal }
    [two] بقيت نقطتان إلى الهدف { $goal }
    [few] بقيت { $left } نقاط إلى الهدف { $goal }
    [many] بقيت { $left } نقطة إلى الهدف { $goal }
   *[other] بقيت { $left } نقطة إلى الهدف { $goal }
}
progress-outs = أنهى أحجاره في { $done } من { $goal ->
    [zero] { $goal } جولة
    [one] جولة واحدة
    [two] جولتين
    [few] { $goal } جولات
    [many] { $goal } جولة
   *[other] { $goal } جولة
}
last-gain = الآن { $change }
chart-label = خط لكل فريق على مرّ الجولات.
chart-goal = الهدف { $goal }
chart-ahead-points = { $rounds ->
    [zero] بعد { $rounds } جولة
    [one] بعد الجولة الأولى
    [two] بعد جولتين
    [few] بعد { $rounds } جولات
    [many] بعد { $rounds } جولة
   *[other] بعد { $rounds } جولة
}: { $name } في المقدمة برصيد { $best }، بفارق { $lead ->
    [zero] { $lead } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $lead } نقاط
    [many] { $lead } نقطة
   *[other] { $lead } نقطة
}.
chart-level-points = { $rounds ->
    [zero] بعد { $rounds } جولة
    [one] بعد الجولة الأولى
    [two] بعد جولتين
    [few] بعد { $rounds } جولات
    [many] بعد { $rounds } جولة
   *[other] بعد { $rounds } جولة
}: تعادل { $names } في المقدمة برصيد { $best }.
chart-ahead-outs = { $rounds ->
    [zero] بعد { $rounds } جولة
    [one] بعد الجولة الأولى
    [two] بعد جولتين
    [few] بعد { $rounds } جولات
    [many] بعد { $rounds } جولة
   *[other] بعد { $rounds } جولة
}: { $name } في المقدمة، جولات الإنهاء { $best }، والفارق { $lead }.
chart-level-outs = { $rounds ->
    [zero] بعد { $rounds } جولة
    [one] بعد الجولة الأولى
    [two] بعد جولتين
    [few] بعد { $rounds } جولات
    [many] بعد { $rounds } جولة
   *[other] بعد { $rounds } جولة
}: تعادل { $names } في المقدمة، جولات الإنهاء { $best }.
chart-changes = { $changes ->
    [zero] تغيّر المتصدّر { $changes } مرة.
    [one] تغيّر المتصدّر مرة واحدة.
    [two] تغيّر المتصدّر مرتين.
    [few] تغيّر المتصدّر { $changes } مرات.
    [many] تغيّر المتصدّر { $changes } مرة.
   *[other] تغيّر المتصدّر { $changes } مرة.
}
sheet-goal-outs = { $goal ->
    [zero] الفوز لأول فريق ينهي أحجاره في { $goal } جولة.
    [one] الفوز لأول فريق ينهي أحجاره.
    [two] الفوز لأول فريق ينهي أحجاره في جولتين.
    [few] الفوز لأول فريق ينهي أحجاره في { $goal } جولات.
    [many] الفوز لأول فريق ينهي أحجاره في { $goal } جولة.
   *[other] الفوز لأول فريق ينهي أحجاره في { $goal } جولة.
}
sheet-goal-rounds = { $rounds ->
    [zero] بعد { $rounds } جولة على الأكثر، الفوز للأكثر نقاطًا.
    [one] بعد جولة واحدة، الفوز للأكثر نقاطًا.
    [two] بعد جولتين على الأكثر، الفوز للأكثر نقاطًا.
    [few] بعد { $rounds } جولات على الأكثر، الفوز للأكثر نقاطًا.
    [many] بعد { $rounds } جولة على الأكثر، الفوز للأكثر نقاطًا.
   *[other] بعد { $rounds } جولة على الأكثر، الفوز للأكثر نقاطًا.
}
sheet-key-domino = الحجر المرسوم علامة الفريق الذي أنهى أحجاره في الجولة.
sheet-key-calls = ⁦M!⁩ علامة ما جلبته نداءات ماغنز أو كلّفته.
sheet-outs = جولات الإنهاء
rank-outs = { $done } من { $goal ->
    [zero] { $goal } جولة
    [one] جولة واحدة
    [two] جولتين
    [few] { $goal } جولات
    [many] { $goal } جولة
   *[other] { $goal } جولة
}
print = اطبع

## ما يُفعل تلقائيًا، وما يُسأل عنه مرة أخرى

prompt-meant = { $place }؟
meant-yes = ضعه
meant-no = أعده
by-itself-place = لا يناسب إلا { $tile }: يوضع تلقائيًا
by-itself-draw = لا حجر يناسب: يُسحب حجر تلقائيًا
by-itself-pass = ليس أمام { $name } إلا أن يمرّر: يحدث ذلك تلقائيًا
by-itself-stop = أوقف

## ما يُقرأ بصوت: لا شيء منه مكتوب على الصفحة. يُقرأ الحجر «ستة-أربعة» و«دبل ثلاثة»، والأعداد كما يسمّيها اللاعبون.

read-pips = { $pips ->
    [0] أبيض
    [1] واحد
    [2] اثنين
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
    [9] تسعة
    [10] عشرة
    [11] أحد عشر
    [12] اثني عشر
   *[other] { $pips }
}
read-tile = ‏{ $first }-{ $second }
read-double = دبل { $pips }
read-leads = { $name } يفتتح بالحجر { $tile }
# $end: «ستة» أو «دبل ستة»
read-plays = { $name } يضع { $tile } على { $end }
# $played: «Ann يضع ستة-أربعة على ستة»؛ $ends: «أربعة ودبل ثلاثة»
read-placed = { $played }: { $number ->
    [zero] الأطراف { $ends }
    [one] الطرف { $ends }
    [two] الطرفان { $ends }
    [few] الأطراف { $ends }
    [many] الأطراف { $ends }
   *[other] الأطراف { $ends }
}.
read-placed-count = { $played }: { $number ->
    [zero] الأطراف { $ends }
    [one] الطرف { $ends }
    [two] الطرفان { $ends }
    [few] الأطراف { $ends }
    [many] الأطراف { $ends }
   *[other] الأطراف { $ends }
}، المجموع { $total }.
read-points = { $points ->
    [0] لا نقاط.
    [zero] لا نقاط.
    [one] نقطة واحدة.
    [two] نقطتان.
    [few] { $points } نقاط.
    [many] { $points } نقطة.
   *[other] { $points } نقطة.
}
read-ends = { $number ->
    [zero] الأطراف: { $ends }.
    [one] طرف واحد: { $ends }.
    [two] الطرفان: { $ends }.
    [few] الأطراف: { $ends }.
    [many] الأطراف: { $ends }.
   *[other] الأطراف: { $ends }.
}
read-ends-others = أطراف مفتوحة لا تُحسب: { $ends }.
read-count = المجموع { $total }.
read-line = { $tiles ->
    [zero] لا أحجار على الطاولة: { $list }.
    [one] على الطاولة حجر واحد: { $list }.
    [two] على الطاولة حجران، من طرف إلى طرف: { $list }.
    [few] على الطاولة { $tiles } أحجار، من طرف إلى طرف: { $list }.
    [many] على الطاولة { $tiles } حجرًا، من طرف إلى طرف: { $list }.
   *[other] على الطاولة { $tiles } حجر، من طرف إلى طرف: { $list }.
}
read-branch = فرع عند { $at }: { $list }.
read-hand = يد { $name }، { $count ->
    [zero] لا أحجار: { $list }.
    [one] حجر واحد: { $list }.
    [two] حجران: { $list }.
    [few] { $count } أحجار: { $list }.
    [many] { $count } حجرًا: { $list }.
   *[other] { $count } حجر: { $list }.
}
read-hand-none = لا تظهر أي يد.
read-drawn = سُحب الآن: { $tile }.
read-fits = { $count ->
    [0] لا حجر يناسب.
    [zero] لا حجر يناسب.
    [one] يناسب حجر واحد: { $list }.
    [two] يناسب حجران: { $list }.
    [few] تناسب { $count } أحجار: { $list }.
    [many] يناسب { $count } حجرًا: { $list }.
   *[other] يناسب { $count } حجر: { $list }.
}
read-score = ‏{ $name } { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
read-tiles = ‏{ $name } { $count ->
    [0] لا أحجار
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
}
read-turn = الدور على { $name }.

## المفاتيح

settings-letterKeys = مفاتيح بحرف واحد
keys-title = المفاتيح
keys-on = تعمل هذه على الطاولة أينما كان التركيز. ويمكن إيقاف مفاتيح الحرف الواحد في الإعدادات.
keys-off = مفاتيح الحرف الواحد موقوفة في الإعدادات: لا يعمل إلا الأربعة الأولى.
keys-move = التنقل والاختيار
keys-play = اللعب
keys-read = القراءة بصوت
keys-look = النظر
keys-name-tab = Tab
keys-name-arrows = الأسهم
keys-name-enter = Enter
keys-name-space = المسافة
keys-name-escape = Esc
keys-does-tab = إلى الزر التالي، ومع Shift إلى السابق
keys-does-arrows = بين أحجار اليد، أو من موضع إلى موضع
keys-does-choose = اختر حجرًا، ثم ضعه حيث التركيز؛ وحجر الافتتاح يوضع فورًا
keys-does-back = أعد الحجر إلى اليد، أو أغلق ما فوق الطاولة، أو أوقف ما سيحدث تلقائيًا
keys-does-draw = اسحب حجرًا
keys-does-pass = مرّر
keys-does-undo = استرجع آخر حجر، ما لم تظهر اليد التالية
keys-does-muggins = نادِ ماغنز، حيث يُنادى
keys-does-count = اكتب المجموع الذي يُعلن، ثم Enter
keys-does-nothing = لا تعلن شيئًا
keys-does-ends = الأطراف المفتوحة ومجموعها
keys-does-hand = اليد الظاهرة، وما يناسب منها
keys-does-scores = النقاط والأحجار الباقية وصاحب الدور
keys-does-line = السلسلة كلها، من طرف إلى طرف
keys-does-again = ما حدث للتو، مرة أخرى
keys-does-sheet = ورقة النقاط
keys-does-closer = نظرة عن قرب إلى سلسلة طويلة، والعودة منها
keys-does-keys = هذه المفاتيح

# السلسلة
end-value = { $value }

learn = تعلّم
learn-title = تعلّم اللعبة
learn-waiting = جارٍ تجهيز الدروس…
learn-failed = تعذّر إحضار الدروس الآن.

## Computer players

start-against = ضد
start-people = أشخاص
seat-person = شخص
seat-who = المقعد { $number }: شخص أم حاسوب
seat-temperament = المقعد { $number }: الطبع
level-beginner = مبتدئ
level-casual = هاوٍ
level-skilled = ماهر
level-expert = خبير
temperament-even = متّزن
temperament-blocker = يحب إقفال اللعب
temperament-hoarder = يدّخر الدبلات
temperament-racer = يسارع إلى الخروج
computer-name-1 = عاج
computer-name-2 = أرز
computer-name-3 = بلوط
computer-name-4 = سدر
computer-name-5 = نحاس
computer-name-6 = جزع
thinking-title = { $name } يفكّر
thinking-now = العب الآن
watch-pause = إيقاف مؤقت
watch-go-on = متابعة
watch-paused = توقّف: الدور على { $name }
keys-does-now = اجعل الحاسوب صاحب الدور يلعب حالًا
keys-does-pause = حيث لا يلعب إلا الحاسوب: إيقاف مؤقت ومتابعة

## مراجعة الجولة

review-open = راجع الجولة
review-title = مراجعة الجولة { $number }
review-waiting = تجري مراجعة الجولة…
review-explain = ما جلبه كل حجر وُضع، بجانب أكثر ما كانت اليد تستطيع أن تجلبه في تلك اللحظة. ولا يُحسب هنا ما يأتي بعد ذلك.
review-hidden = لا تظهر هنا الأحجار التي بقيت في الأيدي، فلا أحد يكشفها: وربما كان أحدها سيجلب أكثر.
review-rivals = الحاسوب أيضًا
review-none = لم يوضع أي حجر.
review-all = { $placements ->
    [zero] لم يضع شيء: كل ما وُضع جلب أكثر ما يمكن.
    [one] لم يضع شيء: الحجر الوحيد جلب أكثر ما يمكن.
    [two] لم يضع شيء: كلا الحجرين جلب أكثر ما يمكن.
    [few] لم يضع شيء: الأحجار كلها، وهي { $placements }، جلبت أكثر ما يمكن.
    [many] لم يضع شيء: الأحجار كلها، وهي { $placements }، جلبت أكثر ما يمكن.
   *[other] لم يضع شيء: الأحجار كلها، وهي { $placements }، جلبت أكثر ما يمكن.
}
review-all-placed = من الأحجار التي وُضعت، لم يكن أي حجر ليجلب أكثر.
review-most = { $placements ->
    [1] كان الحجر الوحيد يستطيع أن يجلب أكثر.
   *[other] { $most ->
        [0] لم يجلب أي حجر أكثر ما يمكن، من { $placements }.
        [zero] لم يجلب أي حجر أكثر ما يمكن، من { $placements }.
        [one] حجر واحد من { $placements } جلب أكثر ما يمكن.
        [two] حجران من { $placements } جلبا أكثر ما يمكن.
        [few] { $most } أحجار من { $placements } جلبت أكثر ما يمكن.
        [many] { $most } حجرًا من { $placements } جلبت أكثر ما يمكن.
       *[other] { $most } حجر من { $placements } جلبت أكثر ما يمكن.
    }
}
review-left = { $left ->
    [zero] لم تضع أي نقطة.
    [one] ضاعت نقطة واحدة.
    [two] ضاعت نقطتان.
    [few] ضاعت { $left } نقاط.
    [many] ضاعت { $left } نقطة.
   *[other] ضاعت { $left } نقطة.
}
review-missed = { $missed ->
    [zero] لم تفُت أي نقطة لأن المجموع الصحيح لم يُعلن.
    [one] فاتت نقطة واحدة: لم يُعلن المجموع الصحيح.
    [two] فاتت نقطتان: لم يُعلن المجموع الصحيح.
    [few] فاتت { $missed } نقاط: لم يُعلن المجموع الصحيح.
    [many] فاتت { $missed } نقطة: لم يُعلن المجموع الصحيح.
   *[other] فاتت { $missed } نقطة: لم يُعلن المجموع الصحيح.
}
review-lead = الافتتاح بالحجر { $tile }
review-place = ‏{ $tile } عند { $anchor }
review-better = كان هذا سيجلب { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}: { $place }.
review-answer = وفي المقابل كان أكثر ما يجلبه الرد { $made } بدلًا من { $better }.
review-best = لا شيء كان سيجلب أكثر.
review-tick = تدل العلامة على أن لا شيء كان سيجلب أكثر.
keys-does-review = مراجعة جولة انتهت
## التلميحات

hint-ask = تلميح
hint-soon = جارٍ وزن المواضع…
hint-take = اختره
hint-close = أغلق
hint-title = تلميح: { $tile } عند { $anchor }
hint-title-lead = تلميح: افتتح بالحجر { $tile }
hint-placed = { $tile } عند { $anchor }
hint-now = { $points ->
    [0] لا نقاط فيه الآن.
   *[other] فيه الآن { points }.
}
hint-next-never = لدى { $next } بعده حجر يناسب في كل توزيع نُظر فيه.
hint-next-often = لا حجر يناسب بعده لدى { $next } في { $share } من التوزيعات الممكنة.
hint-next-never-nothing = لا نقاط بعده في دور { $next } إلا نادرًا.
hint-next-often-nothing = لا نقاط بعده في دور { $next } إلا نادرًا، ولا حجر يناسب في { $share } من التوزيعات الممكنة.
hint-next-never-scores = متوسط ما في دور { $next } بعده: { points }.
hint-next-often-scores = متوسط ما في دور { $next } بعده: { points }، ولا حجر يناسب في { $share } من التوزيعات الممكنة.
hint-next-stuck = لا حجر يناسب بعده لدى { $next } في أي توزيع نُظر فيه.
hint-again = الدور بعده على { $name } مرة أخرى، قبل { $next }.
hint-out = هذا آخر حجر: تنتهي الجولة قبل دور { $next }.
hint-target = بهذا يتحقق الهدف: تنتهي المباراة قبل دور { $next }.
hint-rest = { $fitting ->
    [0] لا حجر في اليد يناسب بعده
    [zero] لا حجر في اليد يناسب بعده
    [one] حجر واحد في اليد يناسب بعده
    [two] حجران في اليد يناسبان بعده
    [few] { $fitting } أحجار في اليد تناسب بعده
    [many] { $fitting } حجرًا في اليد يناسب بعده
   *[other] { $fitting } حجر في اليد يناسب بعده
}، و{ $pips ->
    [zero] لا نقاط تبقى فيها
    [one] نقطة واحدة تبقى فيها
    [two] نقطتان تبقيان فيها
    [few] { $pips } نقاط تبقى فيها
    [many] { $pips } نقطة تبقى فيها
   *[other] { $pips } نقطة تبقى فيها
}.
hint-second-less = الخيار الثاني، { $other }، أقل قيمة في نهاية الجولة بمقدار { $less ->
    [zero] { $less } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $less } نقاط
    [many] { $less } نقطة
   *[other] { $less } نقطة
}.
hint-second-same = للخيار { $other } القيمة نفسها.
hint-second-plain = الخيار الثاني هو { $other }.
hint-most-less = في { $other } الآن { points }، لكنه أقل قيمة في نهاية الجولة بمقدار { $less ->
    [zero] { $less } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $less } نقاط
    [many] { $less } نقطة
   *[other] { $less } نقطة
}.
hint-most-same = في { $other } الآن { points }، لكنه ليس أكثر قيمة في نهاية الجولة.
hint-uncounted = في هذه اللعبة تُعلَن المجاميع: لا يقول التلميح شيئًا عن المجموع.
tile-hinted = هو الذي في التلميح
settings-hints = التلميحات
keys-does-hint = تلميح: أفضل موضع، ولماذا
