import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import type { PictureName } from "../app/lib/public-pages.ts";

interface Drawing {
  /** Where its words stand: a feature and a key; the home page has the product's own line. */
  words: readonly [feature: string, key: string] | null;
  ground: "plaster" | "green" | "yellow" | "red" | "blue";
  /** Nine, in rows of three: drawing, colours, turn. */
  tiles: string;
}

export const drawings: Record<PictureName, Drawing> = {
  home: {
    words: null,
    ground: "plaster",
    tiles: "arcs3/180 q8/90 bag1 leaf8/90 bottle2 waves4 q0/180 shop6 sun9",
  },
  about: {
    words: ["about", "headline"],
    ground: "green",
    tiles: "arch9 q8/90 khatam4 leaf3 scale2 arcs8 waves7 cap3 q2/270",
  },
  contact: {
    words: ["contact", "headline"],
    ground: "plaster",
    tiles: "mobile4 q3/90 heart6 leaf8 flower1 arcs2 q9/180 khatam7 waves8",
  },
  start: {
    words: ["start", "headline"],
    ground: "plaster",
    tiles: "q3/90 bottle2 leaf8 arcs8 can7 q1/180 shop6 flower1 jug4",
  },
  map: {
    words: ["map", "title"],
    ground: "plaster",
    tiles: "waves4 q8/90 shop6 leaf3/90 pin2 arcs8 arch7 q1/180 tree3",
  },
  partners: {
    words: ["partners", "hub.headline"],
    ground: "plaster",
    tiles: "shop6 q8/90 van2 arcs3 factory5 leaf8 book4 q9/180 flower1",
  },
  "partners-point": {
    words: ["partners", "point.headline"],
    ground: "yellow",
    tiles: "shop6 q5/90 scale1 arcs8 bag9 leaf8/90 q3/180 half4 can7",
  },
  "partners-brand": {
    words: ["partners", "brand.headline"],
    ground: "blue",
    tiles: "bottle2 leaf7 khatam4 flakes9 waves8 q2/270 shirt6 dot7 arcs8",
  },
  "partners-transporter": {
    words: ["partners", "transporter.headline"],
    ground: "red",
    tiles: "van2 q1/90 waves4 leaf3 bag8 half9 q2/180 arch7 factory5",
  },
  rewards: {
    words: ["rewards", "visitor.title"],
    ground: "green",
    tiles: "q8/90 basket6 arch7 mobile3 khatam2 leaf8/90 bread9 tree2 q4/180",
  },
  legal: {
    words: ["legal", "privacy.summary"],
    ground: "green",
    tiles: "khatam7 q3/90 book2 arch9 leaf8 khatam4 q2/270 scale3 waves7",
  },
  account: {
    words: ["signup", "picker.heading"],
    ground: "plaster",
    tiles: "q8/90 arch2 leaf3 khatam7 q1/180 bottle9 leaf5/90 flower8 mobile4",
  },
};

type Texts = { [key: string]: string | Texts };

const textOf = (feature: string, key: string, locale: Locale): string => {
  const file = path.join(import.meta.dirname, `../app/features/${feature}/locales/${locale}.json`);
  const found = key
    .split(".")
    .reduce<string | Texts | undefined>(
      (at, part) => (typeof at === "object" ? at[part] : undefined),
      JSON.parse(readFileSync(file, "utf8")) as Texts,
    );
  if (typeof found !== "string") throw new Error(`no text ${feature}.${key} in ${locale}`);
  return found;
};

/** Longer than this there is room for the first sentence alone. */
const roomFor = 60;

/** The words of a picture, out of the catalogue its page reads. */
export const wordsOf = ({ words }: Drawing, locale: Locale): string => {
  if (!words) return product.tagline[locale];
  const text = textOf(...words, locale);
  return text.length > roomFor ? (/^.+?[.؟?](?= )/.exec(text)?.[0] ?? text) : text;
};

/** Everything a picture is drawn from but the colours; it is kept in the picture. */
export const noteOf = (name: PictureName, locale: Locale): string => {
  const { ground, tiles } = drawings[name];
  return `${wordsOf(drawings[name], locale)} | ${ground} | ${tiles}`;
};
