import { expect, test } from "vitest";
import { placeLabels } from "./place-labels.ts";

const label = (name: string, x: number, y: number) => ({ name, x, y, width: 100, height: 40 });
const names = (labels: { name: string }[]) => labels.map(({ name }) => name);

test("of two names that would touch, the first stays", () => {
  const labels = [label("Alger", 0, 0), label("Blida", 50, 20), label("Oran", 101, 0)];
  expect(names(placeLabels(labels))).toEqual(["Alger", "Oran"]);
});

test("a name makes way for a pin", () => {
  const pin = { x: 0, y: 0, width: 46, height: 46 };
  const labels = [label("Alger", 10, 10), label("Blida", 0, 44)];
  expect(names(placeLabels(labels, [pin]))).toEqual(["Blida"]);
});
