import { expect, test } from "vitest";
import { categoryOf, sharesOf } from "./categories.ts";

const inPackage = (name: string): string =>
  `file:///home/app/node_modules/.pnpm/${name.replace("/", "+")}@1.2.3_peer@2/node_modules/${name}/dist/index.js`;

test.each([
  ["zod", "checking schemas"],
  ["pg-protocol", "database driver"],
  ["kysely", "database driver"],
  ["@fastify/cookie", "Fastify"],
  ["find-my-way", "Fastify"],
  ["prom-client", "metrics and log"],
  ["left-pad", "other packages"],
])("%s is counted as %s", (name, category) => {
  expect(categoryOf({ functionName: "anything", url: inPackage(name) })).toBe(category);
});

test.each([
  ["(idle)", "", "idle"],
  ["(garbage collector)", "", "collecting garbage"],
  ["stringify", "", "JSON"],
  ["writev", "", "system calls and native code"],
  ["(program)", "", "system calls and native code"],
  ["onParserExecute", "node:_http_server", "Node: HTTP and sockets"],
  ["hash", "node:internal/crypto/hash", "Node: the rest"],
  ["listHistory", "file:///home/app/server/src/features/deposits/list-history.ts", "our code"],
])("%s of %j is %s", (functionName, url, category) => {
  expect(categoryOf({ functionName, url })).toBe(category);
});

test("shares are those of the time at work", () => {
  const profile = {
    nodes: [
      { id: 1, callFrame: { functionName: "(idle)", url: "" } },
      { id: 2, callFrame: { functionName: "stringify", url: "" } },
      { id: 3, callFrame: { functionName: "x", url: "file:///app/server/src/x.ts" } },
    ],
    samples: [1, 2, 3, 3],
    timeDeltas: [5, 1000, 100, 200, 100],
  };
  expect(sharesOf(profile)).toEqual(
    new Map([
      ["JSON", 0.25],
      ["our code", 0.75],
    ]),
  );
  // The first sample of our own code is 1,105 microseconds after the start.
  expect(sharesOf(profile, 1105)).toEqual(new Map([["our code", 1]]));
});
