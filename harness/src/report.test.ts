import { expect, it } from "vitest";
import { linePlot, marks } from "./plot.ts";
import { replaceSection, table } from "./report.ts";

it("pads a table and keeps a bar inside its cell", () => {
  expect(table(["a", "b"], [["one | two", "3"]])).toBe(
    ["| a          | b   |", "| ---------- | --- |", String.raw`| one \| two | 3   |`].join("\n"),
  );
});

it("replaces a section and nothing around it", () => {
  const before = "# Title\n\n<!-- begin x -->\n\nold\n\n<!-- end x -->\n\nafter\n";
  const after = replaceSection(before, "x", "new\n");
  expect(after).toBe("# Title\n\n<!-- begin x -->\n\nnew\n\n<!-- end x -->\n\nafter\n");
  expect(replaceSection(after, "x", "new")).toBe(after);
  expect(() => replaceSection(before, "y", "new")).toThrow("no section y");
});

it("marks a range in round steps", () => {
  expect(marks(0, 1.31)).toEqual([0, 0.5, 1, 1.5]);
  expect(marks(0, 100)).toEqual([0, 20, 40, 60, 80, 100]);
});

it("draws every series, inside its frame, with its texts escaped", () => {
  const svg = linePlot({
    title: "a < b",
    x: "rows",
    y: "ratio",
    logarithmicX: true,
    series: [
      {
        name: "history",
        points: [
          [200_000, 1],
          [20_000_000, 1.1],
        ],
      },
      {
        name: "goal",
        points: [
          [200_000, 1.15],
          [20_000_000, 1.15],
        ],
        as: "goal",
      },
    ],
  });
  expect(svg).toContain("a &lt; b");
  expect(svg.match(/<circle/g)).toHaveLength(2);
  for (const [, x, y] of svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)) {
    expect(Number(x)).toBeLessThanOrEqual(720);
    expect(Number(y)).toBeLessThanOrEqual(360);
  }
});

it("joins many points by a line alone, and moments by none", () => {
  const points = Array.from({ length: 100 }, (_, second): [number, number] => [second, 1]);
  const plot = { title: "t", x: "x", y: "y" };
  expect(linePlot({ ...plot, series: [{ name: "many", points }] })).not.toContain("<circle");
  const moments = linePlot({ ...plot, series: [{ name: "some", points, as: "moments" }] });
  // One more explains them.
  expect(moments.match(/<circle/g)).toHaveLength(101);
  expect(moments).not.toContain('stroke-width="2"');
});
