-- migrate:up

-- Six things for three bins.
insert into quiz_questions (id, kind, levels, lesson, drawing, solution, content) values
('sort-home', 'sort', '{primary,middle}', 'sorting', 'bottle', '{0,1,0,0,2,2}', $q${
  "ask": {
    "en": "Where does each thing go?",
    "fr": "Où va chaque objet ?",
    "ar": "أين تذهب كل قطعة؟"
  },
  "things": [
    {"drawing": "bottle", "text": {"en": "Water bottle", "fr": "Bouteille d’eau", "ar": "قارورة ماء"}},
    {"drawing": "can", "text": {"en": "Drink can", "fr": "Canette", "ar": "علبة مشروب"}},
    {"drawing": "cap", "text": {"en": "Cap", "fr": "Bouchon", "ar": "سدادة"}},
    {"drawing": "jug", "text": {"en": "Milk bottle", "fr": "Bouteille de lait", "ar": "قارورة حليب"}},
    {"drawing": "shirt", "text": {"en": "Shirt", "fr": "Chemise", "ar": "قميص"}},
    {"drawing": "book", "text": {"en": "Notebook", "fr": "Cahier", "ar": "كرّاس"}}
  ],
  "bins": [
    {"en": "Plastic", "fr": "Plastique", "ar": "بلاستيك"},
    {"en": "Aluminium", "fr": "Alu", "ar": "ألمنيوم"},
    {"en": "Not here", "fr": "Pas ici", "ar": "ليس هنا"}
  ],
  "why": {
    "en": "The cap is plastic too: put it back on its bottle after crushing, so that it does not get lost.",
    "fr": "Le bouchon aussi est en plastique : remis sur sa bouteille écrasée, il ne se perd pas.",
    "ar": "السدادة بلاستيك أيضًا: أعدها فوق القارورة بعد ضغطها، هكذا لا تضيع في الطريق."
  }
}$q$),
('sort-numbers', 'sort', '{primary,middle,high}', 'pehd', 'jug', '{0,1,2,0,2,1}', $q${
  "ask": {
    "en": "One, two, or out?",
    "fr": "Le 1, le 2, ou dehors ?",
    "ar": "الرقم 1 أم 2 أم خارجًا؟"
  },
  "things": [
    {"drawing": "bottle", "text": {"en": "Water bottle", "fr": "Bouteille d’eau", "ar": "قارورة ماء"}},
    {"drawing": "jug", "text": {"en": "Bleach", "fr": "Javel", "ar": "جافيل"}},
    {"drawing": "pot", "text": {"en": "Yoghurt pot", "fr": "Pot de yaourt", "ar": "علبة ياغورت"}},
    {"drawing": "bottle", "text": {"en": "Soda bottle", "fr": "Bouteille de soda", "ar": "قارورة غازوز"}},
    {"drawing": "jar", "text": {"en": "Glass jar", "fr": "Bocal en verre", "ar": "وعاء زجاجي"}},
    {"drawing": "jug", "text": {"en": "Shampoo", "fr": "Shampoing", "ar": "شامبو"}}
  ],
  "bins": [
    {"en": "Number 1", "fr": "Le 1", "ar": "الرقم 1"},
    {"en": "Number 2", "fr": "Le 2", "ar": "الرقم 2"},
    {"en": "Not here", "fr": "Pas ici", "ar": "ليس هنا"}
  ],
  "why": {
    "en": "Drinks come in 1, washing things in 2; the pot is a 5 and glass is not plastic.",
    "fr": "Les boissons sont en 1, les produits lavants en 2 ; le pot est un 5 et le verre n’est pas du plastique.",
    "ar": "المشروبات في الرقم 1 ومواد الغسل في الرقم 2، والعلبة رقمها 5 والزجاج ليس بلاستيكًا."
  }
}$q$),
('sort-party', 'sort', '{primary,middle}', 'cans', 'can', '{1,0,2,1,0,2}', $q${
  "ask": {
    "en": "After the party: where does it all go?",
    "fr": "Après la fête : où va chaque objet ?",
    "ar": "بعد الحفلة: أين تذهب كل قطعة؟"
  },
  "things": [
    {"drawing": "can", "text": {"en": "Drink can", "fr": "Canette", "ar": "علبة مشروب"}},
    {"drawing": "bottle", "text": {"en": "Juice bottle", "fr": "Bouteille de jus", "ar": "قارورة عصير"}},
    {"drawing": "battery", "text": {"en": "Battery", "fr": "Pile", "ar": "بطارية"}},
    {"drawing": "can", "text": {"en": "Energy drink", "fr": "Boisson énergisante", "ar": "مشروب طاقة"}},
    {"drawing": "jug", "text": {"en": "Shampoo", "fr": "Shampoing", "ar": "شامبو"}},
    {"drawing": "tin", "text": {"en": "Tuna tin", "fr": "Boîte de thon", "ar": "علبة تونة"}}
  ],
  "bins": [
    {"en": "Plastic", "fr": "Plastique", "ar": "بلاستيك"},
    {"en": "Aluminium", "fr": "Alu", "ar": "ألمنيوم"},
    {"en": "Not here", "fr": "Pas ici", "ar": "ليس هنا"}
  ],
  "why": {
    "en": "Drink cans are aluminium; the tuna tin is steel, a magnet sticks to it, and batteries are always kept apart.",
    "fr": "Les canettes sont en aluminium ; la boîte de thon est en acier, l’aimant y colle, et les piles se gardent à part.",
    "ar": "علب المشروبات من الألمنيوم، وعلبة التونة من الفولاذ يلتصق بها المغناطيس، والبطاريات تُحفظ دائمًا وحدها."
  }
}$q$),
('sort-give-away', 'sort', '{primary,middle}', 'stays-out', 'shirt', '{0,1,0,1,2,2}', $q${
  "ask": {
    "en": "Bag, give away, or keep out?",
    "fr": "Au sac, à donner, ou dehors ?",
    "ar": "للكيس أم للتبرّع أم خارجًا؟"
  },
  "things": [
    {"drawing": "bottle", "text": {"en": "Water bottle", "fr": "Bouteille d’eau", "ar": "قارورة ماء"}},
    {"drawing": "shirt", "text": {"en": "Shirt, too small", "fr": "Chemise trop petite", "ar": "قميص صغير عليّ"}},
    {"drawing": "can", "text": {"en": "Drink can", "fr": "Canette", "ar": "علبة مشروب"}},
    {"drawing": "book", "text": {"en": "Book, read", "fr": "Livre déjà lu", "ar": "كتاب قرأته"}},
    {"drawing": "battery", "text": {"en": "Battery", "fr": "Pile", "ar": "بطارية"}},
    {"drawing": "jar", "text": {"en": "Broken glass", "fr": "Verre cassé", "ar": "زجاج مكسور"}}
  ],
  "bins": [
    {"en": "Our bag", "fr": "Notre sac", "ar": "كيسنا"},
    {"en": "Give away", "fr": "À donner", "ar": "للتبرّع"},
    {"en": "Not here", "fr": "Pas ici", "ar": "ليس هنا"}
  ],
  "why": {
    "en": "What is still good is not waste: somebody else will be glad of it.",
    "fr": "Ce qui sert encore n’est pas un déchet : quelqu’un d’autre en sera content.",
    "ar": "ما زال صالحًا فليس نفاية: سيفرح به شخص آخر."
  }
}$q$),
('sort-medicine', 'sort', '{middle,high}', 'stays-out', 'pill', '{1,0,2,0,1,2}', $q${
  "ask": {
    "en": "Our bag, the pharmacy, or out?",
    "fr": "Notre sac, la pharmacie, ou dehors ?",
    "ar": "كيسنا أم الصيدلية أم خارجًا؟"
  },
  "things": [
    {"drawing": "pill", "text": {"en": "Old tablets", "fr": "Vieux comprimés", "ar": "أقراص قديمة"}},
    {"drawing": "bottle", "text": {"en": "Water bottle", "fr": "Bouteille d’eau", "ar": "قارورة ماء"}},
    {"drawing": "jar", "text": {"en": "Broken glass", "fr": "Verre cassé", "ar": "زجاج مكسور"}},
    {"drawing": "can", "text": {"en": "Drink can", "fr": "Canette", "ar": "علبة مشروب"}},
    {"drawing": "pill", "text": {"en": "Syringe, closed in", "fr": "Seringue enfermée", "ar": "حقنة داخل وعاء"}},
    {"drawing": "battery", "text": {"en": "Battery", "fr": "Pile", "ar": "بطارية"}}
  ],
  "bins": [
    {"en": "Our bag", "fr": "Notre sac", "ar": "كيسنا"},
    {"en": "Pharmacy", "fr": "Pharmacie", "ar": "الصيدلية"},
    {"en": "Not here", "fr": "Pas ici", "ar": "ليس هنا"}
  ],
  "why": {
    "en": "Medicine and needles go to the pharmacy or the health centre, always by the hand of an adult.",
    "fr": "Médicaments et aiguilles vont à la pharmacie ou au centre de santé, toujours par la main d’un adulte.",
    "ar": "الأدوية والإبر تذهب إلى الصيدلية أو المركز الصحي، ودائمًا بيد شخص كبير."
  }
}$q$),
('sort-containers', 'sort', '{middle,high}', 'stays-out', 'jug', '{0,2,1,0,2,1}', $q${
  "ask": {
    "en": "Look at what was in it",
    "fr": "Regardez ce qu’il y avait dedans",
    "ar": "انظر إلى ما كان فيها"
  },
  "things": [
    {"drawing": "bottle", "text": {"en": "Table oil, washed", "fr": "Huile de table, lavée", "ar": "زيت مائدة، مغسولة"}},
    {"drawing": "jug", "text": {"en": "Engine oil", "fr": "Huile de moteur", "ar": "زيت محرك"}},
    {"drawing": "jug", "text": {"en": "Washing liquid", "fr": "Lessive liquide", "ar": "سائل غسيل"}},
    {"drawing": "bottle", "text": {"en": "Juice bottle", "fr": "Bouteille de jus", "ar": "قارورة عصير"}},
    {"drawing": "jug", "text": {"en": "Pesticide", "fr": "Pesticide", "ar": "مبيد"}},
    {"drawing": "jug", "text": {"en": "Shampoo", "fr": "Shampoing", "ar": "شامبو"}}
  ],
  "bins": [
    {"en": "Number 1", "fr": "Le 1", "ar": "الرقم 1"},
    {"en": "Number 2", "fr": "Le 2", "ar": "الرقم 2"},
    {"en": "Not here", "fr": "Pas ici", "ar": "ليس هنا"}
  ],
  "why": {
    "en": "Table oil washes off; engine oil and pesticide stay in the plastic, so their cans stay out.",
    "fr": "L’huile de table se lave ; l’huile de moteur et le pesticide restent dans le plastique, donc leurs bidons restent dehors.",
    "ar": "زيت المائدة يزول بالغسل، أما زيت المحرك والمبيد فيبقيان في البلاستيك، لذلك تبقى أوعيتهما خارجًا."
  }
}$q$),
('sort-magnet', 'sort', '{middle,high}', 'cans', 'tin', '{0,1,2,1,0,2}', $q${
  "ask": {
    "en": "What does the magnet say?",
    "fr": "Que dit l’aimant ?",
    "ar": "ماذا يقول المغناطيس؟"
  },
  "things": [
    {"drawing": "can", "text": {"en": "Drink can", "fr": "Canette", "ar": "علبة مشروب"}},
    {"drawing": "tin", "text": {"en": "Tuna tin", "fr": "Boîte de thon", "ar": "علبة تونة"}},
    {"drawing": "bottle", "text": {"en": "Water bottle", "fr": "Bouteille d’eau", "ar": "قارورة ماء"}},
    {"drawing": "tin", "text": {"en": "Tomato tin", "fr": "Boîte de tomate", "ar": "علبة طماطم"}},
    {"drawing": "can", "text": {"en": "Energy drink", "fr": "Boisson énergisante", "ar": "مشروب طاقة"}},
    {"drawing": "cap", "text": {"en": "Plastic cap", "fr": "Bouchon plastique", "ar": "سدادة بلاستيك"}}
  ],
  "bins": [
    {"en": "Aluminium", "fr": "Alu", "ar": "ألمنيوم"},
    {"en": "Steel", "fr": "Acier", "ar": "فولاذ"},
    {"en": "No metal", "fr": "Pas un métal", "ar": "ليس معدنًا"}
  ],
  "why": {
    "en": "The magnet sticks to steel, lets go of aluminium, and plastic is no metal at all.",
    "fr": "L’aimant colle à l’acier, lâche l’aluminium, et le plastique n’est pas un métal.",
    "ar": "المغناطيس يلتصق بالفولاذ ويترك الألمنيوم، والبلاستيك ليس معدنًا أصلًا."
  }
}$q$),
('sort-second-life', 'sort', '{middle,high}', 'where-it-goes', 'flakes', '{0,2,1,0,2,1}', $q${
  "ask": {
    "en": "What was it made from?",
    "fr": "De quoi est-ce fait ?",
    "ar": "ممّ صُنع كل شيء؟"
  },
  "things": [
    {"drawing": "shirt", "text": {"en": "Warm jacket", "fr": "Veste polaire", "ar": "سترة دافئة"}},
    {"drawing": "can", "text": {"en": "New drink can", "fr": "Nouvelle canette", "ar": "علبة مشروب جديدة"}},
    {"drawing": "basket", "text": {"en": "Crate", "fr": "Cageot", "ar": "صندوق خضر"}},
    {"drawing": "bottle", "text": {"en": "New bottle", "fr": "Nouvelle bouteille", "ar": "قارورة جديدة"}},
    {"drawing": "khatam", "text": {"en": "Bicycle frame", "fr": "Cadre de vélo", "ar": "هيكل درّاجة"}},
    {"drawing": "drops", "text": {"en": "Water pipe", "fr": "Tuyau d’eau", "ar": "أنبوب ماء"}}
  ],
  "bins": [
    {"en": "Bottles (1)", "fr": "Bouteilles (1)", "ar": "قوارير (1)"},
    {"en": "P.E.H.D (2)", "fr": "P.E.H.D (2)", "ar": "PEHD (2)"},
    {"en": "Cans", "fr": "Canettes", "ar": "علب"}
  ],
  "why": {
    "en": "PET becomes bottles and threads, P.E.H.D pipes and crates, and aluminium is melted for whatever needs a light metal.",
    "fr": "Le PET devient bouteilles et fils, le P.E.H.D tuyaux et cageots, et l’aluminium tout ce qui demande un métal léger.",
    "ar": "يصير PET قوارير وخيوطًا، وPEHD أنابيب وصناديق، والألمنيوم كل ما يحتاج معدنًا خفيفًا."
  }
}$q$);

-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
