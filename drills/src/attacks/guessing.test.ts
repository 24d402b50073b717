import { login } from "@app/contract/session";
import { buildUser } from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, flood, openTarget, type Target } from "./attacker.ts";
import { sized } from "../sizes.ts";

const phone = "+213550000001";
const password = "une bouteille, un tour";
const home = "41.96.0.1";

const guesses = sized(500, 2500);
const accounts = sized(1000, 5000);

let target: Target;
let device: string;

const guess = (login_: string, address: string, secret = "wrong guess") =>
  target.send(login, { login: login_, password: secret }, { address });

beforeAll(async () => {
  target = await openTarget();
  await buildUser(target.database.db, { phone, passwordHash: await hash(password) });
  const before = await target.send(login, { login: phone, password }, { address: home });
  expect(before.status).toBe(200);
  device = before.cookie;
});
afterAll(() => target.stop());

test("guesses without end at one account from one address: five are looked at, and the owner gets in elsewhere", async () => {
  const statuses = await flood(guesses, () => guess(phone, "10.9.9.9"));
  expect(statuses).toEqual({ 401: 5, 429: guesses - 5 });
  // A browser that was never here before, at another address.
  expect((await guess(phone, "41.96.0.2", password)).status).toBe(200);
  // The attacker would not be let in even with the right password.
  expect((await guess(phone, "10.9.9.9", password)).status).toBe(429);
});

test("as many more from 500 addresses: twenty an hour in all, and the owner's own phone still gets in", async () => {
  const statuses = await flood(guesses, (n) => guess(phone, addressOf(n % 500)));
  expect(statuses).toEqual({ 401: 15, 429: guesses - 15 });
  const owner = { address: "41.96.0.3", cookie: device };
  expect((await target.send(login, { login: phone, password }, owner)).status).toBe(200);
});

test("account after account tried from one address: a hundred are looked at, and others are not disturbed", async () => {
  const statuses = await flood(accounts, (n) =>
    guess(`+2136${String(n).padStart(8, "0")}`, "10.8.8.8"),
  );
  expect(statuses).toEqual({ 401: 100, 429: accounts - 100 });
  const neighbour = "+213770000001";
  await buildUser(target.database.db, { phone: neighbour, passwordHash: await hash(password) });
  expect((await guess(neighbour, "10.8.8.9", password)).status).toBe(200);
});
