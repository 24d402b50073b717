import { product } from "@app/contract/product";
import { useLanguage } from "../i18n/use-language.ts";
import { Logo } from "../ui/logo.tsx";
import { Tile, type TileName, type TilePair } from "../ui/tile.tsx";
import { Wall, type WallTile } from "../ui/wall.tsx";
import { Section } from "./section.tsx";

const names: readonly TileName[] = [
  ...(["q", "qq", "half", "halfd", "leaf", "dot", "disc", "arcs"] as const),
  ...(["flower", "khatam", "waves", "arch", "bottle", "jug", "can", "cap"] as const),
  ...(["bag", "scale", "shop", "van", "factory", "tree", "sun", "flakes"] as const),
  ...(["shirt", "pin", "book", "basket", "mobile", "bread", "heart", "drops"] as const),
  ...(["jar", "tin", "pot", "battery", "pill"] as const),
];

const pairs: readonly TilePair[] = [1, 3, 2, 4, 8, 0, 7, 6, 5, 9];

const wall: readonly WallTile[] = [
  { name: "q", pair: 8, turn: 90 },
  { name: "bottle", pair: 2, isBig: true },
  { name: "leaf", pair: 3 },
  { name: "q", pair: 1, turn: 180 },
  { name: "van", pair: 4 },
  { name: "arcs", pair: 3 },
  { name: "q", pair: 8 },
  { name: "khatam", pair: 7 },
  "ghost",
  "gap",
];

export function TileSamples() {
  const name = product.name[useLanguage()];
  return (
    <Section name="tiles">
      <Logo name={name} />
      <div className="flex flex-wrap">
        {names.map((tile, place) => (
          <Tile key={tile} name={tile} pair={pairs[place % pairs.length] ?? 1} className="w-14" />
        ))}
      </div>
      <Wall tiles={wall} className="max-w-96 grid-cols-4" />
    </Section>
  );
}
