import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = ["theme.css", "app.css", "forms.css"]
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .join("\n")
  .replaceAll(/\/\*[^]*?\*\//g, "");

const namesOf = (pattern: RegExp): string[] =>
  [...css.matchAll(pattern)].map(([, name]) => name ?? "");

describe("the style sheet", () => {
  it("[K-13] breaks at 640, 768, 1024, 1280 and 1536 px, and nowhere else", () => {
    const breakpoints = namesOf(/--breakpoint-\w+: (\d+)px/g);
    expect(breakpoints).toEqual(["640", "768", "1024", "1280", "1536"]);
    expect(css).toContain("--breakpoint-*: initial;");
    for (const width of namesOf(/@media \(width >= (\d+)px\)/g)) {
      expect(breakpoints).toContain(width);
    }
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
