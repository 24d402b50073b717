import { createHmac } from "node:crypto";
import { codeStepSeconds, sealBytes } from "@app/contract/identification";
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
});
