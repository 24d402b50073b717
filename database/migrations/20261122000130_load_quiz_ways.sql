-- migrate:up

-- What the quiz asks about where things go, and questions with several answers.
insert into quiz_questions (id, kind, levels, lesson, drawing, solution, content) values
('burning-plastic', 'one', '{primary,middle,high}', 'stays-out', 'sun', '{2}', $q${
  "ask": {
    "en": "May plastic be burnt in the open?",
    "fr": "Peut-on brûler du plastique en plein air ?",
    "ar": "هل يجوز حرق البلاستيك في الهواء الطلق؟"
  },
  "options": [
    {"en": "Yes, then it is gone", "fr": "Oui, ainsi il disparaît", "ar": "نعم، هكذا يختفي"},
    {"en": "Yes, but only at night", "fr": "Oui, mais seulement la nuit", "ar": "نعم، لكن ليلًا فقط"},
    {"en": "No, the smoke is poisonous", "fr": "Non, la fumée est toxique", "ar": "لا، دخانه سام"}
  ],
  "why": {
    "en": "The smoke harms those who breathe it, and what could have become something new is lost.",
    "fr": "La fumée nuit à ceux qui la respirent, et ce qui pouvait redevenir un objet est perdu.",
    "ar": "الدخان يضرّ من يتنفسه، ويضيع ما كان يمكن أن يصير شيئًا جديدًا."
  }
}$q$),
('dry-wadi', 'one', '{primary,middle,high}', 'where-it-goes', 'waves', '{1}', $q${
  "ask": {
    "en": "A bottle is thrown into a dry wadi. Where may it be after the rain?",
    "fr": "Une bouteille est jetée dans un oued à sec. Où peut-elle finir après la pluie ?",
    "ar": "رُميت قارورة في وادٍ جاف. أين قد تصل بعد المطر؟"
  },
  "options": [
    {"en": "In the same place", "fr": "Au même endroit", "ar": "في المكان نفسه"},
    {"en": "In the sea", "fr": "Dans la mer", "ar": "في البحر"},
    {"en": "It has dissolved", "fr": "Elle s’est dissoute", "ar": "تكون قد ذابت"}
  ],
  "why": {
    "en": "Rain fills the wadi and carries what lies in it, often as far as the sea.",
    "fr": "La pluie remplit l’oued et emporte ce qui s’y trouve, souvent jusqu’à la mer.",
    "ar": "المطر يملأ الوادي ويجرف ما فيه، وكثيرًا ما يصل إلى البحر."
  }
}$q$),
('small-pieces', 'one', '{middle,high}', 'where-it-goes', 'flakes', '{0}', $q${
  "ask": {
    "en": "What does a bottle become after years in sun and sea?",
    "fr": "Que devient une bouteille après des années au soleil et en mer ?",
    "ar": "ماذا تصير القارورة بعد سنوات في الشمس والبحر؟"
  },
  "options": [
    {"en": "Ever smaller pieces of plastic", "fr": "Des morceaux de plastique toujours plus petits", "ar": "قطع بلاستيك أصغر فأصغر"},
    {"en": "Sand", "fr": "Du sable", "ar": "رملًا"},
    {"en": "Salt", "fr": "Du sel", "ar": "ملحًا"}
  ],
  "why": {
    "en": "It breaks up but does not go away: fish and birds swallow the pieces.",
    "fr": "Elle se casse mais ne disparaît pas : poissons et oiseaux avalent les morceaux.",
    "ar": "تتكسّر لكنها لا تختفي: الأسماك والطيور تبتلع قطعها."
  }
}$q$),
('pet-becomes', 'one', '{primary,middle,high}', 'where-it-goes', 'shirt', '{1}', $q${
  "ask": {
    "en": "What can be made from old PET bottles?",
    "fr": "Que peut-on faire avec de vieilles bouteilles en PET ?",
    "ar": "ماذا يمكن أن نصنع من قوارير PET القديمة؟"
  },
  "options": [
    {"en": "Glass jars", "fr": "Des bocaux en verre", "ar": "أوعية زجاجية"},
    {"en": "New bottles and warm clothes", "fr": "De nouvelles bouteilles et des vêtements chauds", "ar": "قوارير جديدة وملابس دافئة"},
    {"en": "Bread", "fr": "Du pain", "ar": "خبز"}
  ],
  "why": {
    "en": "The bottles become flakes, and the flakes become new bottles or threads for clothes and blankets.",
    "fr": "Les bouteilles deviennent des paillettes, et les paillettes de nouvelles bouteilles ou du fil pour vêtements et couvertures.",
    "ar": "تصير القوارير رقائق، والرقائق قوارير جديدة أو خيوطًا للملابس والبطانيات."
  }
}$q$),
('who-weighs', 'one', '{primary,middle}', 'where-it-goes', 'scale', '{0}', $q${
  "ask": {
    "en": "Where is your bag weighed first?",
    "fr": "Où le sac est-il pesé en premier ?",
    "ar": "أين يوزن كيسك أولًا؟"
  },
  "options": [
    {"en": "At the collection point", "fr": "Au point de collecte", "ar": "في نقطة الجمع"},
    {"en": "In the sea", "fr": "Dans la mer", "ar": "في البحر"},
    {"en": "At the town hall", "fr": "À la mairie", "ar": "في البلدية"}
  ],
  "why": {
    "en": "The shop or school that is a collection point weighs it and writes it down; then the van comes.",
    "fr": "Le commerce ou l’école qui sert de point de collecte le pèse et le note ; ensuite vient le camion.",
    "ar": "المحل أو المدرسة التي هي نقطة جمع تزنه وتسجّله، ثم تأتي الشاحنة."
  }
}$q$),
('plastic-from', 'one', '{middle,high}', 'where-it-goes', 'factory', '{2}', $q${
  "ask": {
    "en": "What is new plastic mostly made from?",
    "fr": "À partir de quoi fabrique-t-on surtout le plastique neuf ?",
    "ar": "ممّ يُصنع البلاستيك الجديد في الغالب؟"
  },
  "options": [
    {"en": "Sand", "fr": "Du sable", "ar": "من الرمل"},
    {"en": "Wood", "fr": "Du bois", "ar": "من الخشب"},
    {"en": "Petroleum and gas", "fr": "Du pétrole et du gaz", "ar": "من البترول والغاز"}
  ],
  "why": {
    "en": "Most plastic comes from petroleum and gas, which do not grow again: a bottle that comes back saves some.",
    "fr": "La plupart des plastiques viennent du pétrole et du gaz, qui ne repoussent pas : une bouteille qui revient en économise.",
    "ar": "معظم البلاستيك من البترول والغاز، وهما لا يتجددان: كل قارورة تعود توفّر منهما."
  }
}$q$),
('best-waste', 'one', '{primary,middle,high}', 'where-it-goes', 'bottle', '{1}', $q${
  "ask": {
    "en": "What is better than recycling a bottle?",
    "fr": "Qu’y a-t-il de mieux que recycler une bouteille ?",
    "ar": "ما الأفضل من إعادة تدوير قارورة؟"
  },
  "options": [
    {"en": "Throwing it far away", "fr": "La jeter très loin", "ar": "رميها بعيدًا جدًا"},
    {"en": "Using a flask again and again", "fr": "Se servir toujours de la même gourde", "ar": "استعمال قارورة دائمة مرات كثيرة"},
    {"en": "Buying two", "fr": "En acheter deux", "ar": "شراء اثنتين"}
  ],
  "why": {
    "en": "The best waste is the one that is never made: first less, then again, then recycle.",
    "fr": "Le meilleur déchet est celui qu’on ne produit pas : d’abord moins, puis réutiliser, puis recycler.",
    "ar": "أفضل نفاية هي التي لا تُنتج أصلًا: نقلّل أولًا، ثم نعيد الاستعمال، ثم نعيد التدوير."
  }
}$q$),
('water-in-bottles', 'one', '{primary,middle}', 'where-it-goes', 'drops', '{0}', $q${
  "ask": {
    "en": "May water stay in the bottles so that the bag is heavier?",
    "fr": "Peut-on laisser de l’eau dans les bouteilles pour que le sac pèse plus ?",
    "ar": "هل نترك الماء في القوارير ليثقل الكيس؟"
  },
  "options": [
    {"en": "No, they must be empty", "fr": "Non, elles doivent être vides", "ar": "لا، يجب أن تكون فارغة"},
    {"en": "Yes, it earns more", "fr": "Oui, cela rapporte plus", "ar": "نعم، نربح أكثر"},
    {"en": "Only in summer", "fr": "Seulement en été", "ar": "في الصيف فقط"}
  ],
  "why": {
    "en": "The point weighs plastic, not water: a bag with liquid in it is not taken.",
    "fr": "Le point pèse du plastique, pas de l’eau : un sac avec du liquide n’est pas accepté.",
    "ar": "النقطة تزن البلاستيك لا الماء: الكيس الذي فيه سائل لا يُقبل."
  }
}$q$),
('which-are-pet', 'several', '{primary,middle,high}', 'sorting', 'bottle', '{0,1}', $q${
  "ask": {
    "en": "Which of these usually carry a 1?",
    "fr": "Lesquels portent d’habitude un 1 ?",
    "ar": "أيّ هذه الأشياء يحمل عادة الرقم 1؟"
  },
  "options": [
    {"en": "A water bottle", "fr": "Une bouteille d’eau", "ar": "قارورة ماء"},
    {"en": "A soda bottle", "fr": "Une bouteille de soda", "ar": "قارورة مشروب غازي"},
    {"en": "A bleach bottle", "fr": "Une bouteille de Javel", "ar": "قارورة جافيل"},
    {"en": "A tuna tin", "fr": "Une boîte de thon", "ar": "علبة تونة"}
  ],
  "why": {
    "en": "Water and soda come in PET, the 1; bleach comes in P.E.H.D, the 2; the tin is steel.",
    "fr": "L’eau et le soda sont en PET, le 1 ; la Javel en P.E.H.D, le 2 ; la boîte est en acier.",
    "ar": "الماء والمشروب الغازي في PET أي الرقم 1، والجافيل في PEHD أي الرقم 2، والعلبة من الفولاذ."
  }
}$q$),
('which-are-pehd', 'several', '{middle,high}', 'pehd', 'jug', '{0,2}', $q${
  "ask": {
    "en": "Which of these usually carry a 2?",
    "fr": "Lesquels portent d’habitude un 2 ?",
    "ar": "أيّ هذه الأشياء يحمل عادة الرقم 2؟"
  },
  "options": [
    {"en": "A shampoo bottle", "fr": "Un flacon de shampoing", "ar": "قارورة شامبو"},
    {"en": "A yoghurt pot", "fr": "Un pot de yaourt", "ar": "علبة ياغورت"},
    {"en": "A can of washing liquid", "fr": "Un bidon de lessive liquide", "ar": "وعاء سائل الغسيل"},
    {"en": "A water bottle", "fr": "Une bouteille d’eau", "ar": "قارورة ماء"}
  ],
  "why": {
    "en": "Shampoo and washing liquid come in P.E.H.D, the 2; the pot is a 5 and the water bottle a 1.",
    "fr": "Shampoing et lessive sont en P.E.H.D, le 2 ; le pot est un 5 et la bouteille d’eau un 1.",
    "ar": "الشامبو وسائل الغسيل في PEHD أي الرقم 2، والعلبة رقمها 5 وقارورة الماء رقمها 1."
  }
}$q$),
('before-the-bag', 'several', '{primary,middle,high}', 'sorting', 'drops', '{0,1,3}', $q${
  "ask": {
    "en": "What do we do with a bottle before it goes into the bag?",
    "fr": "Que fait-on d’une bouteille avant de la mettre dans le sac ?",
    "ar": "ماذا نفعل بالقارورة قبل وضعها في الكيس؟"
  },
  "options": [
    {"en": "Empty it", "fr": "La vider", "ar": "نفرغها"},
    {"en": "Rinse it", "fr": "La rincer", "ar": "نشطفها"},
    {"en": "Tear off the label", "fr": "Arracher l’étiquette", "ar": "ننزع الملصق"},
    {"en": "Crush it", "fr": "L’écraser", "ar": "نضغطها"}
  ],
  "why": {
    "en": "Empty, rinse, crush, then the cap: the label may stay.",
    "fr": "Vider, rincer, écraser, puis le bouchon : l’étiquette peut rester.",
    "ar": "نفرغ ثم نشطف ثم نضغط ثم نعيد السدادة: الملصق يمكن أن يبقى."
  }
}$q$),
('which-stay-out', 'several', '{primary,middle,high}', 'stays-out', 'battery', '{0,2,3}', $q${
  "ask": {
    "en": "Which of these stay out of our bags?",
    "fr": "Lesquels restent hors de nos sacs ?",
    "ar": "أيّ هذه الأشياء يبقى خارج أكياسنا؟"
  },
  "options": [
    {"en": "A battery", "fr": "Une pile", "ar": "بطارية"},
    {"en": "A drink can", "fr": "Une canette", "ar": "علبة مشروب"},
    {"en": "A glass jar", "fr": "Un bocal en verre", "ar": "وعاء زجاجي"},
    {"en": "A syringe", "fr": "Une seringue", "ar": "حقنة"}
  ],
  "why": {
    "en": "The battery burns, the glass cuts, the syringe pricks: only the can is for the bag.",
    "fr": "La pile brûle, le verre coupe, la seringue pique : seule la canette va dans le sac.",
    "ar": "البطارية تحترق والزجاج يجرح والحقنة تخز: علبة المشروب وحدها للكيس."
  }
}$q$),
('know-aluminium', 'several', '{middle,high}', 'cans', 'can', '{0,1}', $q${
  "ask": {
    "en": "How do you know that a can is aluminium?",
    "fr": "À quoi reconnaît-on une canette en aluminium ?",
    "ar": "كيف نعرف أن العلبة من الألمنيوم؟"
  },
  "options": [
    {"en": "The letters ALU or a 41", "fr": "Les lettres ALU ou un 41", "ar": "الحروف ALU أو الرقم 41"},
    {"en": "A magnet does not stick", "fr": "L’aimant ne colle pas", "ar": "المغناطيس لا يلتصق بها"},
    {"en": "It rusts", "fr": "Elle rouille", "ar": "تصدأ"}
  ],
  "why": {
    "en": "Aluminium is marked ALU or 41, no magnet sticks to it, and it never rusts as steel does.",
    "fr": "L’aluminium est marqué ALU ou 41, l’aimant n’y colle pas, et il ne rouille pas comme l’acier.",
    "ar": "الألمنيوم عليه ALU أو 41، ولا يلتصق به المغناطيس، ولا يصدأ كما يصدأ الفولاذ."
  }
}$q$),
('never-after-rinsing', 'several', '{middle,high}', 'stays-out', 'jug', '{0,2,3}', $q${
  "ask": {
    "en": "Which containers stay out even when they are rinsed?",
    "fr": "Quels contenants restent dehors même rincés ?",
    "ar": "أي أوعية تبقى خارجًا حتى بعد شطفها؟"
  },
  "options": [
    {"en": "Pesticide", "fr": "Pesticide", "ar": "المبيد"},
    {"en": "Shampoo", "fr": "Shampoing", "ar": "الشامبو"},
    {"en": "Engine oil", "fr": "Huile de moteur", "ar": "زيت المحرك"},
    {"en": "Paint", "fr": "Peinture", "ar": "الطلاء"}
  ],
  "why": {
    "en": "Poison, oil and paint stay in the plastic; shampoo goes after two rinses.",
    "fr": "Poison, huile et peinture restent dans le plastique ; le shampoing part en deux rinçages.",
    "ar": "السمّ والزيت والطلاء تبقى في البلاستيك، أما الشامبو فيزول بشطفتين."
  }
}$q$),
('three-stars', 'several', '{primary,middle,high}', 'where-it-goes', 'khatam', '{0,1,2}', $q${
  "ask": {
    "en": "What earns the stars of a bag?",
    "fr": "Qu’est-ce qui fait gagner ses étoiles à un sac ?",
    "ar": "بماذا يكسب الكيس نجومه؟"
  },
  "options": [
    {"en": "It is clean", "fr": "Il est propre", "ar": "أن يكون نظيفًا"},
    {"en": "What is in it is crushed", "fr": "Son contenu est écrasé", "ar": "أن يكون ما فيه مضغوطًا"},
    {"en": "It is sorted and closed", "fr": "Il est trié et fermé", "ar": "أن يكون مفروزًا ومغلقًا"},
    {"en": "It is new", "fr": "Il est neuf", "ar": "أن يكون جديدًا"}
  ],
  "why": {
    "en": "Three stars: clean, crushed, well presented. They are for the bag, never for the person.",
    "fr": "Trois étoiles : propre, écrasé, bien présenté. Elles notent le sac, jamais la personne.",
    "ar": "ثلاث نجوم: نظيف، مضغوط، حسن التقديم. هي للكيس لا للشخص."
  }
}$q$),
('left-in-nature', 'several', '{primary,middle}', 'where-it-goes', 'tree', '{0,1}', $q${
  "ask": {
    "en": "Why leave no plastic in the forest or on the beach?",
    "fr": "Pourquoi ne pas laisser de plastique en forêt ou à la plage ?",
    "ar": "لماذا لا نترك البلاستيك في الغابة أو على الشاطئ؟"
  },
  "options": [
    {"en": "Animals swallow it", "fr": "Des animaux l’avalent", "ar": "لأن الحيوانات تبتلعه"},
    {"en": "Wind and water carry it on", "fr": "Le vent et l’eau l’emportent", "ar": "لأن الريح والماء يحملانه"},
    {"en": "It is gone in a week", "fr": "Il disparaît en une semaine", "ar": "لأنه يختفي في أسبوع"}
  ],
  "why": {
    "en": "It stays for a very long time, travels far and harms animals: take it home or to a point.",
    "fr": "Il reste très longtemps, voyage loin et blesse les animaux : rapportez-le à la maison ou à un point.",
    "ar": "يبقى زمنًا طويلًا جدًا ويسافر بعيدًا ويؤذي الحيوانات: أعده إلى البيت أو إلى نقطة جمع."
  }
}$q$),
('at-the-facility', 'several', '{middle,high}', 'where-it-goes', 'flakes', '{0,1,3}', $q${
  "ask": {
    "en": "What happens to bottles at the recycling facility?",
    "fr": "Que deviennent les bouteilles au centre de recyclage ?",
    "ar": "ماذا يحدث للقوارير في مصنع التدوير؟"
  },
  "options": [
    {"en": "They are sorted", "fr": "Elles sont triées", "ar": "تُفرز"},
    {"en": "They are shredded and washed", "fr": "Elles sont broyées et lavées", "ar": "تُقطّع وتُغسل"},
    {"en": "They are buried", "fr": "Elles sont enterrées", "ar": "تُدفن"},
    {"en": "They become flakes", "fr": "Elles deviennent des paillettes", "ar": "تصير رقائق"}
  ],
  "why": {
    "en": "Sorted, shredded, washed: the clean flakes are what new things are made of.",
    "fr": "Triées, broyées, lavées : les paillettes propres servent à fabriquer de nouveaux objets.",
    "ar": "تُفرز وتُقطّع وتُغسل: من الرقائق النظيفة تُصنع أشياء جديدة."
  }
}$q$);

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
