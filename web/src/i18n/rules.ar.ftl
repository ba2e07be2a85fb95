### الألعاب وقواعدها، والطريق إلى المباراة، بالعربية. الكلمات في رأس ar.ftl.

## الألعاب: اسم وجملة تدعو إليها

game-muggins = ماغنز
game-muggins_calls = ماغنز بالنداء
game-muggins_line = ماغنز على السلسلة
game-all_threes = الثلاثات
game-block_muggins = ماغنز المقفلة
game-seven_toed_pete = بيت ذو الأصابع السبع
game-all_fives = الخمسات
game-five_up = خمسة فما فوق
game-sniff = سنيف
game-fives_and_threes = خمسات وثلاثات
game-draw = لعبة السحب
game-block = اللعبة المقفلة
game-bergen = بيرغن

about-muggins = اللعبة القديمة كما هي: اجعل مجموع الطرفين من مضاعفات الخمسة، وادفع ثمن ما يبقى في يدك.
about-muggins_calls = أعلن نقاطك بصوت عالٍ مع الحجر، وإلا صاح أحدهم «ماغنز!» وأخذها.
about-muggins_line = الفوز للأذن المنتبهة: أعلن، ونادِ، وادفع عشرة عن كل إنذار كاذب.
about-all_threes = المطاردة نفسها بالثلاثات: أطراف أكثر تُحسب، فيفوت منها أكثر.
about-block_muggins = لا سحب ولا رحمة: العب بما وُزّع عليك، وأعلنه، واصطد هفوات الآخرين.
about-seven_toed_pete = لأربعة: كل دبل وكل نقاط تكسبك دورًا آخر، فلا تتوقف.
about-all_fives = أول دبل يُفتح من أربع جهات، وقد يساوي الطرف الجيد خمسًا وثلاثين.
about-five_up = كل دبل مفرق طرق، والطاولة تنمو كالشجرة.
about-sniff = يبقى أول دبل محسوبًا ما دام جانب منه ظاهرًا.
about-fives_and_threes = لعبة المقاهي: اكسب بالخمسات والثلاثات معًا، وانزل على الهدف تمامًا.
about-draw = اللعبة التي يعرفها الجميع: أنهِ أحجارك أولًا واكسب ما بقي عند الآخرين.
about-block = أقصرها جميعًا: لا سحب، بل لعب وتمرير وعدّ.
about-bergen = أصغر دبل يفتتح، والمطلوب طرفان متساويان.

game-players = من { $low } إلى { $high } لاعبين
game-players-one = { $count } لاعبين
game-set = { $tile_set ->
    [6] طقم الستة
    [9] طقم التسعة
    [12] طقم الاثني عشر
   *[other] طقم { $tile_set }
}
game-change = { $option }: { $value }
game-changes = { $count ->
    [zero] { $count } قاعدة خاصة
    [one] قاعدة خاصة واحدة
    [two] قاعدتان خاصتان
    [few] { $count } قواعد خاصة
    [many] { $count } قاعدة خاصة
   *[other] { $count } قاعدة خاصة
}
game-after = على أساس { $game }
game-edited = { $name }، بتعديل
game-with-changes = { $game } على طريقتك

## شاشة البداية واختيار اللعبة

setup-game = اللعبة
setup-other = ألعاب أخرى
setup-rules = القواعد
setup-house = قواعد خاصة
setup-teams = الفرق
setup-teams-none = كلٌّ لنفسه
setup-teams-partners = شركاء
setup-with = مع { $names }
setup-not-taken = ليس في هذه اللعبة
games-title = اختر لعبة
games-intro = ثلاث عشرة طريقة للعب، وما شئت من عندك.
games-larger = بطقم أكبر، كل لعبة تتسع للاعبين إلى ستة.
games-set = طقم الأحجار
games-yours = ألعابك
games-named = الألعاب
games-back = رجوع
games-waiting = جارٍ عرض الألعاب.

## ورقة القواعد

sheet-rules-title = القواعد: { $game }
sheet-rules-mark = ما يختلف عن ماغنز معلَّم.
sheet-rules-same = هذه قواعد ماغنز.
sheet-rules-differs = ليس كما في ماغنز
sheet-rules-muggins = في ماغنز: { $rule }
sheet-rules-waiting = جارٍ البحث عن القواعد.
theme-deal = التوزيع
theme-lead = الافتتاح
theme-drawing = الوضع والسحب
theme-counting = ما يُحسب
theme-points = النقاط
theme-calls = الإعلان والنداء
theme-round = نهاية الجولة
theme-match = نهاية المباراة
basic-drawing = بالدور، مع عقارب الساعة، يضع كل لاعب حجرًا عند طرف مفتوح يحمل العدد نفسه. ومن يستطيع الوضع فعليه أن يضع.
basic-lead = { $lead_tile ->
    [lowest_double] { "" }
   *[any] قرعة تقرر من يفتتح الجولة الأولى: صاحب الحجر الأكبر يفتتح.
}
basic-counting = { $scoring ->
    [headers] { "" }
    [none] { "" }
   *[other] يُحسب من الحجر العادي نصفه المفتوح. ويُحسب الدبل بنصفيه حتى يُغطّى موضع ثانٍ منه، ثم لا يُحسب شيئًا.
}
basic-round = تنتهي الجولة حين يضع لاعب آخر حجر في يده، أو حين لا يستطيع أحد اللعب.

## جملة لكل قاعدة كما هي سارية؛ والقاعدة التي لا أثر لها بجانب غيرها `idle`، أيًّا كانت. والجملة الفارغة لا
## تظهر.

rule-players = عدد اللاعبين { $players }.
rule-tile_set = { $tile_set ->
    [6] طقم الستة: 28 حجرًا، من الأبيض إلى الستة.
    [9] طقم التسعة: 55 حجرًا، من الأبيض إلى التسعة.
    [12] طقم الاثني عشر: 91 حجرًا، من الأبيض إلى الاثني عشر.
   *[other] طقم { $tile_set }.
}
rule-teams = { $teams ->
    [partners] المتقابلون في الجلوس شركاء ولهم نقاط مشتركة.
   *[none] كلٌّ يلعب لنفسه.
}
rule-hand_size = { $hand_size ->
    [zero] يأخذ كل لاعب { $hand_size } حجر، والباقي هو السوق.
    [one] يأخذ كل لاعب حجرًا واحدًا، والباقي هو السوق.
    [two] يأخذ كل لاعب حجرين، والباقي هو السوق.
    [few] يأخذ كل لاعب { $hand_size } أحجار، والباقي هو السوق.
    [many] يأخذ كل لاعب { $hand_size } حجرًا، والباقي هو السوق.
   *[other] يأخذ كل لاعب { $hand_size } حجر، والباقي هو السوق.
}
rule-draw = { $draw ->
    [idle] لا أحد يسحب، فلم يبقَ ما يُسحب: من لا يستطيع الوضع يمرّر.
    [one] من لا يستطيع الوضع يسحب حجرًا واحدًا: إن ناسب وضعه، وإلا انتهى دوره.
    [none] لا أحد يسحب: من لا يستطيع الوضع يمرّر.
   *[until_playable] من لا يستطيع الوضع يسحب حتى يأتيه حجر مناسب، فيضعه. وإن لم يبقَ ما يُسحب مرّر.
}
rule-reserve = { $reserve ->
    [idle] { "" }
    [0] يجوز سحب السوق كله حتى آخر حجر.
    [zero] يجوز سحب السوق كله حتى آخر حجر.
    [one] آخر حجر في السوق لا يُسحب أبدًا.
    [two] آخر حجرين في السوق لا يُسحبان أبدًا.
    [few] آخر { $reserve } أحجار في السوق لا تُسحب أبدًا.
    [many] آخر { $reserve } حجرًا في السوق لا تُسحب أبدًا.
   *[other] آخر { $reserve } حجر في السوق لا تُسحب أبدًا.
}
rule-extra_turn = { $extra_turn ->
    [double_or_score] من يلعب دبلًا، أو يكسب نقاطًا، يلعب مرة أخرى.
   *[none] الدور حجر واحد.
}
rule-lead_tile = { $lead_tile ->
    [double_or_scoring] لا يُفتتح إلا بدبل أو بحجر يكسب نقاطًا، ومن ليس عنده هذا ولا ذاك يمرّر الافتتاح.
    [lowest_double] أصغر دبل موزَّع يفتتح، في الجولة الأولى أيضًا.
   *[any] يجوز الافتتاح بأي حجر.
}
rule-lead_next = { $lead_next ->
    [idle] { "" }
    [round_winner] الفائز بالجولة يفتتح التالية.
    [rotate] في كل جولة ينتقل الافتتاح إلى المقعد التالي.
    [lowest_double] بعد أن ينهي أحدهم أحجاره، يفتتح الجولة التالية صاحب أصغر دبل.
   *[finisher] من يضع حجره الأخير يفتتح الجولة التالية.
}
rule-lead_after_block = { $lead_after_block ->
    [idle] { "" }
    [round_winner] بعد جولة مقفلة يفتتح الفائز بها، فإن لم يكن فقرعة جديدة.
    [rotate] بعد جولة مقفلة أيضًا ينتقل الافتتاح إلى المقعد التالي.
    [lowest_double] بعد جولة مقفلة يفتتح صاحب أصغر دبل.
   *[lot] بعد جولة مقفلة تقرر قرعة جديدة.
}
rule-spinner = { $spinner ->
    [first] أول دبل في الجولة هو المفرق: حين يُغطّى جانباه يُفتح رأساه أيضًا، فتنمو السلسلة من أربع جهات.
    [all] كل دبل يُفتح من أربع جهات: حين يُغطّى جانباه يُفتح رأساه أيضًا.
   *[none] لا يتفرّع أي دبل: للسلسلة طرفان.
}
rule-spinner_count = { $spinner_count ->
    [while_exposed] أول دبل وحده يُحسب أطول: بنصفيه ما دام المغطّى موضعين أو أقل، وبنصف واحد مع ثلاثة، وبلا شيء مع أربعة.
   *[other] { "" }
}
rule-scoring = { $scoring ->
    [quotients] بعد كل حجر تُجمع الأطراف المفتوحة، وأعداد النقاط التي تقسم المجموع تقول كم يساوي.
    [headers] يكسب الحجر 2 حين يحمل طرفا السلسلة العدد نفسه، و3 حين يكون أحد الطرفين دبلًا.
    [none] لا نقاط على وضع الأحجار: النقاط في نهاية الجولة فقط.
   *[multiples] بعد كل حجر تُجمع الأطراف المفتوحة، وبعض المجاميع تكسب نقاطًا.
}
rule-units = { $scoring ->
    [multiples] { $units ->
        [u3] مضاعفات الثلاثة تكسب: 3 و6 و9 وهكذا.
        [u5_3] مضاعفات الخمسة ومضاعفات الثلاثة تكسب.
       *[u5] مضاعفات الخمسة تكسب: 5 و10 و15 وهكذا.
    }
    [quotients] { $units ->
        [u3] مضاعف الثلاثة يساوي نقطة عن كل ثلاثة فيه: 12 هي 4 نقاط.
        [u5_3] مضاعف الخمسة يساوي نقطة عن كل خمسة فيه، ومضاعف الثلاثة نقطة عن كل ثلاثة: 15 هي ⁦3 + 5 = 8⁩ نقاط.
       *[u5] مضاعف الخمسة يساوي نقطة عن كل خمسة فيه: 15 هي 3 نقاط.
    }
   *[other] { "" }
}
rule-divisor = { $divisor ->
    [idle] { "" }
    [1] { $scoring ->
        [multiples] يُكتب المجموع كما هو: 15 هي خمس عشرة نقطة.
       *[other] { "" }
    }
   *[other] { $scoring ->
        [multiples] تُقسم المجاميع على { $divisor } لتصير نقاطًا، وكذلك ما يُدفع في نهاية الجولة.
       *[other] يُقسم ما يُدفع في نهاية الجولة على { $divisor }.
    }
}
rule-claim = { $scoring ->
    [none] { "" }
   *[other] { $claim ->
        [announce] لا يكسب الحجر إلا إذا أُعلن معه المجموع الصحيح. والعدد الخاطئ كالسكوت، وما أُعلن ثابت.
       *[automatic] كل النقاط تُكتب تلقائيًا: لا حاجة إلى إعلانها.
    }
}
rule-muggins = { $muggins ->
    [idle] { "" }
    [on] { $scoring ->
        [none] للآخرين أن ينادوا «ماغنز!» حتى الحركة التالية، ولكن لا نقاط على الأحجار، فكل نداء خاطئ.
       *[other] للآخرين حتى الحركة التالية أن ينادوا «ماغنز!» على نقاط لم تُعلن: وأول من ينادي يأخذها.
    }
   *[off] { $scoring ->
        [none] { "" }
       *[other] النقاط التي لا تُعلن تضيع، ولا يأخذها أحد.
    }
}
rule-muggins_deduct = { $muggins_deduct ->
    [idle] { "" }
    [if_covered] ما يُنادى عليه يُخصم أيضًا ممن فاته، إن كانت نقاطه تكفي.
    [full] ما يُنادى عليه يُخصم أيضًا ممن فاته، ولو نزل تحت الصفر.
   *[none] من فاتته النقاط لا يخسر بذلك شيئًا.
}
rule-false_call = { $false_call ->
    [idle] { "" }
    [0] النداء الخاطئ لا يكلّف شيئًا.
   *[other] النداء الخاطئ يكلّف { $false_call } نقاط.
}
rule-settlement = { $settlement ->
    [winner_opponents] من ينهي أحجاره يكسب نقاط أحجار الخصوم جميعًا.
    [winner_difference] من ينهي أحجاره يكسب نقاط أحجار الخصوم جميعًا، ناقصًا ما بقي في فريقه.
    [winner_each_difference] من ينهي أحجاره يكسب عن كل يد خصم نقاطها ناقصًا نقاط يده.
    [winner_bonus] من ينهي أحجاره يكسب المكافأة.
    [none] حين ينهي أحدهم أحجاره، لا يدفع أحد عمّا بقي في يده.
   *[own_debit] حين ينهي أحدهم أحجاره، يدفع كل لاعب نقاط ما بقي في يده.
}
rule-blocked = { $blocked ->
    [winner_opponents] الجولة المقفلة لأصغر يد، وتكسب نقاط أحجار الخصوم جميعًا. والتعادل لا يكسب شيئًا.
    [winner_difference] الجولة المقفلة لأصغر يد: يكسب فريقها نقاط أحجار الخصوم جميعًا ناقصًا نقاطه. والتعادل لا يكسب شيئًا.
    [winner_each_difference] الجولة المقفلة لأصغر يد، وتكسب عن كل يد خصم نقاطها ناقصًا نقاطها هي. والتعادل لا يكسب شيئًا.
    [winner_bonus] الجولة المقفلة لأصغر يد، وتكسب المكافأة. والتعادل لا يكسب شيئًا.
    [none] الجولة المقفلة لا تكلّف أحدًا شيئًا ولا تكسبه شيئًا.
   *[own_debit] في الجولة المقفلة يدفع كل لاعب عن يده، حتى أصغرها.
}
rule-round_to = { $round_to ->
    [idle] { "" }
    [1] تُحسب نقاط الأحجار كما هي، بلا تقريب.
   *[other] كل مبلغ منها يُقرَّب إلى أقرب مضاعف للعدد { $round_to }.
}
rule-domino_bonus = { $domino_bonus ->
    [idle] { "" }
    [0] { $settlement ->
        [none] { $blocked ->
            [winner_bonus] { bonus }
           *[other] { "" }
        }
       *[other] { bonus }
    }
   *[other] { $settlement ->
        [none] { $blocked ->
            [winner_bonus] { bonus } ومن ينهي أحجاره يكسبها أيضًا.
           *[other] { bonus-out }
        }
       *[other] { bonus }
    }
}
rule-target = { $target ->
    [idle] { "" }
   *[other] المباراة إلى { $target } من النقاط.
}
rule-target_mode = { $target_mode ->
    [idle] { "" }
    [exact] لا بدّ من بلوغ الهدف تمامًا: النقاط التي تتجاوزه لاغية.
   *[reach] من يتجاوز الهدف فقد بلغه أيضًا.
}
rule-win_when = { $win_when ->
    [idle] { $win_by ->
        [going_out] { "" }
       *[points] { win-late }
    }
    [end_of_round] { win-late }
   *[at_once] أول من يبلغ الهدف يفوز فورًا، ولو في وسط الجولة، ولا يُدفع بعدها شيء.
}
rule-win_by = { $win_by ->
    [going_out] المباراة لا تُكسب بالنقاط بل بإنهاء الأحجار. والجولات المقفلة لا تُحسب.
   *[points] { "" }
}
rule-outs_to_win = { $outs_to_win ->
    [idle] { "" }
    [zero] يفوز أول فريق ينهي أحجاره في { $outs_to_win } جولة.
    [one] من ينهي أحجاره أولًا يفوز.
    [two] يفوز أول فريق ينهي أحجاره في جولتين.
    [few] يفوز أول فريق ينهي أحجاره في { $outs_to_win } جولات.
    [many] يفوز أول فريق ينهي أحجاره في { $outs_to_win } جولة.
   *[other] يفوز أول فريق ينهي أحجاره في { $outs_to_win } جولة.
}
rule-max_rounds = { $max_rounds ->
    [none] تأخذ المباراة ما تحتاج إليه من الجولات.
    [zero] تنتهي بعد { $max_rounds } جولة على الأكثر، والفوز للأكثر نقاطًا.
    [one] تنتهي بعد جولة واحدة، والفوز للأكثر نقاطًا.
    [two] تنتهي بعد جولتين على الأكثر، والفوز للأكثر نقاطًا.
    [few] تنتهي بعد { $max_rounds } جولات على الأكثر، والفوز للأكثر نقاطًا.
    [many] تنتهي بعد { $max_rounds } جولة على الأكثر، والفوز للأكثر نقاطًا.
   *[other] تنتهي بعد { $max_rounds } جولة على الأكثر، والفوز للأكثر نقاطًا.
}

## القواعد الخاصة واحدة واحدة

house-title = قواعد خاصة: { $game }
house-intro = غيّر ما تشاء. ما ليس كما في اللعبة معلَّم.
house-changed = معدَّل
house-reset = أعد إلى: { $value }
house-reset-plain = كما في اللعبة
house-reset-all = تراجع عن كل التعديلات
house-idle = لا أثر لها الآن مع «{ $option }»: { $value }.
house-save = احفظها
house-play = العب بهذه القواعد
house-share = انسخ رابطًا
house-none = بلا حد

share-copied = نُسخ الرابط. من يفتحه يرى هذه القواعد.
share-by-hand = انسخ هذا الرابط:

option-players = اللاعبون
option-tile_set = طقم الأحجار
option-teams = الفرق
option-hand_size = الأحجار في اليد
option-draw = السحب
option-reserve = الأحجار التي لا تُسحب
option-lead_next = من يفتتح الجولة التالية
option-lead_after_block = من يفتتح بعد الإقفال
option-lead_tile = ما يجوز الافتتاح به
option-spinner = الدبلات التي تتفرّع
option-spinner_count = كيف يُحسب الدبل
option-scoring = ما يكسبه الحجر
option-units = المجاميع التي تكسب
option-divisor = تُقسم النقاط على
option-claim = النقاط
option-muggins = نداء «ماغنز!»
option-muggins_deduct = النقاط الفائتة تُخصم أيضًا
option-false_call = ثمن النداء الخاطئ
option-settlement = حين ينهي لاعب أحجاره
option-blocked = حين تُقفل الجولة
option-round_to = تُقرَّب المبالغ إلى
option-domino_bonus = مكافأة إنهاء الأحجار
option-target = الهدف
option-target_mode = كيف يُبلغ الهدف
option-win_when = متى يفوز من بلغ الهدف
option-win_by = بماذا تُكسب المباراة
option-outs_to_win = جولات الإنهاء اللازمة للفوز
option-extra_turn = أدوار إضافية
option-max_rounds = أكثر عدد للجولات

choice-players = { $value }
choice-tile_set = { $value ->
    [6] طقم الستة
    [9] طقم التسعة
    [12] طقم الاثني عشر
   *[other] طقم { $value }
}
choice-teams = { $value ->
    [partners] شركاء متقابلون
   *[none] كلٌّ لنفسه
}
choice-hand_size = { $value }
choice-draw = { $value ->
    [one] حجر واحد في الدور
    [none] لا أحد يسحب
   *[until_playable] حتى يأتي حجر مناسب
}
choice-reserve = { $value ->
    [0] لا شيء
   *[other] { $value }
}
choice-lead_next = { $value ->
    [round_winner] الفائز بالجولة
    [rotate] المقعد التالي
    [lowest_double] أصغر دبل
   *[finisher] من أنهى أحجاره
}
choice-lead_after_block = { $value ->
    [round_winner] الفائز بالجولة
    [rotate] المقعد التالي
    [lowest_double] أصغر دبل
   *[lot] قرعة جديدة
}
choice-lead_tile = { $value ->
    [double_or_scoring] دبل أو حجر يكسب
    [lowest_double] أصغر دبل
   *[any] أي حجر
}
choice-spinner = { $value ->
    [first] أول دبل
    [all] كل دبل
   *[none] لا شيء
}
choice-spinner_count = { $value ->
    [while_exposed] أولها ما دام ظاهرًا
   *[until_both_sides] حتى يُغطّى جانباه
}
choice-scoring = { $value ->
    [quotients] المجموع ÷ أعداد النقاط
    [headers] طرفان متساويان
    [none] لا شيء
   *[multiples] المجموع نفسه
}
choice-units = { $value ->
    [u3] مضاعفات الثلاثة
    [u5_3] مضاعفات الخمسة والثلاثة
   *[u5] مضاعفات الخمسة
}
choice-divisor = { $value ->
    [1] لا شيء: كما على الأحجار
   *[other] { $value }
}
choice-claim = { $value ->
    [announce] يعلنها اللاعب
   *[automatic] تُكتب تلقائيًا
}
choice-muggins = { $value ->
    [on] مسموح
   *[off] غير مسموح
}
choice-muggins_deduct = { $value ->
    [if_covered] إن كانت النقاط تكفي
    [full] دائمًا
   *[none] أبدًا
}
choice-false_call = { $value ->
    [0] لا شيء
   *[other] { $value } نقاط
}
choice-settlement = { $value ->
    [winner_opponents] الفائز يكسب كل النقاط
    [winner_difference] الفائز يكسب الفرق
    [winner_each_difference] الفائز يكسب كل فرق
    [winner_bonus] الفائز يكسب المكافأة
    [none] لا شيء
   *[own_debit] كلٌّ يدفع ما عنده
}
choice-blocked = { $value ->
    [winner_opponents] أصغر يد تكسب كل النقاط
    [winner_difference] أصغر يد تكسب الفرق
    [winner_each_difference] أصغر يد تكسب كل فرق
    [winner_bonus] أصغر يد تكسب المكافأة
    [none] لا شيء
   *[own_debit] كلٌّ يدفع ما عنده
}
choice-round_to = { $value ->
    [1] لا شيء: تبقى كما هي
   *[other] مضاعفات { $value }
}
choice-domino_bonus = { $value }
choice-target = { $value }
choice-target_mode = { $value ->
    [exact] تمامًا
   *[reach] ببلوغه أو تجاوزه
}
choice-win_when = { $value ->
    [end_of_round] في نهاية الجولة
   *[at_once] فورًا
}
choice-win_by = { $value ->
    [going_out] إنهاء الأحجار
   *[points] النقاط
}
choice-outs_to_win = { $value }
choice-extra_turn = { $value ->
    [double_or_score] بعد دبل أو نقاط
   *[none] لا شيء
}
choice-max_rounds = { $value ->
    [none] بلا حد
   *[other] { $value }
}

## لماذا لا تجتمع القواعد

fault-title = لا يمكن اللعب هكذا:
fault-range = لا بدّ أن يكون «{ $option }» عددًا صحيحًا من { $lowest } إلى { $highest }.
fault-choice = لا يصح هذا في «{ $option }».
fault-hands_exceed_set = { $players } × { $hand_size } في الأيدي تساوي { $dealt }، وأحجار الطقم { $tiles } فقط. وزّع أقل، أو خذ طقمًا أكبر.
fault-partners = لا يمكن أن يلعب { $players } شركاء: لا بدّ من أربعة أو ستة.
fault-headers_spinner = لا تُقارن الأطراف إلا في سلسلة ذات طرفين، فلا تجتمع هذه النقاط مع دبلات تتفرّع.
fault-units_divisor = المجاميع من مضاعفات { $units } لا تُقسم على { $divisor } بلا كسر. غيّر ما يُحسب، أو ما تُقسم عليه النقاط.
fault-settlement_divisor = المبالغ المقرَّبة إلى { $round_to } لا تُقسم على { $divisor } بلا كسر. قرّب إلى { $divisor }، أو اقسم على عدد آخر.
fault-nothing_earns = لن يفوز أحد أبدًا: الفوز بالنقاط، ولا شيء في هذه القواعد يكسب نقاطًا. اجعل الأحجار أو نهاية الجولة تكسب، أو اجعل الفوز بإنهاء الأحجار، أو حدّد عدد الجولات.
fault-target_between = لن يبلغ أحد الهدف { $target } تمامًا، فكل النقاط من مضاعفات { $unit }. خذ مضاعفًا للعدد { $unit }، أو اسمح بتجاوز الهدف.
fault-players = عدد اللاعبين في { $game }: { $numbers }، إلا إذا أخذت طقمًا أكبر أو حددت كم حجرًا يوزَّع.
fault-players_option = عدد اللاعبين ليس قاعدة خاصة، بل يُذكر بجانبها. لعل الرابط كُتب باليد.
fault-set = لا طقم { $tile_set } على هذه الطاولة. خذ طقم الستة أو التسعة أو الاثني عشر.
fault-unknown = لا توجد هنا قاعدة باسم «{ $option }». لعل القواعد من نسخة أحدث من اللعبة.
fault-preset = لا توجد هنا لعبة باسم «{ $preset }». لعل القواعد من نسخة أحدث من اللعبة.
fault-other = هذه القواعد لا تجتمع.
fault-undo = تراجع عن تعديل «{ $option }»
fault-undo-last = تراجع عن آخر تعديل

## قواعد جاءت في رابط

link-title = قواعد خاصة من شخص آخر
link-named = { $name }
link-text = { $game }، عدد اللاعبين { $players }، بهذه القواعد.
link-broken-title = تتعذّر قراءة هذا الرابط
link-broken-text = هو تالف أو ناقص. لم يتغير شيء مما عندك.
link-refused-title = لا يمكن اللعب بهذه القواعد
link-refused-text = الرابط مقروء، لكن قواعده لا تجتمع. لم يتغير شيء مما عندك.
link-play = العب بهذه القواعد
link-save = احفظ
link-leave = إلى البداية

## القواعد الخاصة المحفوظة

ask-save = احفظ هذه القواعد
ask-rename = غيّر الاسم
ask-delete = هل تحذف «{ $name }»؟
ask-delete-text = تزول هذه القواعد عندئذ. والمباراة الجارية تحتفظ بها.
ask-name = الاسم
ask-name-empty = اكتب اسمًا هنا.
ask-name-taken = توجد قواعد بهذا الاسم: ستحلّ هذه محلها.
ask-keep = أبقها
ask-cancel = إلغاء
ask-delete-yes = احذف
ask-save-yes = احفظ
ask-rename-yes = غيّر الاسم
house-rename-of = غيّر اسم { $name }
house-delete-of = احذف { $name }

## أجزاء من الجمل أعلاه

bonus = { $domino_bonus ->
    [zero] المكافأة { $domino_bonus } نقطة.
    [one] المكافأة نقطة واحدة.
    [two] المكافأة نقطتان.
    [few] المكافأة { $domino_bonus } نقاط.
    [many] المكافأة { $domino_bonus } نقطة.
   *[other] المكافأة { $domino_bonus } نقطة.
}
bonus-out = { $domino_bonus ->
    [zero] إنهاء الأحجار يساوي { $domino_bonus } نقطة.
    [one] إنهاء الأحجار يساوي نقطة واحدة.
    [two] إنهاء الأحجار يساوي نقطتين.
    [few] إنهاء الأحجار يساوي { $domino_bonus } نقاط.
    [many] إنهاء الأحجار يساوي { $domino_bonus } نقطة.
   *[other] إنهاء الأحجار يساوي { $domino_bonus } نقطة.
}
win-late = تُلعب الجولة إلى نهايتها، ثم يفوز الأكثر نقاطًا ممن بلغ الهدف أو تجاوزه.
