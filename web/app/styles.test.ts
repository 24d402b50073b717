import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = ["theme.css", "app.css", "forms.css", "overlays.css", "tables.css", "chrome.css"]
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .join("\n")
  .replaceAll(/\/\*[^]*?\*\//g, "");

const namesOf = (pattern: RegExp): string[] =>
  [...css.matchAll(pattern)].map(([, name]) => name ?? "");

/** The four colours that carry a meaning, and their hue. */
const palette = { "green-700": 156, "yellow-400": 90, "blue-600": 263, "red-600": 29 };

describe("the style sheet", () => {
  it("[K-13] breaks at 640, 768, 1024, 1280 and 1536 px, and nowhere else", () => {
    const breakpoints = namesOf(/--breakpoint-\w+: (\d+)px/g);
    expect(breakpoints).toEqual(["640", "768", "1024", "1280", "1536"]);
    expect(css).toContain("--breakpoint-*: initial;");
    for (const width of namesOf(/@media \(width >= (\d+)px\)/g)) {
      expect(breakpoints).toContain(width);
    }
  });

  it("[K-14] has the green, the yellow, the blue and the red of the palette", () => {
    for (const [name, hue] of Object.entries(palette)) {
      const [, lightness, , degrees] =
        new RegExp(`--color-${name}: oklch\\((\\S+) (\\S+) (\\S+)\\)`).exec(css) ?? [];
      expect([name, Number(degrees)]).toEqual([name, hue]);
      expect(Number(lightness)).toBeGreaterThan(0.3);
    }
  });

  it("[K-14] moves in 0.3 to 0.4 s; only a pressed button is quicker", () => {
    const moves = namesOf(/transition(?:-duration)?:([^;]+);/g).join(" ");
    const seconds = [...moves.matchAll(/([a-z-]+) (\d*\.?\d+)s/g)];
    expect(seconds.length).toBeGreaterThan(1);
    for (const [, moved, duration] of seconds) {
      if (moved === "scale") continue;
      expect([moved, Number(duration)]).toSatisfy(
        ([, one]: [string, number]) => one >= 0.3 && one <= 0.4,
      );
    }
    expect(css).toContain("--default-transition-duration: 0.3s;");
  });

  it("[L-38] forces the light colour scheme", () => {
    expect(css).toMatch(/:root \{\s*color-scheme: only light;/);
    expect(css).not.toContain("prefers-color-scheme");
  });

  it("gives every OKLCH colour a hexadecimal one first", () => {
    const inOklch = namesOf(/(--color-[\w-]+): oklch/g);
    const inHex = new Set(namesOf(/(--color-[\w-]+): #[0-9a-f]{6};/g));
    expect(inOklch.length).toBeGreaterThan(25);
    expect(inOklch.filter((name) => !inHex.has(name))).toEqual([]);
  });

  it("knows no left and no right", () => {
    expect(css).not.toMatch(/\b(left|right)\b/);
  });

  it("stops every animation for those who ask for less motion", () => {
    expect(css).toMatch(/prefers-reduced-motion: reduce\) \{[^]*animation: none !important/);
  });
});
