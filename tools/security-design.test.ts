import { expect, it } from "vitest";
import { listFiles, read } from "./files.ts";

// docs/security-design.md says how things are. These go red when the code has moved on without it.

const design = read("docs/security-design.md").replaceAll(/\s+/g, " ");

const numberIn = (file: string, pattern: RegExp): string => {
  const found = pattern.exec(read(file))?.[1];
  if (!found) throw new Error(`${file} has no ${pattern}`);
  return found;
};

it("tells the ends of sessions as they are", () => {
  const rules = "server/src/features/identity/identity.rules.ts";
  const access = numberIn(rules, /accessSeconds: (\d+) \* 60/);
  const refresh = numberIn(rules, /refreshSeconds: (\d+) \* 24 \* 3600/);
  const idle = numberIn(rules, /idleSeconds: (\d+) \* 60/);
  const most = numberIn(rules, /mostSeconds: (\d+) \* 3600/);
  const proven = numberIn(rules, /provenSeconds = (\d+) \* 60/);
  expect(design).toContain(`logged in or gave the password within ${proven} minutes`);
  expect(design).toContain(`An access token lives ${access} minutes`);
  expect(design).toContain(`A session ends ${refresh} days after log-in`);
  expect(design).toContain(`ends after ${most} hours, and after ${idle} minutes`);
});

it("tells how guessing is held back as it is", () => {
  const rules = "server/src/features/identity/login.rules.ts";
  const tries = numberIn(rules, /passwordTries = \{ most: (\d+), seconds: 15 \* seconds\.minute/);
  const account = numberIn(rules, /login-account:\S+, most: (\d+), seconds: seconds\.hour/);
  const network = numberIn(rules, /login-network:\S+, most: (\d+), seconds: seconds\.hour/);
  const inARow = numberIn(rules, /login-consecutive[^,]*,\s+most: (\d+)/);
  expect(design).toContain(
    `${tries} in 15 minutes for one account from one network, ${account} an hour for one account, ${network} an hour from one network, ${inARow} in a row`,
  );
  const fields = "contract/src/fields.ts";
  const [min, max] = [
    numberIn(fields, /min: (\d+), max: \d+/),
    numberIn(fields, /, max: (\d+) \}/),
  ];
  expect(design).toContain(`${min} to ${max} signs of any kind`);
});

it("tells which passwords are refused as it is", () => {
  const rules = "server/src/features/identity/common-passwords.ts";
  expect(numberIn(rules, /fewSigns = (\d)/)).toBe("4");
  expect(design).toContain("with up to four signs around them (`common-passwords.ts`)");
});

it("names every way in", () => {
  const opensSession = /\b(openSession|insertSession)\((?!\s*db: Db)/;
  const waysIn = listFiles("server/src")
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|\/testing\//.test(file))
    .filter((file) => opensSession.test(read(file)))
    .filter((file) => !/\/(open-session|[a-z]+\.queries)\.ts$/.test(file));
  expect(waysIn.length).toBeGreaterThan(3);
  const [, told = ""] = /## Ways in (.*?) There is no other way in/.exec(design) ?? [];
  const unnamed = waysIn.filter((file) => !told.includes(file.split("/").at(-1) ?? file));
  expect(unnamed).toEqual([]);
});

it("tells how long and how many at once as it is", () => {
  const [atOnce, waiting] = [/Queue\((\d+), /, /Queue\(\d+, (\d+)\)/].map((pattern) =>
    numberIn("server/src/features/identity/passwords.ts", pattern),
  );
  expect([atOnce, waiting]).toEqual(["4", "64"]);
  expect(design).toContain("Hashing of passwords (four at once, 64 wait)");
  const roles = "ops/postgres/roles.sql";
  const statement = numberIn(roles, /app_server set statement_timeout = '(\d+)s'/);
  const lock = numberIn(roles, /app_server set lock_timeout = '(\d+)ms'/);
  expect(design).toContain(
    `cut off after ${statement} seconds, waiting for a lock after ${lock} milliseconds`,
  );
});

it("tells the sizes of files as they are", () => {
  const kilobytes = (file: string, name: string): string =>
    numberIn(file, new RegExp(`${name} = (\\d+)_000;`));
  expect(design).toMatch(
    new RegExp(
      `Photo of a hand-over[^|]*\\|[^|]*\\| ${kilobytes("contract/src/handovers.ts", "mostEvidenceBytes")} kB`,
    ),
  );
  expect(design).toMatch(
    new RegExp(
      `Logo of a brand[^|]*\\|[^|]*\\| ${kilobytes("contract/src/brand-face.ts", "mostLogoBytes")} kB`,
    ),
  );
  for (const [file, name] of [
    ["contract/src/products.ts", "mostProductPhotoBytes"],
    ["contract/src/reward-desk.ts", "mostRewardPhotoBytes"],
  ] as const) {
    expect(design).toMatch(
      new RegExp(`Photo of a product, reward[^|]*\\|[^|]*\\| ${kilobytes(file, name)} kB`),
    );
  }
});

it("names every address that we are given to talk to", () => {
  const settings = [...read("server/src/config.ts").matchAll(/^ {2}([A-Z_]+_URL): z/gm)];
  const outward = settings
    .map(([, name = ""]) => name)
    .filter((name) => name !== "SITE_URL" && name !== "AIRTIME_AUTH_URL");
  expect(outward.length).toBeGreaterThan(5);
  expect(outward.filter((name) => !design.includes(name))).toEqual([]);
});

it("names every algorithm that is used", () => {
  const called = /\b(createHash|createHmac|createCipheriv|hkdfSync)\("([\w-]+)"/g;
  const known: Readonly<Record<string, string>> = {
    "createHash sha256": "SHA-256",
    "createHmac sha256": "HMAC-SHA-256",
    "createCipheriv aes-256-gcm": "AES-256-GCM",
    "hkdfSync sha256": "HKDF",
  };
  const used = listFiles("server/src")
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) => [...read(file).matchAll(called)].map(([, how, what]) => `${how} ${what}`));
  expect(new Set(used)).toEqual(new Set(Object.keys(known)));
  for (const name of Object.values(known)) expect(design).toContain(name);
});
