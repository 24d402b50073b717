import { randomUUID } from "node:crypto";
import { samples } from "../authorisation-samples.ts";
import type { Sample } from "../sample.ts";
import { authorisation, type Caller, callers } from "../authorisation-table.ts";
import type { World } from "../authorisation-world.ts";
import { createDice, type Dice } from "./dice.ts";
import { mangleAddress, mangleBody, mangleHeaders } from "./mangle.ts";
import { collect, mutate, mutateTexts, type Seen } from "./mutate.ts";
import type { Operation } from "./operations.ts";
import type { Input } from "./send.ts";

/** An operation, and a request to it that would be answered. */
export interface Aim {
  operation: Operation;
  sample: Sample;
}

export interface Shot extends Aim {
  caller: Caller;
  input: Input;
}

export const takeAims = async (
  world: World,
  operations: readonly Operation[],
): Promise<{ aims: Aim[]; seen: Seen }> => {
  const aims: Aim[] = [];
  const seen = new Map<string, unknown[]>();
  for (const operation of operations) {
    const sample = (await samples[operation.key]?.(world)) ?? {};
    for (const part of [sample.body, sample.params, sample.query]) collect(seen, part);
    aims.push({ operation, sample });
  }
  return { aims, seen };
};

const everybody = Object.keys(callers) as Caller[];

/** Mostly somebody who is let in, since only they reach what lies behind the gate. */
const chooseCaller = (dice: Dice, key: string): Caller => {
  const row = [...(authorisation.get(key) ?? [])];
  const welcome = row.filter(([, outcome]) => outcome === "open").map(([caller]) => caller);
  return welcome.length > 0 && dice.chance(80) ? dice.pick(welcome) : dice.pick(everybody);
};

const texts = (values: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Lone surrogates cannot be written into an address; their bytes can. */
const escape = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";

const addressOf = (
  path: string,
  params: Record<string, string>,
  query: Record<string, string>,
): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escape(params[name] ?? "1"));
  const pairs = Object.entries(query).map(([name, value]) => `${escape(name)}=${escape(value)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join("&")}` : filled;
};

const cookiesOf = (world: World, caller: Caller, sample: Sample): Record<string, string> => {
  const cookie = [world.passes[caller].cookie, sample.cookie].filter(Boolean).join("; ");
  return cookie ? { cookie } : {};
};

let sent = 0;
/** Every request from a network of its own: a limit by network would only hide what lies behind. */
const freshAddress = (): string => {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
};

/** Where it is wrong: in what is there, of body and address, or in the bytes and headers around it. */
const chooseFaults = (dice: Dice, { body, query, params }: Operation) => {
  const places = [
    ...(body ? ["body", "body", "body", "body", "bytes"] : []),
    ...(Object.keys(query).length > 0 ? ["query", "query"] : []),
    ...(Object.keys(params).length > 0 ? ["params"] : []),
    "address",
    "headers",
  ];
  const count = dice.pick([1, 1, 1, 2, 3]);
  return new Set(Array.from({ length: count }, () => dice.pick(places)));
};

type Faults = ReadonlySet<string>;

const makeAddress = (dice: Dice, faults: Faults, seen: Seen, { operation, sample }: Aim) => {
  let params = texts(sample.params);
  let query = texts(sample.query);
  if (faults.has("params")) params = mutateTexts(dice, operation.params, params, seen);
  if (faults.has("query")) query = mutateTexts(dice, operation.query, query, seen);
  const address = addressOf(operation.path, params, query);
  return faults.has("address") ? mangleAddress(dice, address) : address;
};

const makeBody = (dice: Dice, faults: Faults, seen: Seen, { operation, sample }: Aim) => {
  if (!operation.body) return { body: null, headers: {} };
  const value = sample.body ?? {};
  const changed = faults.has("body") ? mutate(dice, operation.body, value, seen) : value;
  const good = JSON.stringify(changed);
  if (faults.has("bytes")) return mangleBody(dice, good);
  return { body: Buffer.from(good), headers: { "content-type": "application/json" } };
};

/** Somebody, and what is wrong with what they ask. */
interface Attempt {
  caller: Caller;
  faults: Faults;
}

const chooseAttempt = (dice: Dice, { operation }: Aim): Attempt => ({
  caller: chooseCaller(dice, operation.key),
  faults: chooseFaults(dice, operation),
});

export const makeShot = (
  dice: Dice,
  world: World,
  seen: Seen,
  aim: Aim,
  { caller, faults }: Attempt = chooseAttempt(dice, aim),
): Shot => {
  const { operation, sample } = aim;
  const { token } = world.passes[caller];
  const { body, headers } = makeBody(dice, faults, seen, aim);
  const input = {
    method: operation.method,
    address: makeAddress(dice, faults, seen, aim),
    body,
    headers: {
      accept: "application/json",
      "x-forwarded-for": freshAddress(),
      "idempotency-key": randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...cookiesOf(world, caller, sample),
      ...sample.headers,
      ...headers,
      ...(faults.has("headers") ? mangleHeaders(dice) : {}),
    },
  };
  return { ...aim, caller, input };
};

/** Somebody it is open to; nobody in particular where it is open to all. */
const welcome = (key: string): Caller =>
  [...(authorisation.get(key) ?? [])].find(([, outcome]) => outcome === "open")?.[0] ?? "A";

/** With nothing wrong, from somebody who is let in. */
export const properInput = async (world: World, operation: Operation): Promise<Input> => {
  const sample = (await samples[operation.key]?.(world)) ?? {};
  const asked = { caller: welcome(operation.key), faults: new Set<string>() };
  return makeShot(createDice(1), world, new Map(), { operation, sample }, asked).input;
};
