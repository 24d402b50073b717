import { createHmac } from "node:crypto";
import { codeStepSeconds, sealBytes, sealSchema } from "@app/contract/identification";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isLive } from "./identify.ts";

const secret = Buffer.alloc(32, 7);
const code = "7K4PXE";
const at = new Date("2026-11-16T10:00:30Z");
const now = Math.floor(at.getTime() / 1000 / codeStepSeconds);

const macOf = (key: Buffer, text: string, algorithm = "sha256"): Buffer =>
  createHmac(algorithm, key).update(text).digest().subarray(0, sealBytes);
const sealOf = (step: number, mac = macOf(secret, `${code}|${step}`)): string =>
  `${step}.${mac.toString("base64url")}`;
const isTaken = (seal: string): boolean => isLive({ secret, code, seal, at });

describe("the moving part of a code", () => {
  test("is good in its minute and the one beside it", () => {
    expect([-2, -1, 0, 1, 2].map((off) => isTaken(sealOf(now + off)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test("is refused with any one bit turned, whichever it is", () => {
    const right = macOf(secret, `${code}|${now}`);
    for (let bit = 0; bit < right.length * 8; bit += 1) {
      const turned = Buffer.from(right);
      turned.writeUInt8(turned.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(isTaken(sealOf(now, turned))).toBe(false);
    }
  });

  test("of another code, another key, another algorithm or another purpose is none", () => {
    expect(isTaken(sealOf(now, macOf(secret, `AAAAAA|${now}`)))).toBe(false);
    expect(isTaken(sealOf(now, macOf(Buffer.alloc(32, 8), `${code}|${now}`)))).toBe(false);
    expect(isTaken(sealOf(now, macOf(secret, `${code}|${now}`, "sha512")))).toBe(false);
    expect(isTaken(sealOf(now, macOf(secret, `voucher:${code}|${now}`)))).toBe(false);
  });

  test.each(["", ".", `${now}`, `${now}.`, `.${now}`, "NaN.x", "Infinity.AAAA", `${now}.none`])(
    "%j is none",
    (seal) => {
      expect(isTaken(seal)).toBe(false);
    },
  );

  test("moved to another minute is none", () => {
    const [, mac = ""] = sealOf(now - 2).split(".");
    expect(isTaken(`${now}.${mac}`)).toBe(false);
  });

  test("written in another way is none: a seal has one spelling", () => {
    const right = sealOf(now);
    const odd = [
      `0${right}`,
      `00${right}`,
      ` ${right}`,
      `+${right}`,
      `${right}=`,
      `${right}.`,
      `${right} `,
    ];
    const [step = "", mac = ""] = right.split(".");
    odd.push(`${step}.0.${mac}`, `${step}e0.${mac}`, `0x${Number(step).toString(16)}.${mac}`);
    // What base64 has besides base64url is read the same by decoders.
    const withBoth = Array.from({ length: 200 }, (_, n) => `K${n}`).find((other) => {
      const text = macOf(secret, `${other}|${now}`).toString("base64url");
      return text.includes("-") && text.includes("_");
    });
    if (withBoth === undefined) throw new Error("none of 200 seals has both letters");
    const letters = macOf(secret, `${withBoth}|${now}`);
    const taken = (seal: string) => isLive({ secret, code: withBoth, seal, at });
    expect(taken(sealOf(now, letters))).toBe(true);
    expect(taken(`${now}.${letters.toString("base64")}`)).toBe(false);
    expect(odd.filter(isTaken)).toEqual([]);
  });
});

type Change = (seal: string, other: string, at: number, sign: string) => string;

/** What somebody can do to a seal without the secret. */
const changes: Record<string, Change> = {
  "a bit turned": (seal, _other, at) =>
    seal.slice(0, at) +
    String.fromCodePoint((seal.codePointAt(at) ?? 0) ^ (1 << (at % 7))) +
    seal.slice(at + 1),
  "a sign replaced": (seal, _other, at, sign) => seal.slice(0, at) + sign + seal.slice(at + 1),
  "a sign put in": (seal, _other, at, sign) => seal.slice(0, at) + sign + seal.slice(at),
  "cut short": (seal, _other, at) => seal.slice(0, at),
  "cut at the front": (seal, _other, at) => seal.slice(at + 1),
  "two signs changed round": (seal, _other, at) => {
    const next = (at + 1) % seal.length;
    const signs = [...seal];
    [signs[at], signs[next]] = [signs[next] ?? "", signs[at] ?? ""];
    return signs.join("");
  },
  "sealed for somebody else": (_seal, other) => other,
  "the minute of one, the seal of another": (seal, other) =>
    `${seal.split(".")[0]}.${other.split(".")[1]}`,
  "half of each": (seal, other, at) => seal.slice(0, at) + other.slice(at),
  doubled: (seal) => seal + seal,
};

const code9 = fc.string({
  unit: fc.constantFrom(..."23456789ABCDEFGHJKMNPQRSTUVWXYZ"),
  minLength: 6,
  maxLength: 9,
});

test("10,000 changed, cut, swapped and borrowed seals are never live, and those unchanged are", () => {
  let sealed = 0;
  let inForm = 0;
  const own = fc.record({
    seed: fc.nat(),
    mine: code9,
    other: code9,
    off: fc.integer({ min: -1, max: 1 }),
    otherOff: fc.integer({ min: -3, max: 3 }),
    change: fc.constantFrom(...Object.keys(changes)),
    at: fc.nat({ max: 24 }),
    sign: fc.constantFrom(..."0123456789ABCdef-_.+/= \n\u0000"),
  });
  fc.assert(
    fc.property(own, (one) => {
      fc.pre(one.mine !== one.other);
      const [key, otherKey] = [0, 1].map((n) => Buffer.alloc(32, `${n} ${one.seed}`)) as [
        Buffer,
        Buffer,
      ];
      const right = sealOf(now + one.off, macOf(key, `${one.mine}|${now + one.off}`));
      const others = sealOf(
        now + one.otherOff,
        macOf(otherKey, `${one.other}|${now + one.otherOff}`),
      );
      const live = (seal: string) => isLive({ secret: key, code: one.mine, seal, at });
      if (!live(right)) throw new Error("the right one is not live");
      const changed = changes[one.change]?.(right, others, one.at % right.length, one.sign) ?? "";
      if (changed === right) return;
      sealed += 1;
      if (sealSchema.safeParse(changed).success) inForm += 1;
      // Shown under another's code the right one is as little worth.
      const isTakenAnyhow =
        live(changed) ||
        isLive({ secret: otherKey, code: one.other, seal: right, at }) ||
        isLive({ secret: key, code: one.other, seal: right, at });
      if (isTakenAnyhow) throw new Error(`taken: ${changed}, made of ${right}`);
    }),
    { numRuns: 11_000 },
  );
  expect(sealed).toBeGreaterThanOrEqual(10_000);
  // Enough of them pass the first door, where only the form is looked at.
  expect(inForm).toBeGreaterThan(3000);
}, 60_000);
