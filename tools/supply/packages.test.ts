import { describe, expect, it } from "vitest";
import { readAudit, severe } from "./audit.ts";
import { looseVersions, namesOf } from "./direct.ts";
import { formatFacts, type PackageFacts, parseFacts } from "./facts.ts";
import { judgePackages, judgeSettings } from "./judge.ts";
import { isLicenceAllowed } from "./licences.ts";
import { lockedPackages } from "./lockfile.ts";
import { factsFrom } from "./registry.ts";

const lockfile = (packages: string): string =>
  `lockfileVersion: '9.0'\n\npackages:\n\n${packages}\nsnapshots:\n\n  zod@4.6.7: {}\n`;

const hash = "sha512-SGUhG5PIHd2eMdpgBF2PyQLOhX+qyDR2PT4cmoS4Qk2ak==";

describe("the lockfile", () => {
  it("gives every package with its hash", () => {
    const text = lockfile(
      `  '@scope/one@1.2.3':\n    resolution: {integrity: ${hash}}\n    engines: {node: '>=20'}\n\n` +
        `  two@0.1.0-rc.1:\n    resolution: {tarball: somewhere}\n`,
    );
    expect(lockedPackages(text)).toEqual([
      { name: "@scope/one", version: "1.2.3", integrity: hash },
      { name: "two", version: "0.1.0-rc.1", integrity: undefined },
    ]);
  });

  it("is refused rather than read in part", () => {
    const odd = lockfile(`  one of a new kind:\n    resolution: {integrity: ${hash}}\n`);
    expect(() => lockedPackages(odd)).toThrow("1 packages");
    expect(() => lockedPackages("packages: {}")).toThrow("not a lockfile");
  });
});

describe("the facts", () => {
  const packument = (manifest: object) => ({
    versions: { "1.0.0": manifest },
    time: { "1.0.0": "2026-11-01T23:30:00.000Z" },
  });
  const ask = (manifest: object) =>
    factsFrom({ name: "one", version: "1.0.0" }, packument(manifest));

  it("are what the registry says", () => {
    expect(ask({ license: "MIT", scripts: { postinstall: "node x", test: "y" } })).toEqual({
      name: "one",
      version: "1.0.0",
      published: "2026-11-01",
      licence: "MIT",
      installScripts: "postinstall",
      deprecated: false,
    });
    expect(ask({ gypfile: true, deprecated: "use two" })).toMatchObject({
      licence: "none stated",
      installScripts: "install",
      deprecated: true,
    });
    expect(ask({ licenses: [{ type: "MIT" }, { type: "GPL-3.0" }] }).licence).toBe(
      "MIT OR GPL-3.0",
    );
  });

  it("are never made up for a version that the registry does not know", () => {
    expect(() => factsFrom({ name: "one", version: "9.9.9" }, packument({}))).toThrow("one@9.9.9");
  });

  it("are read as they were written", () => {
    const facts = [ask({ license: "MIT" }), ask({ license: "ISC", deprecated: true })];
    expect(parseFacts(formatFacts(facts))).toEqual(facts);
  });
});

describe("the judgement", () => {
  const now = new Date("2026-11-16T12:00:00Z");
  const locked = { name: "one", version: "1.0.0", integrity: hash };
  const facts: PackageFacts = {
    name: "one",
    version: "1.0.0",
    published: "2026-11-01",
    licence: "MIT",
    installScripts: "",
    deprecated: false,
  };

  it("has nothing against a package that is in order", () => {
    expect(judgePackages([locked], [facts], now)).toEqual([]);
  });

  it.each([
    [{ published: "2026-11-10" }, "6 days old"],
    [{ published: "soon" }, "NaN days old"],
    [{ licence: "AGPL-3.0" }, "AGPL-3.0"],
    [{ installScripts: "postinstall" }, "script for its installation"],
    [{ deprecated: true }, "given up"],
  ])("refuses %o", (change, problem) => {
    expect(judgePackages([locked], [{ ...facts, ...change }], now)).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  it("wants a hash, and each package looked at, no more and no fewer", () => {
    expect(judgePackages([{ ...locked, integrity: undefined }], [facts], now)).toEqual([
      "one@1.0.0 has no hash to compare with",
    ]);
    expect(judgePackages([{ ...locked, version: "1.0.1" }], [facts], now)).toEqual([
      "one@1.0.1 has not been looked at: run pnpm supply",
      "one@1.0.0 is no longer in the lockfile: run pnpm supply",
    ]);
  });

  it("wants the settings that keep scripts and young packages out", () => {
    const good = "ignoreScripts: true\nminimumReleaseAge: 10080\nsaveExact: true\n";
    expect(judgeSettings(good)).toEqual([]);
    expect(judgeSettings(good.replace("true", "false"))).toEqual([
      expect.stringMatching("scripts"),
    ]);
    expect(judgeSettings(good.replace("10080", "1440"))).toEqual([expect.stringMatching("week")]);
    expect(judgeSettings(`${good}onlyBuiltDependencies: [sharp]\n`)).toHaveLength(1);
  });

  it("takes a choice of licences if one is allowed, and several only if all are", () => {
    expect(isLicenceAllowed("one", "(MIT OR GPL-3.0)")).toBe(true);
    expect(isLicenceAllowed("one", "MIT AND GPL-3.0")).toBe(false);
    expect(isLicenceAllowed("@img/sharp-linux-x64", "Apache-2.0 AND LGPL-3.0-or-later")).toBe(true);
    expect(isLicenceAllowed("one", "LGPL-3.0-or-later")).toBe(false);
  });
});

describe("what is asked for directly", () => {
  it("is counted once, and without our own", () => {
    const manifests = [
      { dependencies: { pg: "8.23.1", "@app/contract": "workspace:*" } },
      { dependencies: { pg: "8.23.1", zod: "4.6.7" }, devDependencies: { knip: "6.0.0" } },
    ];
    expect(namesOf(manifests)).toEqual(["pg", "zod"]);
  });

  it("names one version", () => {
    const exact = { a: "1.2.3", b: "workspace:*", c: "npm:@scope/c@6.0.2" };
    expect(looseVersions("a", { dependencies: exact })).toEqual([]);
    const loose = { a: "^1.2.3", b: "latest", c: "1.x" };
    expect(looseVersions("a", { devDependencies: loose })).toHaveLength(3);
  });
});

describe("known weaknesses", () => {
  it("are counted where the registry answers", () => {
    const answer = JSON.stringify({ metadata: { vulnerabilities: { high: 2, low: 1 } } });
    expect(severe(readAudit(answer))).toEqual(["2 known weaknesses are high"]);
  });

  it("are not taken for none where it does not", () => {
    expect(readAudit("The audit endpoint responded with 405:")).toEqual({
      unanswered: "the registry answered 405",
    });
    expect(readAudit('{"error":{"message":"offline"}}')).toEqual({
      unanswered: "the registry did not answer",
    });
  });
});
