import type { Endpoint } from "@app/contract/endpoint";
import { forgotPassword } from "@app/contract/password";
import { askDeletion } from "@app/contract/privacy";
import { askLoginCode, login } from "@app/contract/session";
import { askSignUpCode } from "@app/contract/sign-up";
import { buildUser } from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressOf, median, openTarget, type Reply, type Target } from "./attacker.ts";

/** Enough for a median to hold still on a busy machine. */
const people = 300;

/** Every door has numbers of its own, a block each: what one door counted must not meet another. */
const number = (kind: "known" | "unknown", door: number, n: number): string =>
  `+213${kind === "known" ? 5 : 7}${String((door * people + n) * 1000).padStart(8, "0")}`;

let target: Target;
let address = 0;

beforeAll(async () => {
  target = await openTarget();
  // As costly as the server's own: a cheaper one would show.
  const passwordHash = await hash("une bouteille, un tour", {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  for (let n = 0; n < doors.length * people; n++) {
    await buildUser(target.database.db, { phone: number("known", 0, n), passwordHash });
  }
});
afterAll(() => target.stop());

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

/**
 * In pairs, one right after the other and in turns: whatever slows the machine slows both, and each
 * is asked of both processes.
 */
const compare = async (door: number, endpoint: Endpoint, bodyFor: (phone: string) => object) => {
  const times = { known: [] as number[], unknown: [] as number[] };
  const shapes = new Set<string>();
  for (let n = 0; n < people; n++) {
    const turn = n % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of turn) {
      const phone = number(kind, door, n);
      const reply = await target.send(endpoint, bodyFor(phone), { address: addressOf(++address) });
      times[kind].push(reply.milliseconds);
      shapes.add(shapeOf(reply, phone));
    }
  }
  const ratios = times.known.map((known, n) => known / (times.unknown[n] ?? Number.NaN));
  return { shapes, ratio: median(ratios) };
};

describe("whether somebody has an account", () => {
  test.each(doors)(
    "cannot be read from the answer or its time: %s",
    async (name, door, bodyFor) => {
      const place = doors.findIndex(([other]) => other === name);
      const { shapes, ratio } = await compare(place, door, bodyFor);
      expect(shapes.size).toBe(1);
      expect(ratio).toBeGreaterThan(0.9);
      expect(ratio).toBeLessThan(1.1);
    },
  );
});
