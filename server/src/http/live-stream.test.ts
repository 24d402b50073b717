import { randomUUID } from "node:crypto";
import { voidDeposit } from "@app/contract/deposit-changes";
import { type LiveMessage, livePath } from "@app/contract/live";
import { logout } from "@app/contract/session";
import { receiveVoucher } from "@app/contract/vouchers";
import { buildReward } from "@app/database/testing/build-reward";
import { buildSession } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { call } from "../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../testing/counter.ts";
import { buildBuyer, exchange } from "../testing/market.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let secondUrl: string;
let counter: Counter;

beforeAll(async () => {
  server = await startTestServer();
  secondUrl = (await server.addApi()).url;
  await server.addWorker();
  counter = await buildCounter(server.database.db);
});
afterAll(() => server.stop());

/** The messages of an open stream, one by one. */
const openStream = async function* (url: string, token: string): AsyncGenerator<LiveMessage> {
  const leave = new AbortController();
  const response = await fetch(url + livePath, {
    headers: { authorization: `Bearer ${token}` },
    signal: leave.signal,
  });
  if (!response.body) throw new Error("no stream");
  try {
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      for (const line of chunk.split("\n")) {
        if (line.startsWith("data: ")) yield JSON.parse(line.slice(6)) as LiveMessage;
      }
    }
  } finally {
    leave.abort();
  }
};

test("the first message is the present state, the next comes with the deposit, on another node", async () => {
  const stream = openStream(secondUrl, counter.citizenToken);
  expect((await stream.next()).value).toEqual({ type: "balance", tokens: 0, deposits: 0 });
  const began = performance.now();
  await deposit(server.url, counter);
  expect((await stream.next()).value).toEqual({ type: "balance", tokens: 8160, deposits: 1 });
  expect(performance.now() - began).toBeLessThan(2000);
  await stream.return(undefined);
});

test("somebody else's deposit is not heard", async () => {
  const other = await buildCounter(server.database.db);
  const stream = openStream(server.url, counter.citizenToken);
  await stream.next();
  await deposit(server.url, other);
  await deposit(server.url, counter);
  expect((await stream.next()).value).toMatchObject({ tokens: 2 * 8160, deposits: 2 });
  await stream.return(undefined);
});

test("what becomes of a deposit is heard, with nothing of what it was", async () => {
  const own = await buildCounter(server.database.db);
  const { body } = await deposit(server.url, own);
  const { id } = body as { id: string };
  const stream = openStream(secondUrl, own.citizenToken);
  const heard: LiveMessage[] = [];
  const listening = (async () => {
    for await (const message of stream) {
      heard.push(message);
      if (message.type === "deposit") return;
    }
  })();
  await expect.poll(() => heard.at(-1)).toMatchObject({ tokens: 8160 });
  const undone = await call(server.url, voidDeposit, {
    token: own.operatorToken,
    key: randomUUID(),
    params: { id },
    body: { afterSeconds: 5 },
  });
  expect(undone.status).toBe(200);
  await listening;
  expect(heard.at(-1)).toEqual({ type: "deposit", depositId: id, change: "voided" });
});

test("an exchange is heard, and so is its end", async () => {
  const buyer = await buildBuyer(server);
  const reward = await buildReward(server.database.db);
  const stream = openStream(secondUrl, buyer.token);
  expect((await stream.next()).value).toMatchObject({ type: "balance" });
  const { id, code } = await exchange(server, buyer, reward);
  const heard = async (): Promise<LiveMessage> => {
    // The weighing before may be told late.
    const { value } = await stream.next();
    return (value as LiveMessage).type === "balance" ? heard() : (value as LiveMessage);
  };
  expect(await heard()).toEqual({ type: "voucher", voucherId: id });
  await call(server.url, receiveVoucher, {
    token: buyer.token,
    key: randomUUID(),
    params: { code },
  });
  expect(await heard()).toEqual({ type: "voucher", voucherId: id });
  await stream.return(undefined);
});

test("tokens that waited and have come are heard", async () => {
  const own = await buildCounter(server.database.db);
  const { body } = await deposit(server.url, own);
  const { id } = body as { id: string };
  const stream = openStream(secondUrl, own.citizenToken);
  await stream.next();
  await sql`insert into outbox (id, subject, payload, trace_id, created_at) values (${randomUUID()},
    ${`deposit.paid.${own.citizen.id}`}, ${JSON.stringify({
      depositId: id,
      citizenId: own.citizen.id,
      pointId: own.pointId,
      tokens: 8160,
      balance: 8160,
    })}::jsonb, '', now())`.execute(server.database.db);
  for await (const message of stream) {
    if (message.type === "balance") continue;
    expect(message).toEqual({ type: "deposit", depositId: id, change: "paid" });
    break;
  }
});

test("without a session there is no stream", async () => {
  const response = await fetch(server.url + livePath);
  expect(response.status).toBe(401);
});

test("a stream outlives the session it was opened with by one heartbeat at most", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const token = await buildSession(server.database.db, counter.citizen.id);
  const stream = openStream(server.url, token);
  await stream.next();
  let isOver = false;
  const rest = stream.next().then(({ done }) => (isOver = done ?? false));
  await vi.advanceTimersByTimeAsync(15_000);
  await call(server.url, logout, { token });
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  await rest;
  expect(isOver).toBe(true);
});
