import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { digestOf, entropyOf, findSecrets } from "./secret-rules.ts";
import { readBatch, scanText } from "./secrets.ts";

// Planted secrets are put together from pieces: this file is scanned as well.
const join = (...parts: string[]): string => parts.join("");
const letters = "Zq8Xw2Lk9Vb3Nm7Rt5Yp1Hc6Jd4Gf0SaEuIo";

const planted: readonly (readonly [string, string])[] = [
  ["private key", join("-----BEGIN RSA PRIVATE", " KEY-----\nMIIEpAIBAAKCAQEAx", letters)],
  ["AWS key", join("AK", "IAZ7Q4X9W2L5V8B3N6")],
  ["GitHub token", join("gh", "p_", letters)],
  ["GitLab token", join("gl", "pat-", letters)],
  ["npm token", join("np", "m_", letters)],
  ["Slack token", join("xo", "xb-123456789012-", letters)],
  ["Stripe key", join("sk", "_live_", letters)],
  ["Google key", join("AI", "za", letters.slice(0, 35))],
  ["SendGrid key", join("S", "G.", letters.slice(0, 22), ".", letters, "abcdefg")],
  ["JSON web token", join("ey", "JhbGciOiJIUzI1NiJ9.ey", "JzdWIiOiIxMjM0In0.", letters)],
  ["password in an address", join("postgres://app:", "k7Tq2Zx9Lm@", "db.dawra.example/app")],
  ["value of a secret's name", join("SECRET_", "KEY=", letters)],
  ["value of a secret's name", join('"api', 'Key": "', letters, '"')],
  ["value of a secret's name", join("const tok", "en = '9f86d081884c7d659a2feaa0c55ad015'")],
];

describe("secrets", () => {
  it.each(planted)("a %s is found", (rule, text) => {
    const found = findSecrets(`one\ntwo\n${text}\n`);
    expect(found).toContainEqual(expect.objectContaining({ rule, line: 3 }));
    expect(JSON.stringify(found)).not.toContain(letters);
  });

  it.each([
    "password: the one you chose when you signed up",
    "postgres://app_server:app_server@127.0.0.1:54330/app",
    "smtps://user:password@host",
    "const token = tokenFromAuthorizationHeader(request)",
    "SECRET_KEY=known to everybody: for loopback alone",
    "resolution: {integrity: sha512-SGUhG5PIHd2eMdpgBF2PyQLOhX+qyDR2PT4cmoS4Qk2ak}",
  ])("ordinary text is left alone: %s", (text) => {
    expect(findSecrets(text)).toEqual([]);
  });

  it("finds values that were drawn, wherever they come from", () => {
    const drawn = Array.from({ length: 3000 }, (_, number) => {
      const encoding = (["hex", "base64url", "base64"] as const)[number % 3] ?? "hex";
      return join("API_", "KEY=", createHash("sha256").update(`${number}`).digest(encoding));
    });
    const missed = drawn.filter((text) => findSecrets(text).length === 0);
    expect(missed).toEqual([]);
  });

  it("leaves a value alone that is known to be harmless, and pictures", () => {
    const text = join("SECRET_", "KEY=", letters);
    expect(scanText("a.ts", text, new Set())).toHaveLength(1);
    expect(scanText("a.ts", text, new Set([digestOf(letters)]))).toEqual([]);
    expect(scanText("a.png", `\0${text}`, new Set())).toEqual([]);
  });

  it("measures how much there is to guess", () => {
    expect(entropyOf("aaaa")).toBe(0);
    expect(entropyOf("abcd")).toBe(2);
  });
});

describe("the history", () => {
  it("is read object by object, whatever is inside", () => {
    const body = "one\ntwo blob 3\n";
    const batch = Buffer.from(`a blob ${body.length}\n${body}\nb commit 0\n\nc blob 1\nx\n`);
    const read = [...readBatch(batch)].map(({ id, type, body: bytes }) => [
      id,
      type,
      bytes.toString(),
    ]);
    expect(read).toEqual([
      ["a", "blob", body],
      ["b", "commit", ""],
      ["c", "blob", "x"],
    ]);
    expect(() => [...readBatch(Buffer.from("a missing\n"))]).toThrow("no object a");
  });
});
