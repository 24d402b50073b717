-- migrate:up

-- What the quiz asks about bottles and P.E.H.D.
insert into quiz_questions (id, kind, levels, lesson, drawing, solution, content) values
('water-bottle-code', 'one', '{primary,middle,high}', 'sorting', 'bottle', '{0}', $q${
  "ask": {
    "en": "Which number is under most water bottles?",
    "fr": "Quel chiffre trouve-t-on sous la plupart des bouteilles d’eau ?",
    "ar": "أي رقم نجده أسفل معظم قوارير الماء؟"
  },
  "options": [
    {"en": "1", "fr": "1", "ar": "1"},
    {"en": "2", "fr": "2", "ar": "2"},
    {"en": "5", "fr": "5", "ar": "5"}
  ],
  "why": {
    "en": "The 1 in the triangle means PET, the plastic of water, soda and juice bottles.",
    "fr": "Le 1 dans le triangle veut dire PET, le plastique des bouteilles d’eau, de soda et de jus.",
    "ar": "الرقم 1 داخل المثلث يعني PET، بلاستيك قوارير الماء والمشروبات الغازية والعصير."
  }
}$q$),
('cap-after-crushing', 'one', '{primary,middle,high}', 'sorting', 'cap', '{2}', $q${
  "ask": {
    "en": "When does the cap go back on the bottle?",
    "fr": "Quand remet-on le bouchon sur la bouteille ?",
    "ar": "متى نعيد السدادة إلى القارورة؟"
  },
  "options": [
    {"en": "Before crushing it", "fr": "Avant de l’écraser", "ar": "قبل ضغطها"},
    {"en": "Never", "fr": "Jamais", "ar": "لا نعيدها أبدًا"},
    {"en": "After crushing it", "fr": "Après l’avoir écrasée", "ar": "بعد ضغطها"}
  ],
  "why": {
    "en": "With the cap on, the air cannot get out: crush first, then close, and the cap travels with its bottle.",
    "fr": "Bouchon fermé, l’air ne sort pas : on écrase d’abord, on ferme ensuite, et le bouchon voyage avec sa bouteille.",
    "ar": "والسدادة مغلقة لا يخرج الهواء: نضغط أولًا ثم نغلق، فتسافر السدادة مع قارورتها."
  }
}$q$),
('label-may-stay', 'one', '{primary,middle}', 'sorting', 'bottle', '{1}', $q${
  "ask": {
    "en": "What do we do with the label of a bottle?",
    "fr": "Que fait-on de l’étiquette d’une bouteille ?",
    "ar": "ماذا نفعل بملصق القارورة؟"
  },
  "options": [
    {"en": "It must be torn off", "fr": "Il faut l’arracher", "ar": "يجب نزعه"},
    {"en": "It may stay", "fr": "Elle peut rester", "ar": "يمكن أن يبقى"},
    {"en": "It must be washed off", "fr": "Il faut la décoller à l’eau", "ar": "يجب غسله حتى يزول"}
  ],
  "why": {
    "en": "The plant takes labels off by itself, so the time is better spent on rinsing and crushing.",
    "fr": "L’usine enlève les étiquettes elle-même : mieux vaut prendre le temps de rincer et d’écraser.",
    "ar": "المصنع ينزع الملصقات بنفسه، فالأفضل أن نقضي الوقت في الشطف والضغط."
  }
}$q$),
('rinse-with-little', 'one', '{primary,middle}', 'sorting', 'drops', '{0}', $q${
  "ask": {
    "en": "How much water does it take to rinse a bottle?",
    "fr": "Combien d’eau faut-il pour rincer une bouteille ?",
    "ar": "كم نحتاج من الماء لشطف قارورة؟"
  },
  "options": [
    {"en": "A little, then shake", "fr": "Un peu, puis secouer", "ar": "القليل ثم نرجّها"},
    {"en": "Fill it to the top", "fr": "La remplir jusqu’en haut", "ar": "نملؤها حتى الأعلى"},
    {"en": "Run the tap over it", "fr": "Laisser couler le robinet", "ar": "نترك الحنفية تجري"}
  ],
  "why": {
    "en": "A little water, the lid on and one shake are enough: water is precious, and used washing-up water does very well.",
    "fr": "Un fond d’eau, le bouchon, on secoue : cela suffit. L’eau est précieuse, et celle de la vaisselle convient très bien.",
    "ar": "القليل من الماء، نغلق ونرجّ مرة: هذا يكفي. الماء ثمين، وماء غسل الأواني يصلح جيدًا."
  }
}$q$),
('why-rinse', 'one', '{primary,middle,high}', 'sorting', 'drops', '{2}', $q${
  "ask": {
    "en": "Why rinse a bottle before it goes into the bag?",
    "fr": "Pourquoi rincer une bouteille avant de la mettre dans le sac ?",
    "ar": "لماذا نشطف القارورة قبل وضعها في الكيس؟"
  },
  "options": [
    {"en": "To make it heavier", "fr": "Pour qu’elle pèse plus", "ar": "لتصير أثقل"},
    {"en": "To change its colour", "fr": "Pour changer sa couleur", "ar": "ليتغيّر لونها"},
    {"en": "So that nothing smells or sticks", "fr": "Pour que rien ne sente ni ne colle", "ar": "حتى لا يبقى شيء كريه الرائحة أو لاصق"}
  ],
  "why": {
    "en": "Sugar and milk draw insects and spoil the whole bag; clean plastic is also worth more.",
    "fr": "Le sucre et le lait attirent les insectes et gâtent tout le sac ; le plastique propre vaut aussi plus cher.",
    "ar": "السكر والحليب يجذبان الحشرات ويفسدان الكيس كله، والبلاستيك النظيف قيمته أكبر."
  }
}$q$),
('why-crush', 'one', '{primary,middle,high}', 'sorting', 'bag', '{2}', $q${
  "ask": {
    "en": "Why crush the bottles?",
    "fr": "Pourquoi écraser les bouteilles ?",
    "ar": "لماذا نضغط القوارير؟"
  },
  "options": [
    {"en": "They weigh more", "fr": "Elles pèsent plus lourd", "ar": "ليزيد وزنها"},
    {"en": "The number shows better", "fr": "Le chiffre se voit mieux", "ar": "ليظهر الرقم أفضل"},
    {"en": "The bag and the van hold more of them", "fr": "Le sac et le camion en contiennent plus", "ar": "ليتّسع الكيس والشاحنة لعدد أكبر"}
  ],
  "why": {
    "en": "A bottle is mostly air: crushed, many more fit, and the van drives fewer times for the same weight.",
    "fr": "Une bouteille, c’est surtout de l’air : écrasées, elles tiennent à bien plus, et le camion fait moins de trajets.",
    "ar": "القارورة هواء في معظمها: إذا ضُغطت اتّسع المكان لأكثر منها، وقلّت رحلات الشاحنة."
  }
}$q$),
('bleach-bottle-code', 'one', '{primary,middle,high}', 'pehd', 'jug', '{1}', $q${
  "ask": {
    "en": "Which number is under a bottle of bleach?",
    "fr": "Quel chiffre trouve-t-on sous une bouteille d’eau de Javel ?",
    "ar": "أي رقم نجده أسفل قارورة الجافيل؟"
  },
  "options": [
    {"en": "1", "fr": "1", "ar": "1"},
    {"en": "2", "fr": "2", "ar": "2"},
    {"en": "6", "fr": "6", "ar": "6"}
  ],
  "why": {
    "en": "The 2 means P.E.H.D, a thick plastic: bleach, washing liquid and shampoo. Rinse it twice.",
    "fr": "Le 2 veut dire P.E.H.D, un plastique épais : Javel, lessive liquide, shampoing. On le rince deux fois.",
    "ar": "الرقم 2 يعني PEHD، بلاستيك سميك: الجافيل وسائل الغسيل والشامبو. نشطفها مرتين."
  }
}$q$),
('one-with-one', 'one', '{primary,middle}', 'pehd', 'bag', '{1}', $q${
  "ask": {
    "en": "A bottle with a 1 and a bottle with a 2: into which bags?",
    "fr": "Une bouteille marquée 1 et une autre marquée 2 : dans quels sacs ?",
    "ar": "قارورة تحمل الرقم 1 وأخرى تحمل الرقم 2: في أي كيس؟"
  },
  "options": [
    {"en": "Both in one bag", "fr": "Les deux dans le même sac", "ar": "الاثنتان في كيس واحد"},
    {"en": "Each in its own bag", "fr": "Chacune dans son sac", "ar": "كل واحدة في كيسها"},
    {"en": "Neither is taken", "fr": "Aucune n’est acceptée", "ar": "لا نستقبل أيًّا منهما"}
  ],
  "why": {
    "en": "1 with 1 and 2 with 2: if they are mixed, somebody has to sort them again by hand.",
    "fr": "Le 1 avec le 1, le 2 avec le 2 : mélangés, quelqu’un doit les retrier à la main.",
    "ar": "الرقم 1 مع 1 والرقم 2 مع 2: إذا اختلطا أعاد أحدهم فرزهما بيده."
  }
}$q$),
('why-not-mixed', 'one', '{high}', 'pehd', 'factory', '{0}', $q${
  "ask": {
    "en": "Why can PET and P.E.H.D not be melted together?",
    "fr": "Pourquoi ne peut-on pas fondre ensemble le PET et le P.E.H.D ?",
    "ar": "لماذا لا يمكن صهر PET وPEHD معًا؟"
  },
  "options": [
    {"en": "They melt at very different temperatures", "fr": "Ils fondent à des températures très différentes", "ar": "لأنهما ينصهران عند درجتي حرارة مختلفتين جدًا"},
    {"en": "They have different colours", "fr": "Ils n’ont pas la même couleur", "ar": "لأن لونيهما مختلفان"},
    {"en": "One of them is a metal", "fr": "L’un des deux est un métal", "ar": "لأن أحدهما معدن"}
  ],
  "why": {
    "en": "P.E.H.D melts at about 130 °C, PET only at about 250 °C: mixed, they make a weak plastic.",
    "fr": "Le P.E.H.D fond vers 130 °C, le PET seulement vers 250 °C : mélangés, ils donnent un plastique fragile.",
    "ar": "ينصهر PEHD عند نحو 130 درجة، وPET عند نحو 250 درجة: إذا خُلطا أعطيا بلاستيكًا ضعيفًا."
  }
}$q$),
('pehd-is-hdpe', 'one', '{high}', 'pehd', 'jug', '{1}', $q${
  "ask": {
    "en": "A container says HDPE and not PEHD. What is it?",
    "fr": "Un bidon porte HDPE et non PEHD. De quoi s’agit-il ?",
    "ar": "وعاء كُتب عليه HDPE وليس PEHD. ما هو؟"
  },
  "options": [
    {"en": "Another plastic that stays out", "fr": "Un autre plastique, qui reste dehors", "ar": "بلاستيك آخر يبقى خارجًا"},
    {"en": "The same plastic, named in English", "fr": "Le même plastique, nommé en anglais", "ar": "البلاستيك نفسه باسمه الإنجليزي"},
    {"en": "A kind of PET", "fr": "Une sorte de PET", "ar": "نوع من PET"}
  ],
  "why": {
    "en": "HDPE is the English name, PEHD the French one; the number is 2 in both.",
    "fr": "HDPE est le nom anglais, PEHD le nom français ; le chiffre est 2 dans les deux cas.",
    "ar": "HDPE هو الاسم الإنجليزي وPEHD الاسم الفرنسي، والرقم في الحالتين 2."
  }
}$q$),
('yoghurt-pot', 'one', '{primary,middle}', 'pehd', 'pot', '{0}', $q${
  "ask": {
    "en": "An empty yoghurt pot with a 5 underneath?",
    "fr": "Un pot de yaourt vide, marqué 5 dessous ?",
    "ar": "علبة ياغورت فارغة تحمل الرقم 5؟"
  },
  "options": [
    {"en": "It stays out", "fr": "Il reste dehors", "ar": "تبقى خارجًا"},
    {"en": "With the 1", "fr": "Avec le 1", "ar": "مع الرقم 1"},
    {"en": "With the 2", "fr": "Avec le 2", "ar": "مع الرقم 2"}
  ],
  "why": {
    "en": "5 is another plastic, PP: one pot in the bag makes the whole bag worth less.",
    "fr": "Le 5 est un autre plastique, le PP : un seul pot fait perdre de la valeur à tout le sac.",
    "ar": "الرقم 5 بلاستيك آخر هو PP: علبة واحدة في الكيس تنقص من قيمته كله."
  }
}$q$),
('triangle-meaning', 'one', '{middle,high}', 'pehd', 'khatam', '{2}', $q${
  "ask": {
    "en": "What does the number in the triangle say?",
    "fr": "Que dit le chiffre dans le triangle ?",
    "ar": "ماذا يعني الرقم داخل المثلث؟"
  },
  "options": [
    {"en": "How often it was recycled", "fr": "Combien de fois l’objet a été recyclé", "ar": "كم مرة أُعيد تدوير الشيء"},
    {"en": "How old it is", "fr": "Son âge", "ar": "عمره"},
    {"en": "Which plastic it is made of", "fr": "De quel plastique il est fait", "ar": "من أي بلاستيك صُنع"}
  ],
  "why": {
    "en": "It names the plastic, from 1 to 7, and promises nothing: we take 1 and 2.",
    "fr": "Il nomme le plastique, de 1 à 7, et ne promet rien : nous prenons le 1 et le 2.",
    "ar": "يدلّ على نوع البلاستيك من 1 إلى 7 ولا يَعِد بشيء: نحن نستقبل 1 و2."
  }
}$q$),
('table-oil', 'one', '{middle,high}', 'pehd', 'bottle', '{1}', $q${
  "ask": {
    "en": "A table-oil bottle with a 1 is still greasy. What now?",
    "fr": "Une bouteille d’huile de table marquée 1 est encore grasse. Que faire ?",
    "ar": "قارورة زيت مائدة تحمل الرقم 1 وما زالت دهنية. ماذا نفعل؟"
  },
  "options": [
    {"en": "Into the bag as it is", "fr": "La mettre telle quelle dans le sac", "ar": "نضعها في الكيس كما هي"},
    {"en": "Let it drain, then wash with warm water and soap", "fr": "L’égoutter, puis la laver à l’eau tiède et au savon", "ar": "نصفّيها ثم نغسلها بماء دافئ وصابون"},
    {"en": "Pour the rest into the sink", "fr": "Vider le reste dans l’évier", "ar": "نسكب الباقي في الحوض"}
  ],
  "why": {
    "en": "Oil spoils a whole bag, and in the sink it blocks the pipes: drained and washed, the bottle goes with the 1.",
    "fr": "L’huile gâte tout un sac, et bouche les tuyaux dans l’évier : égouttée et lavée, la bouteille va avec le 1.",
    "ar": "الزيت يفسد كيسًا كاملًا ويسدّ الأنابيب في الحوض: بعد تصفيتها وغسلها تذهب القارورة مع الرقم 1."
  }
}$q$);

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
