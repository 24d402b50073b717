-- migrate:up

-- What the quiz asks about cans, and about what stays out.
insert into quiz_questions (id, kind, levels, lesson, drawing, solution, content) values
('magnet-sticks', 'one', '{primary,middle,high}', 'cans', 'tin', '{0}', $q${
  "ask": {
    "en": "A magnet sticks to a tin. What is it?",
    "fr": "Un aimant colle à une boîte. De quoi est-elle faite ?",
    "ar": "مغناطيس التصق بعلبة. ممّ صُنعت؟"
  },
  "options": [
    {"en": "Steel: it stays out", "fr": "En acier : elle reste dehors", "ar": "من الفولاذ: تبقى خارجًا"},
    {"en": "Aluminium: into the bag", "fr": "En aluminium : dans le sac", "ar": "من الألمنيوم: إلى الكيس"},
    {"en": "Plastic: with the 2", "fr": "En plastique : avec le 2", "ar": "من البلاستيك: مع الرقم 2"}
  ],
  "why": {
    "en": "A magnet holds steel and never aluminium: tins of tomato paste, tuna and peas are steel.",
    "fr": "L’aimant retient l’acier, jamais l’aluminium : les boîtes de tomate, de thon et de petits pois sont en acier.",
    "ar": "المغناطيس يمسك الفولاذ ولا يمسك الألمنيوم: علب الطماطم والتونة والجلبانة من الفولاذ."
  }
}$q$),
('can-tab', 'one', '{primary,middle}', 'cans', 'can', '{2}', $q${
  "ask": {
    "en": "What do we do with the tab of a drink can?",
    "fr": "Que fait-on de la languette d’une canette ?",
    "ar": "ماذا نفعل بحلقة علبة المشروب؟"
  },
  "options": [
    {"en": "Tear it off and throw it away", "fr": "On l’arrache et on la jette", "ar": "ننزعها ونرميها"},
    {"en": "Put it in the plastic bag", "fr": "On la met avec le plastique", "ar": "نضعها مع البلاستيك"},
    {"en": "Leave it on the can", "fr": "On la laisse sur la canette", "ar": "نتركها على العلبة"}
  ],
  "why": {
    "en": "The tab is aluminium too, and small things that come off get lost.",
    "fr": "La languette est aussi en aluminium, et les petites pièces détachées se perdent.",
    "ar": "الحلقة من الألمنيوم أيضًا، والقطع الصغيرة إذا انفصلت ضاعت."
  }
}$q$),
('spray-can', 'one', '{middle,high}', 'cans', 'can', '{2}', $q${
  "ask": {
    "en": "An empty spray can of deodorant?",
    "fr": "Une bombe de déodorant vide ?",
    "ar": "علبة رذاذ مزيل العرق وهي فارغة؟"
  },
  "options": [
    {"en": "With the cans", "fr": "Avec les canettes", "ar": "مع العلب"},
    {"en": "Pierce it first", "fr": "La percer d’abord", "ar": "نثقبها أولًا"},
    {"en": "It stays out", "fr": "Elle reste dehors", "ar": "تبقى خارجًا"}
  ],
  "why": {
    "en": "It is under pressure and can burst in the press or near heat, full or empty.",
    "fr": "Elle est sous pression et peut éclater dans la presse ou à la chaleur, pleine ou vide.",
    "ar": "هي تحت ضغط وقد تنفجر في المكبس أو قرب الحرارة، ممتلئة كانت أو فارغة."
  }
}$q$),
('cans-in-a-kilo', 'one', '{middle,high}', 'cans', 'scale', '{1}', $q${
  "ask": {
    "en": "About how many empty drink cans make a kilogram?",
    "fr": "Environ combien de canettes vides font un kilogramme ?",
    "ar": "كم علبة مشروب فارغة تقريبًا تزن كيلوغرامًا؟"
  },
  "options": [
    {"en": "7", "fr": "7", "ar": "7"},
    {"en": "70", "fr": "70", "ar": "70"},
    {"en": "700", "fr": "700", "ar": "700"}
  ],
  "why": {
    "en": "A can weighs about 14 grams: some seventy of them make a kilogram.",
    "fr": "Une canette pèse environ 14 grammes : il en faut à peu près soixante-dix pour un kilogramme.",
    "ar": "العلبة تزن نحو 14 غرامًا: سبعون منها تقريبًا تزن كيلوغرامًا."
  }
}$q$),
('bottles-in-a-kilo', 'one', '{middle,high}', 'sorting', 'scale', '{1}', $q${
  "ask": {
    "en": "About how many half-litre water bottles make a kilogram?",
    "fr": "Environ combien de bouteilles d’eau d’un demi-litre font un kilogramme ?",
    "ar": "كم قارورة ماء من نصف لتر تقريبًا تزن كيلوغرامًا؟"
  },
  "options": [
    {"en": "5", "fr": "5", "ar": "5"},
    {"en": "50", "fr": "50", "ar": "50"},
    {"en": "500", "fr": "500", "ar": "500"}
  ],
  "why": {
    "en": "A small bottle weighs about 20 grams: some fifty of them make a kilogram.",
    "fr": "Une petite bouteille pèse environ 20 grammes : il en faut à peu près cinquante pour un kilogramme.",
    "ar": "القارورة الصغيرة تزن نحو 20 غرامًا: خمسون منها تقريبًا تزن كيلوغرامًا."
  }
}$q$),
('aluminium-energy', 'one', '{middle,high}', 'cans', 'factory', '{1}', $q${
  "ask": {
    "en": "Making aluminium from old cans instead of ore takes how much energy?",
    "fr": "Faire de l’aluminium avec de vieilles canettes plutôt qu’avec du minerai demande combien d’énergie ?",
    "ar": "صنع الألمنيوم من العلب القديمة بدل الخام، كم يحتاج من الطاقة؟"
  },
  "options": [
    {"en": "The same", "fr": "Autant", "ar": "القدر نفسه"},
    {"en": "About twenty times less", "fr": "Environ vingt fois moins", "ar": "أقل بنحو عشرين مرة"},
    {"en": "Twice as much", "fr": "Deux fois plus", "ar": "ضعفها"}
  ],
  "why": {
    "en": "Melting cans again needs about 5 % of the energy that the ore does: that is why they are worth so much.",
    "fr": "Refondre des canettes demande environ 5 % de l’énergie nécessaire au minerai : c’est ce qui leur donne leur valeur.",
    "ar": "إعادة صهر العلب تحتاج نحو 5 ٪ من الطاقة التي يحتاجها الخام: لذلك قيمتها كبيرة."
  }
}$q$),
('aluminium-again', 'one', '{high}', 'cans', 'can', '{0}', $q${
  "ask": {
    "en": "How often can aluminium be melted and used again?",
    "fr": "Combien de fois peut-on refondre l’aluminium ?",
    "ar": "كم مرة يمكن صهر الألمنيوم واستعماله من جديد؟"
  },
  "options": [
    {"en": "Again and again", "fr": "Sans fin", "ar": "مرارًا وتكرارًا"},
    {"en": "Once", "fr": "Une fois", "ar": "مرة واحدة"},
    {"en": "Seven times", "fr": "Sept fois", "ar": "سبع مرات"}
  ],
  "why": {
    "en": "A metal does not wear out when it is melted: the can of today may have been a can many times.",
    "fr": "Un métal ne s’use pas quand on le fond : la canette d’aujourd’hui l’a peut-être déjà été bien des fois.",
    "ar": "المعدن لا يبلى بالصهر: علبة اليوم ربما كانت علبة مرات كثيرة."
  }
}$q$),
('used-batteries', 'one', '{primary,middle,high}', 'stays-out', 'battery', '{1}', $q${
  "ask": {
    "en": "May used batteries go into our bags?",
    "fr": "Les piles usées vont-elles dans nos sacs ?",
    "ar": "هل توضع البطاريات المستعملة في أكياسنا؟"
  },
  "options": [
    {"en": "Yes, with the cans", "fr": "Oui, avec les canettes", "ar": "نعم، مع العلب"},
    {"en": "No, they stay out", "fr": "Non, elles restent dehors", "ar": "لا، تبقى خارجًا"},
    {"en": "Yes, if they are wrapped", "fr": "Oui, si elles sont emballées", "ar": "نعم، إذا كانت ملفوفة"}
  ],
  "why": {
    "en": "Batteries hold poison and can catch fire: keep them apart, and hand them in where they are collected.",
    "fr": "Les piles contiennent du poison et peuvent prendre feu : gardez-les à part et rendez-les là où on les collecte.",
    "ar": "في البطاريات مواد سامة وقد تشتعل: احفظها وحدها وسلّمها حيث تُجمع."
  }
}$q$),
('found-syringe', 'one', '{primary,middle,high}', 'stays-out', 'pill', '{0}', $q${
  "ask": {
    "en": "You see a syringe on the beach. What do you do?",
    "fr": "Une seringue traîne sur la plage. Que faire ?",
    "ar": "رأيت حقنة على الشاطئ. ماذا تفعل؟"
  },
  "options": [
    {"en": "Do not touch it and tell an adult", "fr": "Ne pas y toucher et prévenir un adulte", "ar": "لا ألمسها وأخبر شخصًا كبيرًا"},
    {"en": "Pick it up and put it in the bag", "fr": "La ramasser et la mettre dans le sac", "ar": "ألتقطها وأضعها في الكيس"},
    {"en": "Bury it in the sand", "fr": "L’enterrer dans le sable", "ar": "أدفنها في الرمل"}
  ],
  "why": {
    "en": "A needle can prick and make people ill: an adult puts it into a hard, closed bottle and takes it to a health centre.",
    "fr": "Une aiguille peut piquer et rendre malade : un adulte la met dans une bouteille dure et fermée, puis au centre de santé.",
    "ar": "الإبرة قد تجرح وتنقل المرض: شخص كبير يضعها في قارورة صلبة مغلقة ويأخذها إلى مركز صحي."
  }
}$q$),
('broken-jar', 'one', '{primary,middle}', 'stays-out', 'jar', '{2}', $q${
  "ask": {
    "en": "A glass jar has broken into the bag. What now?",
    "fr": "Un bocal en verre s’est cassé dans le sac. Que faire ?",
    "ar": "انكسر وعاء زجاجي داخل الكيس. ماذا نفعل؟"
  },
  "options": [
    {"en": "Bring the bag as it is", "fr": "Apporter le sac tel quel", "ar": "نحضر الكيس كما هو"},
    {"en": "Shake the bag", "fr": "Secouer le sac", "ar": "نرجّ الكيس"},
    {"en": "Ask an adult to take the glass out with a glove", "fr": "Demander à un adulte de retirer le verre avec un gant", "ar": "نطلب من شخص كبير إخراج الزجاج بقفاز"}
  ],
  "why": {
    "en": "The bag is opened and sorted by hand: every splinter taken out is a hand that stays whole.",
    "fr": "Le sac est ouvert et trié à la main : chaque éclat retiré, c’est une main qui ne se blesse pas.",
    "ar": "الكيس يُفتح ويُفرز باليد: كل شظية تُزال تعني يدًا لا تُجرح."
  }
}$q$),
('pesticide-rinsed', 'one', '{middle,high}', 'stays-out', 'jug', '{1}', $q${
  "ask": {
    "en": "A pesticide bottle with a 2, rinsed three times?",
    "fr": "Un bidon de pesticide marqué 2, rincé trois fois ?",
    "ar": "قارورة مبيد تحمل الرقم 2 شُطفت ثلاث مرات؟"
  },
  "options": [
    {"en": "With the 2", "fr": "Avec le 2", "ar": "مع الرقم 2"},
    {"en": "It stays out", "fr": "Il reste dehors", "ar": "تبقى خارجًا"},
    {"en": "With the 1", "fr": "Avec le 1", "ar": "مع الرقم 1"}
  ],
  "why": {
    "en": "What held poison stays out, whatever its number: some of the poison is in the plastic.",
    "fr": "Ce qui a contenu du poison reste dehors, quel que soit son chiffre : le plastique en garde une partie.",
    "ar": "ما كان فيه سمّ يبقى خارجًا مهما كان رقمه: بعض السمّ يبقى في البلاستيك."
  }
}$q$),
('engine-oil', 'one', '{middle,high}', 'stays-out', 'jug', '{0}', $q${
  "ask": {
    "en": "What do we do with a used engine-oil can?",
    "fr": "Que fait-on d’un bidon d’huile de moteur ?",
    "ar": "ماذا نفعل بوعاء زيت المحرك؟"
  },
  "options": [
    {"en": "It stays out and goes back to the garage", "fr": "Il reste dehors et retourne au garage", "ar": "يبقى خارجًا ويعود إلى ورشة التصليح"},
    {"en": "Rinse it in the yard", "fr": "On le rince dans la cour", "ar": "نشطفه في الفناء"},
    {"en": "Into the bag of the 2", "fr": "Dans le sac du 2", "ar": "في كيس الرقم 2"}
  ],
  "why": {
    "en": "One litre of engine oil can spoil a very large amount of water: neither can nor oil belongs in a bag or a drain.",
    "fr": "Un litre d’huile de moteur peut polluer une très grande quantité d’eau : ni le bidon ni l’huile ne vont au sac ou à l’égout.",
    "ar": "لتر واحد من زيت المحرك قد يلوّث كمية كبيرة جدًا من الماء: لا الوعاء ولا الزيت مكانه الكيس أو المجاري."
  }
}$q$),
('bread-bag', 'one', '{primary,middle}', 'stays-out', 'bag', '{2}', $q${
  "ask": {
    "en": "A thin plastic bag from the baker’s?",
    "fr": "Un sachet en plastique fin de la boulangerie ?",
    "ar": "كيس بلاستيكي رقيق من المخبزة؟"
  },
  "options": [
    {"en": "With the bottles", "fr": "Avec les bouteilles", "ar": "مع القوارير"},
    {"en": "With the 2", "fr": "Avec le 2", "ar": "مع الرقم 2"},
    {"en": "It stays out: better use it again", "fr": "Il reste dehors : mieux vaut le réutiliser", "ar": "يبقى خارجًا: الأفضل أن نستعمله ثانية"}
  ],
  "why": {
    "en": "Thin films wind round the machines: use the bag again, or take a basket next time.",
    "fr": "Les films fins s’enroulent dans les machines : réutilisez le sachet, ou prenez un panier la prochaine fois.",
    "ar": "الأكياس الرقيقة تلتفّ حول الآلات: استعمل الكيس ثانية أو خذ قفّة في المرة القادمة."
  }
}$q$);

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
