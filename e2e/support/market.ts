import { buildReward, type RewardOverrides } from "@app/database/testing/build-reward";
import type { Stack } from "./stack.ts";

const always = [["00:00", "00:00"]];
const everyDay = Object.fromEntries(
  ["sat", "sun", "mon", "tue", "wed", "thu", "fri"].map((day) => [day, always]),
);

/** What a neighbourhood offers; those at the point are given there in the app. */
const offers = {
  hammam: {
    category: "leisure",
    price: 80_000,
    stock: 6,
    mostPerPerson: 4,
    partner: {
      name: { en: "Hammam Yasmine", fr: "Hammam Yasmine", ar: "حمّام الياسمين" },
      communeCode: 1621,
      place: [36.7205, 3.184],
      hours: everyDay,
    },
    name: {
      en: "Two entries to the hammam",
      fr: "Deux entrées au hammam",
      ar: "دخولان إلى الحمّام",
    },
    description: {
      en: "For you or somebody you like, any day from Sunday to Thursday.",
      fr: "Pour vous ou quelqu’un que vous aimez, du dimanche au jeudi.",
      ar: "لك أو لمن تحب، في أي يوم من الأحد إلى الخميس.",
    },
  },
  credit: {
    kind: "phone_credit",
    category: "phone",
    price: 52_000,
    partner: { name: { en: "Operators", fr: "Opérateurs", ar: "المتعاملون" } },
    name: { en: "Credit 500 DA", fr: "Recharge mobile 500 DA", ar: "رصيد 500 دج" },
  },
  tree: {
    kind: "donation",
    category: "tree",
    price: 30_000,
    partner: { name: { en: "Bahdja Verte", fr: "Bahdja Verte", ar: "البهجة الخضراء" } },
    name: { en: "An olive tree", fr: "Un olivier planté", ar: "شجرة زيتون تُغرس" },
    description: {
      en: "In your name, in Blida",
      fr: "À votre nom, à Blida",
      ar: "باسمك، في البليدة",
    },
  },
  bread: {
    price: 12_000,
    stock: 14,
    name: { en: "Ten loaves", fr: "Dix pains", ar: "عشر خبزات" },
  },
  basket: {
    price: 130_000,
    name: {
      en: "A basket of fruit",
      fr: "Un panier de fruits",
      ar: "سلة فواكه من البركة",
    },
  },
  gone: {
    price: 20_000,
    stock: 0,
    name: { en: "A litre of olive oil", fr: "Un litre d’huile", ar: "لتر زيت زيتون" },
  },
  last: {
    category: "home",
    price: 15_000,
    stock: 1,
    name: { en: "A box of soap", fr: "Une boîte de savon", ar: "علبة صابون" },
  },
  books: {
    kind: "donation",
    category: "give",
    status: "candidate",
    price: 10_000,
    partner: {
      name: { en: "Ibn Khaldoun school", fr: "École Ibn Khaldoun", ar: "مدرسة ابن خلدون" },
    },
    name: { en: "Books for a school", fr: "Des livres pour l’école", ar: "كتب للمدرسة" },
    description: { en: "A shelf in each class", fr: "Une étagère par classe", ar: "رفّ في كل قسم" },
  },
} satisfies Record<string, RewardOverrides>;

type Offer = keyof typeof offers;

const atPoint: ReadonlySet<string> = new Set<Offer>(["bread", "basket", "gone", "last"]);

/** The ids of what a journey goes to. */
export const openMarket = async (
  { database: { db } }: Stack,
  pointId: string,
): Promise<Record<Offer, string>> => {
  const ids: [string, string][] = [];
  for (const [name, offer] of Object.entries<RewardOverrides>(offers)) {
    ids.push([name, await buildReward(db, { ...offer, ...(atPoint.has(name) && { pointId }) })]);
  }
  return Object.fromEntries(ids) as Record<Offer, string>;
};
