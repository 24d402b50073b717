import fc from "fast-check";
import { expect, test } from "vitest";
import { faqLinks, piecesOf } from "./faq-links.ts";

const words = fc.stringMatching(/^[\p{L}\d ,.]{1,20}$/u);
const pieces = fc.array(fc.record({ text: words, to: fc.constantFrom(null, ...faqLinks) }));

test("an answer falls into the words and links it was put together from", () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const answer = parts.map(({ text, to }) => (to ? `<${to}>${text}</${to}>` : text)).join("");
      const found = piecesOf(answer);
      // Words beside words are one piece.
      expect(found.filter(({ to }) => to)).toEqual(parts.filter(({ to }) => to));
      expect(found.map(({ text }) => text).join("")).toBe(parts.map(({ text }) => text).join(""));
    }),
  );
});

test("whatever else stands in angle brackets stays words", () => {
  expect(piecesOf("<b>no</b> <contact></contact> <point>yes</point>")).toEqual([
    { text: "<b>no</b> <contact></contact> ", to: null },
    { text: "yes", to: "point" },
  ]);
});
