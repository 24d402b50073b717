import { expect, test } from "vitest";
import { hashSecret, isSameHash, keyedHash, newSecret, seal, unseal } from "./secrets.ts";

const key = { SECRET_KEY: "one key for tests, long enough to pass", OTHER_SECRET_KEYS: [] };
const otherKey = { SECRET_KEY: "another key for tests, as long as it", OTHER_SECRET_KEYS: [] };

test("what was sealed is read with the same key alone, and never looks the same twice", () => {
  const sealed = seal(key, "JBSWY3DPEHPK3PXP");
  expect(unseal(key, sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(sealed.includes("JBSWY3DPEHPK3PXP")).toBe(false);
  expect(seal(key, "JBSWY3DPEHPK3PXP").equals(sealed)).toBe(false);
  expect(() => unseal(otherKey, sealed)).toThrow(/authenticate/);
  const both = { ...otherKey, OTHER_SECRET_KEYS: [key.SECRET_KEY] };
  expect(unseal(both, sealed)).toBe("JBSWY3DPEHPK3PXP");
});

test("what was sealed and changed since is refused, at every byte", () => {
  const sealed = seal(key, "secret");
  for (let n = 0; n < sealed.length; n++) {
    const changed = Buffer.from(sealed);
    changed[n] = (changed[n] ?? 0) ^ 1;
    expect(() => unseal(key, changed)).toThrow(/authenticate/);
  }
  expect(() => unseal(key, sealed.subarray(0, 20))).toThrow(/tag/);
});

test("a secret has 256 bits, and its hashes tell nothing about each other", () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  expect(isSameHash(keyedHash(key, "123456"), keyedHash(otherKey, "123456"))).toBe(false);
  expect(isSameHash(keyedHash(key, "123456"), keyedHash(key, "123456"))).toBe(true);
  expect(isSameHash(hashSecret("a"), Buffer.alloc(3))).toBe(false);
});
