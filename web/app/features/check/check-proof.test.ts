import { createHash, randomUUID } from "node:crypto";
import type { CustodyProof } from "@app/contract/custody";
import { describe, expect, test } from "vitest";
import { askedNumber } from "./asked-number.ts";
import { checkProof } from "./check-proof.ts";
import { summaryOf } from "./summary.ts";

const sha256 = (...parts: Uint8Array[]): Buffer =>
  createHash("sha256").update(Buffer.concat(parts)).digest();
const leafOf = (content: string): Buffer => sha256(Buffer.of(0), Buffer.from(content));

const subject = randomUUID();
const event = (changes: Record<string, unknown> = {}): string =>
  JSON.stringify({
    event: randomUUID(),
    kind: "deposit_recorded",
    subject,
    day: "2026-11-14",
    material: "pet",
    grams: 1250,
    ...changes,
  });

/** A log of two: ours and somebody else's. */
const proofOf = (content: string): CustodyProof => {
  const neighbour = leafOf("another's");
  const root = sha256(Buffer.of(1), leafOf(content), neighbour);
  return {
    root: { day: "2026-11-14", treeSize: 2, rootHash: root.toString("base64") },
    events: [{ content, leafIndex: 0, path: [neighbour.toString("base64")] }],
  };
};

describe("the browser's own verdict", () => {
  test("what was sealed matches", async () => {
    const { verdict, events } = await checkProof(proofOf(event()), subject.toUpperCase());
    expect(verdict).toBe("matches");
    expect(events[0]?.content?.grams).toBe(1250);
  });

  test("one gram more does not", async () => {
    const proof = proofOf(event());
    const changed = proof.events.map((one) => ({
      ...one,
      content: one.content.replace("1250", "1251"),
    }));
    expect((await checkProof({ ...proof, events: changed }, subject)).verdict).toBe("differs");
  });

  test("a true answer to another question does not", async () => {
    expect((await checkProof(proofOf(event()), randomUUID())).verdict).toBe("differs");
  });

  test("what cannot be read any more does not", async () => {
    expect((await checkProof(proofOf("{"), subject)).verdict).toBe("differs");
  });

  test("what no published tree holds yet waits, and does not spoil what is sealed", async () => {
    const sealed = proofOf(event());
    const fresh = { content: event({ kind: "deposit_voided" }), leafIndex: 7, path: null };
    expect((await checkProof({ ...sealed, events: [fresh] }, subject)).verdict).toBe("waits");
    expect((await checkProof({ ...sealed, root: null }, subject)).verdict).toBe("waits");
    const both = await checkProof({ ...sealed, events: [...sealed.events, fresh] }, subject);
    expect(both.verdict).toBe("matches");
    expect(both.events.map(({ verdict }) => verdict)).toEqual(["matches", "waits"]);
  });
});

test.each([
  ["a-1182", "a-1182"],
  [" A - 1182 ", "A-1182"],
  [subject, subject],
  [`https://dawra.example/check/${subject}?lang=ar`, subject],
  ["r-k7mq 3fxk", "R-K7MQ-3FXK"],
  ["https://dawra.example/check/R-K7MQ-3FXK", "R-K7MQ-3FXK"],
  ["R-K7MQ-3FX7", undefined],
  ["", undefined],
  ["hello", undefined],
  ["A-1182; drop table", undefined],
])("%j is asked for as %j", (typed, asked) => {
  expect(askedNumber(typed)).toBe(asked);
});

test("a lot weighs what the facility weighed, a corrected deposit what was put right", () => {
  const lot = { kind: "lot_handed_over" as const, event: randomUUID(), subject, day: "2026-11-14" };
  const materials = [
    { material: "pet" as const, grams: 200_000 },
    { material: "aluminium" as const, grams: 10_000 },
  ];
  const received = materials.map(({ material, grams }) => ({
    material,
    receivedGrams: grams - 1000,
  }));
  expect(
    summaryOf([
      { ...lot, lot: "A-1", materials },
      { ...lot, kind: "lot_received", lot: "A-1", materials: received },
    ]),
  ).toMatchObject({ kind: "lot", grams: 208_000, lot: "A-1", materials: ["pet", "aluminium"] });
  const deposit = { ...lot, kind: "deposit_recorded" as const, material: "pet" as const };
  expect(
    summaryOf([
      { ...deposit, grams: 2000 },
      { ...deposit, kind: "deposit_corrected", grams: 1500 },
    ]),
  ).toMatchObject({ kind: "deposit", grams: 1500, isUndone: false });
  expect(summaryOf([])).toBeNull();
});
