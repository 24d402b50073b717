import { createHash } from "node:crypto";
import { verifyConsistency, verifyInclusion } from "@app/contract/merkle";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  consistencyRanges,
  foldRow,
  foldSubtrees,
  inclusionRanges,
  keptRowOf,
  type Range,
  subtreesOf,
} from "./tree.ts";

const sha256 = (...parts: Uint8Array[]): Buffer =>
  createHash("sha256").update(Buffer.concat(parts)).digest();

const contents = Array.from({ length: 1200 }, (_, n) => `leaf ${n}`);
const leaves = contents.map((content) => sha256(Buffer.of(0), Buffer.from(content)));

/** Word for word what RFC 6962 says: slow, and nothing to be clever about. */
const naive = ({ from, to }: Range): Buffer => {
  const size = to - from;
  if (size === 1) return leaves[from] ?? Buffer.alloc(0);
  let cut = 1;
  while (cut * 2 < size) cut *= 2;
  return sha256(Buffer.of(1), naive({ from, to: from + cut }), naive({ from: from + cut, to }));
};

const rowsAt = (height: number): Buffer[] =>
  Array.from({ length: Math.floor(leaves.length / 2 ** height) }, (_, index) =>
    naive({ from: index * 2 ** height, to: (index + 1) * 2 ** height }),
  );
const kept = new Map([0, 8].map((height) => [height, rowsAt(height)]));

/** From what the tables keep, as the server does it. */
const folded = (range: Range): string =>
  foldSubtrees(
    subtreesOf(range).map((subtree) => {
      const { height, first, count } = keptRowOf(subtree);
      return foldRow(Buffer.concat((kept.get(height) ?? []).slice(first, first + count)));
    }),
  ).toString("base64");

const size = fc.integer({ min: 1, max: leaves.length });

test("any tree's root is the one of the recursive definition", () => {
  fc.assert(
    fc.property(size, (treeSize) => {
      const whole = { from: 0, to: treeSize };
      expect(folded(whole)).toBe(naive(whole).toString("base64"));
    }),
    { numRuns: 60 },
  );
});

test("any leaf of any tree is proved by its ranges, and by no other leaf's content", async () => {
  await fc.assert(
    fc.asyncProperty(size, fc.nat(), async (treeSize, place) => {
      const leafIndex = place % treeSize;
      const proof = {
        content: contents[leafIndex] ?? "",
        leafIndex,
        treeSize,
        path: inclusionRanges(leafIndex, treeSize).map(folded),
        rootHash: naive({ from: 0, to: treeSize }).toString("base64"),
      };
      expect(await verifyInclusion(proof)).toBe(true);
      expect(await verifyInclusion({ ...proof, content: `${proof.content} ` })).toBe(false);
      expect(proof.path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(treeSize)));
    }),
    { numRuns: 100 },
  );
});

test("any tree is shown to have grown out of any smaller one, and out of no other", async () => {
  await fc.assert(
    fc.asyncProperty(size, size, async (one, other) => {
      const [firstSize, secondSize] = [Math.min(one, other), Math.max(one, other)];
      const proof = {
        firstSize,
        secondSize,
        firstRoot: folded({ from: 0, to: firstSize }),
        secondRoot: folded({ from: 0, to: secondSize }),
        path: consistencyRanges(firstSize, secondSize).map(folded),
      };
      expect(await verifyConsistency(proof)).toBe(true);
      const forged = leaves[0]?.toString("base64") ?? "";
      if (firstSize > 1) {
        expect(await verifyConsistency({ ...proof, firstRoot: forged })).toBe(false);
      }
    }),
    { numRuns: 100 },
  );
});
