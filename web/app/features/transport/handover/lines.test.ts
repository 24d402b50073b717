import { handoverItemSchema } from "@app/contract/handovers";
import { describe, expect, test } from "vitest";
import { fromGrams, press, toGrams } from "./kilograms.ts";
import {
  asItem,
  asksWhy,
  differenceOf,
  gapOf,
  isFar,
  lineOfItem,
  linesOf,
  sumOf,
} from "./lines.ts";

const [pet, pehd] = linesOf({
  origin: "by_hand",
  items: [
    { material: "pet", bags: 14, grams: 168_000 },
    { material: "pehd", bags: 6, grams: 38_600 },
  ],
}) as [ReturnType<typeof linesOf>[number], ReturnType<typeof linesOf>[number]];
const photo = { data: "abc", name: null };

test("kilograms are typed to the hundredth and come out as whole grams", () => {
  const typed = (["1", "6", "8", "decimal", "4", "0", "9"] as const).reduce(press, "");
  expect([typed, toGrams(typed)]).toEqual(["168.40", 168_400]);
  expect(press("168.4", "delete")).toBe("168.");
  expect(press("", "decimal")).toBe("0.");
  expect(press("99999", "1")).toBe("99999");
  expect(fromGrams(36_100)).toBe("36.10");
});

describe("a line at the door", () => {
  test("is not done before it was on the scale", () => {
    expect([gapOf(pet), differenceOf(pet)]).toEqual(["weight", null]);
  });

  test("within the tolerance needs no word", () => {
    const line = { ...pet, weighed: "168.40" };
    expect([gapOf(line), isFar(line), differenceOf(line)]).toEqual([null, false, 400]);
  });

  test("over it needs a reason, then a photo", () => {
    const line = { ...pehd, weighed: "36.10" };
    expect([gapOf(line), isFar(line), differenceOf(line)]).toEqual(["reason", true, -2500]);
    expect(gapOf({ ...line, reason: "Wet bag" })).toBe("photo");
    expect(gapOf({ ...line, reason: "Wet bag", photo })).toBeNull();
  });

  test("that is refused in part says why, and what stays is no difference", () => {
    const line = { ...pehd, weighed: "30", refused: "8.6" };
    expect([asksWhy(line), isFar(line), differenceOf(line)]).toEqual([true, false, 0]);
    expect(gapOf({ ...line, refused: "40" })).toBe("refused");
  });

  test("of an office is only weighed: what was expected there is nobody's word", () => {
    const [line] = linesOf({
      origin: "office",
      items: [{ material: "pet", bags: 3, grams: 9000 }],
    }).map((one) => ({ ...one, weighed: "31.20" as const }));
    if (!line) throw new Error("no line");
    expect([gapOf(line), isFar(line), differenceOf(line)]).toEqual([null, false, 0]);
    expect(asItem(line)).toMatchObject({ declaredGrams: 31_200, weighedGrams: 31_200 });
  });

  test("is what the server takes, and forgets a reason that nobody needs any more", () => {
    const signed = asItem({ ...pehd, weighed: "36.10", reason: " Wet bag ", photo });
    expect(
      handoverItemSchema.safeParse({ ...signed, photo: `${"a".repeat(32)}.jpg` }).success,
    ).toBe(true);
    expect(signed).toMatchObject({ weighedGrams: 36_100, reason: "Wet bag" });
    expect(asItem({ ...pet, weighed: "168", reason: "old", photo })).toMatchObject({
      reason: null,
      photo: null,
    });
    expect(lineOfItem(signed)).toMatchObject({ weighed: "36.10", reason: "Wet bag" });
  });

  test("is summed with the others", () => {
    expect(
      sumOf([
        { ...pet, weighed: "168.4" },
        { ...pehd, weighed: "36.1" },
      ]),
    ).toEqual({
      declared: 206_600,
      weighed: 204_500,
      difference: -2100,
    });
  });
});
