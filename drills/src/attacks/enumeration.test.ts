import type { Endpoint } from "@app/contract/endpoint";
import { forgotPassword } from "@app/contract/password";
import { askDeletion } from "@app/contract/privacy";
import { askLoginCode, login } from "@app/contract/session";
import { askSignUpCode } from "@app/contract/sign-up";
import { buildUser } from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressOf, medianWithin, openTarget, type Reply, type Target } from "./attacker.ts";

const batch = 50;
/** Never fewer, so that luck decides nothing; more where a busy machine blurs the picture. */
const batches = { least: 3, most: 16 };

let target: Target;
let passwordHash: string;
let address = 0;
let made = 0;

beforeAll(async () => {
  target = await openTarget();
  // As costly as the server's own: a cheaper one would show.
  const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  passwordHash = await hash("une bouteille, un tour", cost);
});
afterAll(() => target.stop());

/** Somebody's number and nobody's, each in a block of its own: no limit is met twice. */
const nextPair = async (): Promise<{ known: string; unknown: string }> => {
  const rest = String(++made * 1000).padStart(8, "0");
  const [known, unknown] = [`+2135${rest}`, `+2137${rest}`];
  await buildUser(target.database.db, { phone: known, passwordHash });
  return { known, unknown };
};

const doors: [string, Endpoint, (phone: string) => object][] = [
  ["log-in", login, (phone) => ({ login: phone, password: "not it at all" })],
  ["log-in by code", askLoginCode, (phone) => ({ login: phone })],
  ["forgotten password", forgotPassword, (phone) => ({ login: phone, strategy: "local" })],
  ["sign-up", askSignUpCode, (phone) => ({ phone })],
  ["deletion", askDeletion, (phone) => ({ login: phone })],
];

/** What differs from call to call anyway: ids of the challenge and of the request. */
const shapeOf = ({ status, body }: Reply, phone: string): string => {
  const { sentTo } = body;
  const rest = { ...body, id: "", traceId: "", sentTo: "" };
  const isOwnMask = typeof sentTo !== "string" || sentTo.endsWith(phone.slice(-2));
  return JSON.stringify({ status, rest, isOwnMask });
};

type Ask = (phone: string) => Promise<Reply>;

/** Known and unknown one right after the other, in turns: what slows the machine slows both. */
const comparePair = async (ask: Ask, knownFirst: boolean, shapes: Set<string>) => {
  const pair = await nextPair();
  const times = { known: 0, unknown: 0 };
  for (const kind of knownFirst
    ? (["known", "unknown"] as const)
    : (["unknown", "known"] as const)) {
    const reply = await ask(pair[kind]);
    times[kind] = reply.milliseconds;
    shapes.add(shapeOf(reply, pair[kind]));
  }
  return times.known / times.unknown;
};

/** The middle of the ratios, from as many pairs as it takes to be sure of it. */
const compare = async (ask: Ask) => {
  const shapes = new Set<string>();
  const ratios: number[] = [];
  for (let round = 1; round <= batches.most; round++) {
    for (let n = 0; n < batch; n++) ratios.push(await comparePair(ask, n % 2 === 0, shapes));
    const { low, high } = medianWithin(ratios);
    if (round >= batches.least && low > 0.9 && high < 1.1) break;
  }
  return { shapes, ratio: medianWithin(ratios).middle };
};

describe("whether somebody has an account", () => {
  test.each(doors)(
    "cannot be read from the answer or its time: %s",
    async (_name, door, bodyFor) => {
      const ask: Ask = (phone) =>
        target.send(door, bodyFor(phone), { address: addressOf(++address) });
      const { shapes, ratio } = await compare(ask);
      expect(shapes.size).toBe(1);
      expect(ratio).toBeGreaterThan(0.9);
      expect(ratio).toBeLessThan(1.1);
    },
  );
});
