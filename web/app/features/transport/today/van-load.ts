import { type Material, materials } from "@app/contract/materials";

export interface Segment {
  kind: Material | "next";
  x: number;
  width: number;
}

interface Load {
  payloadGrams: number;
  onBoard: readonly { material: Material; grams: number }[];
  /** What the next stop will add. */
  nextGrams: number;
}

const sum = (onBoard: Load["onBoard"]): number =>
  onBoard.reduce((grams, item) => grams + item.grams, 0);

/** What the van could take beside what it has and what comes next. */
export const freeGrams = ({ payloadGrams, onBoard, nextGrams }: Load): number =>
  Math.max(0, payloadGrams - sum(onBoard) - nextGrams);

/** The hold of the van to scale, from its end to the cab; an overloaded one is full and no more. */
export const segmentsOf = (load: Load, room: number): Segment[] => {
  const { payloadGrams, onBoard, nextGrams } = load;
  const full = Math.max(payloadGrams, sum(onBoard) + nextGrams, 1);
  const gramsOf = (material: Material): number =>
    onBoard.find((item) => item.material === material)?.grams ?? 0;
  const parts = [
    ...materials.map((material) => ({ kind: material, grams: gramsOf(material) })),
    { kind: "next" as const, grams: nextGrams },
  ].filter(({ grams }) => grams > 0);
  let x = 0;
  return parts.map(({ kind, grams }) => {
    const width = (grams / full) * room;
    const segment = { kind, x, width };
    x += width;
    return segment;
  });
};
