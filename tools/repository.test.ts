import { describe, expect, it } from "vitest";
import { findBanned, findBrokenLinks } from "./repository.ts";

// Put together from pieces: this file is scanned as well.
const join = (...parts: string[]): string => parts.join("");

describe("banned texts", () => {
  it.each([
    ["server/src/a.test.ts", join("it", ".on", "ly(x)")],
    ["e2e/a.e2e.ts", join("it", ".sk", "ip(x)")],
    ["web/app/routes/home.tsx", join("dangerously", "SetInnerHTML")],
    ["web/app/lib/a.ts", join("place.inner", "HTML = name")],
    ["web/app/lib/a.ts", join("place.insertAdjacent", "HTML('beforeend', name)")],
    ["web/app/lib/a.ts", join('window.addEventListener("mess', 'age", take)')],
    ["web/app/lib/a.ts", join('addEventListener("mess', 'age", take)')],
    ["web/app/lib/a.ts", join("frame.postMess", 'age(secret, "*")')],
    ["server/src/a.ts", join('createHash("m', 'd5")')],
    ["server/src/a.ts", join('createCipheriv("aes-256-', 'cbc", key)')],
    ["server/src/a.ts", join("rejectUnauthorized", ": false")],
    ["server/src/a.ts", join("Math", ".random()")],
    ["docs/a.md", join("see ", "/wo", "rk/main")],
    ["setup", join('"/ro', 'ot/x"')],
    [".npmrc", join("registry", ".npmjs", ".org")],
    ["server/src/a.ts", join("const { env } = ", "proc", "ess")],
    ["contract/src/a.ts", join("new Da", "te()")],
  ])("finds it in %s", (file, text) => {
    expect(findBanned(file, `x\n${text}`)).toEqual([expect.stringContaining(`${file}:2 `)]);
  });

  it("leaves ordinary text alone", () => {
    expect(findBanned("docs/a.md", "web/root/x, ~/work/ and ./work/x")).toEqual([]);
    expect(findBanned("server/src/deposits.ts", join("list", ".sk", "ip(10)"))).toEqual([]);
  });
});

describe("links", () => {
  it("finds links to files that are not there", () => {
    const text = "[a](../package.json) [b](gone.md#x) [c](https://example.org) [d](#here)\n";
    expect(findBrokenLinks("docs/a.md", text)).toEqual([
      "docs/a.md:1 gone.md  The link leads nowhere.",
    ]);
  });

  it("leaves code alone", () => {
    expect(findBrokenLinks("a.md", "```\n[a](gone.md)\n```\n`[b](gone.md)`")).toEqual([]);
  });
});
