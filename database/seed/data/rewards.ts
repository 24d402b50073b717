import type { Hours } from "@app/contract/hours";
import type { RewardCategory, RewardKind } from "@app/contract/rewards";

interface InThree {
  readonly en: string;
  readonly fr: string;
  readonly ar: string;
}

export interface SeedPartner {
  readonly name: InThree;
  /** The first point of the seed, which gives in the app; others have a place of their own or none. */
  readonly isFirstPoint?: true;
  readonly place?: {
    readonly communeCode: number;
    readonly address: { readonly fr: string; readonly ar: string };
    readonly longitude: number;
    readonly latitude: number;
    readonly hours: Hours;
  };
}

export interface SeedReward {
  readonly partner: SeedPartner;
  readonly kind: RewardKind;
  readonly category: RewardCategory;
  readonly status?: "candidate";
  readonly name: InThree;
  readonly description: InThree;
  /** Whole tokens. */
  readonly price: number;
  readonly stock?: number;
  readonly mostPerPerson?: number;
  /** What the partner is owed for a piece. */
  readonly dinars: number;
  readonly creditDinars?: number;
}

const everyDay = (from: string, until: string): Hours => {
  const day: Hours["sat"] = [[from, until]];
  return { sat: day, sun: day, mon: day, tue: day, wed: day, thu: day, fri: [["15:00", until]] };
};

// All invented, in real towns.

const elBaraka: SeedPartner = {
  name: { en: "El Baraka Grocery", fr: "Épicerie El Baraka", ar: "بقالة البركة" },
  isFirstPoint: true,
};
const hammam: SeedPartner = {
  name: { en: "El Yasmine Hammam", fr: "Hammam El Yasmine", ar: "حمّام الياسمين" },
  place: {
    communeCode: 1621,
    address: { fr: "8, cité des Orangers, Bab Ezzouar", ar: "8 حي البرتقال، باب الزوار" },
    longitude: 3.1836,
    latitude: 36.7214,
    hours: everyDay("07:00", "21:00"),
  },
};
const bakery: SeedPartner = {
  name: { en: "Sidi Ali Bakery", fr: "Boulangerie Sidi Ali", ar: "مخبزة سيدي علي" },
  place: {
    communeCode: 1601,
    address: { fr: "31, rue des Mûriers, Alger-Centre", ar: "31 شارع التوت، الجزائر الوسطى" },
    longitude: 3.0546,
    latitude: 36.7702,
    hours: everyDay("06:00", "20:00"),
  },
};
const bookshop: SeedPartner = {
  name: { en: "El Houda Bookshop", fr: "Librairie El Houda", ar: "مكتبة الهدى" },
  place: {
    communeCode: 1601,
    address: { fr: "5, place des Figuiers, Alger-Centre", ar: "5 ساحة التين، الجزائر الوسطى" },
    longitude: 3.0601,
    latitude: 36.7731,
    hours: everyDay("09:00", "18:30"),
  },
};
const cinema: SeedPartner = {
  name: { en: "El Djazira Cinema", fr: "Cinéma El Djazira", ar: "سينما الجزيرة" },
  place: {
    communeCode: 1601,
    address: { fr: "17, rue du Phare, Alger-Centre", ar: "17 شارع المنارة، الجزائر الوسطى" },
    longitude: 3.0629,
    latitude: 36.7688,
    hours: everyDay("14:00", "22:00"),
  },
};
const weavers: SeedPartner = {
  name: { en: "Women Weavers of Blida", fr: "Les Tisseuses de Blida", ar: "نسّاجات البليدة" },
  place: {
    communeCode: 901,
    address: { fr: "2, rue des Roses, Blida", ar: "2 شارع الورد، البليدة" },
    longitude: 2.8295,
    latitude: 36.4702,
    hours: everyDay("09:00", "17:00"),
  },
};
const buses: SeedPartner = {
  name: { en: "Bay Buses", fr: "Bus de la Baie", ar: "حافلات الخليج" },
};
const credit: SeedPartner = {
  name: { en: "Phone credit", fr: "Crédit téléphonique", ar: "رصيد الهاتف" },
};
const planters: SeedPartner = {
  name: { en: "Green Mitidja", fr: "Mitidja verte", ar: "متيجة الخضراء" },
};
const schoolFriends: SeedPartner = {
  name: { en: "A Bag for Every Child", fr: "Un cartable pour chacun", ar: "محفظة لكل طفل" },
};

export const rewards: readonly SeedReward[] = [
  {
    partner: hammam,
    kind: "shop",
    category: "leisure",
    name: { en: "Two hammam entries", fr: "Deux entrées au hammam", ar: "دخولان إلى الحمّام" },
    description: {
      en: "For you or whoever you like, any day from Sunday to Thursday.",
      fr: "Pour vous ou pour qui vous voulez, du dimanche au jeudi.",
      ar: "لك أو لمن تحب، في أي يوم من الأحد إلى الخميس.",
    },
    price: 800,
    stock: 7,
    mostPerPerson: 2,
    dinars: 700,
  },
  {
    partner: credit,
    kind: "phone_credit",
    category: "phone",
    name: { en: "500 DA of phone credit", fr: "Crédit de 500 DA", ar: "رصيد 500 دج" },
    description: {
      en: "On the number of your choice, with any operator. It arrives within 24 hours.",
      fr: "Sur le numéro de votre choix, chez tous les opérateurs. Il arrive sous 24 heures.",
      ar: "على الرقم الذي تختاره، عند كل المتعاملين. يصل خلال 24 ساعة.",
    },
    price: 520,
    mostPerPerson: 2,
    dinars: 500,
    creditDinars: 500,
  },
  {
    partner: credit,
    kind: "phone_credit",
    category: "phone",
    name: { en: "100 DA of phone credit", fr: "Crédit de 100 DA", ar: "رصيد 100 دج" },
    description: {
      en: "Enough for a call or two. It arrives within 24 hours.",
      fr: "De quoi passer un appel ou deux. Il arrive sous 24 heures.",
      ar: "يكفي لمكالمة أو اثنتين. يصل خلال 24 ساعة.",
    },
    price: 110,
    mostPerPerson: 4,
    dinars: 100,
    creditDinars: 100,
  },
  {
    partner: bakery,
    kind: "shop",
    category: "food",
    name: { en: "Ten loaves", fr: "Dix baguettes", ar: "عشر خبزات" },
    description: {
      en: "Fresh from the oven, all at once or two a day: the baker keeps count.",
      fr: "À la sortie du four, d’un coup ou deux par jour : le boulanger tient le compte.",
      ar: "ساخنة من الفرن، دفعة واحدة أو خبزتان كل يوم: الخبّاز يحسبها لك.",
    },
    price: 120,
    stock: 15,
    dinars: 150,
  },
  {
    partner: elBaraka,
    kind: "shop",
    category: "food",
    name: {
      en: "A fruit basket from El Baraka",
      fr: "Un panier de fruits d’El Baraka",
      ar: "سلة فواكه من البركة",
    },
    description: {
      en: "About four kilos of what the season gives, chosen in the morning.",
      fr: "Environ quatre kilos de fruits de saison, choisis le matin même.",
      ar: "نحو أربعة كيلوغرامات من فواكه الموسم، تُختار في الصباح.",
    },
    price: 1300,
    stock: 8,
    dinars: 1200,
  },
  {
    partner: elBaraka,
    kind: "shop",
    category: "food",
    name: { en: "A kilo of dates", fr: "Un kilo de dattes", ar: "كيلوغرام من التمر" },
    description: {
      en: "Deglet Nour from Biskra, on the branch when there are some.",
      fr: "Des deglet nour de Biskra, sur la branche quand il y en a.",
      ar: "دقلة نور من بسكرة، بعراجينها إن توفّرت.",
    },
    price: 450,
    stock: 20,
    dinars: 420,
  },
  {
    partner: bookshop,
    kind: "shop",
    category: "home",
    name: { en: "Five school notebooks", fr: "Cinq cahiers d’école", ar: "خمسة كراريس مدرسية" },
    description: {
      en: "96 pages each, recycled paper, with their covers.",
      fr: "96 pages chacun, en papier recyclé, avec leurs protège-cahiers.",
      ar: "كل كرّاس بـ96 صفحة من ورق معاد تدويره، مع أغلفته.",
    },
    price: 250,
    stock: 40,
    dinars: 300,
  },
  {
    partner: buses,
    kind: "shop",
    category: "leisure",
    name: { en: "Ten bus tickets", fr: "Dix tickets de bus", ar: "عشر تذاكر حافلة" },
    description: {
      en: "On every line of the bay. Show the voucher to the conductor.",
      fr: "Sur toutes les lignes de la baie. Montrez le bon au receveur.",
      ar: "على كل خطوط الخليج. أرِ القسيمة لقابض الحافلة.",
    },
    price: 280,
    dinars: 300,
  },
  {
    partner: cinema,
    kind: "shop",
    category: "leisure",
    name: { en: "Two cinema seats", fr: "Deux places de cinéma", ar: "مقعدان في السينما" },
    description: {
      en: "For any film of the week, except on the first evening.",
      fr: "Pour tous les films de la semaine, sauf le premier soir.",
      ar: "لأي فيلم من أفلام الأسبوع، ما عدا السهرة الأولى.",
    },
    price: 600,
    stock: 12,
    dinars: 800,
  },
  {
    partner: weavers,
    kind: "shop",
    category: "home",
    name: { en: "A woven shopping basket", fr: "Un couffin tressé", ar: "قفّة منسوجة" },
    description: {
      en: "Made by hand, for the market instead of plastic bags.",
      fr: "Fait à la main, pour le marché à la place des sachets.",
      ar: "صُنعت باليد، للسوق بدل الأكياس البلاستيكية.",
    },
    price: 900,
    stock: 0,
    dinars: 1000,
  },
  {
    partner: planters,
    kind: "donation",
    category: "tree",
    name: {
      en: "An olive tree is planted",
      fr: "Un olivier planté",
      ar: "شجرة زيتون تُغرس",
    },
    description: {
      en: "In your name, near Blida, and watered for two summers.",
      fr: "En votre nom, près de Blida, et arrosé pendant deux étés.",
      ar: "باسمك، قرب البليدة، وتُسقى صيفين كاملين.",
    },
    price: 300,
    dinars: 350,
  },
  {
    partner: schoolFriends,
    kind: "donation",
    category: "give",
    name: {
      en: "A school bag for a child",
      fr: "Un cartable pour un enfant",
      ar: "محفظة مدرسية لطفل",
    },
    description: {
      en: "Filled with notebooks and pens, given in September to a family that needs it.",
      fr: "Garni de cahiers et de stylos, remis en septembre à une famille qui en a besoin.",
      ar: "مملوءة بالكراريس والأقلام، تُقدَّم في سبتمبر لعائلة تحتاج إليها.",
    },
    price: 200,
    dinars: 250,
  },
  {
    partner: schoolFriends,
    kind: "donation",
    category: "give",
    status: "candidate",
    name: {
      en: "A library for a primary school",
      fr: "Une bibliothèque pour une école primaire",
      ar: "مكتبة لمدرسة ابتدائية",
    },
    description: {
      en: "Two hundred books in Arabic, Tamazight and French for the pupils of Aïn Benian.",
      fr: "Deux cents livres en arabe, tamazight et français pour les élèves d’Aïn Benian.",
      ar: "مئتا كتاب بالعربية والأمازيغية والفرنسية لتلاميذ عين البنيان.",
    },
    price: 100,
    dinars: 100,
  },
  {
    partner: planters,
    kind: "donation",
    category: "give",
    status: "candidate",
    name: {
      en: "A garden between the buildings",
      fr: "Un jardin entre les immeubles",
      ar: "حديقة بين العمارات",
    },
    description: {
      en: "Benches, shade and beds that the neighbours look after, in Bab Ezzouar.",
      fr: "Des bancs, de l’ombre et des carrés que les voisins entretiennent, à Bab Ezzouar.",
      ar: "مقاعد وظلّ وأحواض يعتني بها الجيران، في باب الزوار.",
    },
    price: 100,
    dinars: 100,
  },
];
