import { randomUUID } from "node:crypto";
import type { ResponseOf } from "@app/contract/endpoint";
import { listCauses, listRewards, myVote, voteForCause } from "@app/contract/rewards";
import { buildReward } from "@app/database/testing/build-reward";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { call } from "../../testing/call.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { openCauses } from "./open-causes.ts";

let server: TestServer;
let ctx: Context;
let moment: Date;
const clock = { fixed: () => moment };

beforeEach(async () => {
  moment = new Date("2024-11-15T10:00:00Z");
  server = await startTestServer(clock);
  ctx = createContext(testConfig(server.database), "test", clock);
});
afterEach(async () => {
  await ctx.close();
  await server.stop();
});

const db = () => server.database.db;
const buildCause = (status: "candidate" | "published" = "candidate") =>
  buildReward(db(), { kind: "donation", category: "give", status });
const buildVoter = async () => buildSession(db(), (await buildUser(db())).id);
const vote = async (token: string, id: string) =>
  (await call(server.url, voteForCause, { token, params: { id } })).status;
const voteOf = async (token: string) =>
  ((await call(server.url, myVote, { token })).body as ResponseOf<typeof myVote>).causeId;

const causes = async () => {
  const { body } = await call(server.url, listCauses);
  return body as ResponseOf<typeof listCauses>;
};
const votes = async () =>
  Object.fromEntries((await causes()).causes.map((cause) => [cause.id, cause.votes]));
const open = async () => {
  const { body } = await call(server.url, listRewards, { query: { category: "give" } });
  return (body as ResponseOf<typeof listRewards>).rewards.map(({ id }) => id).toSorted();
};
const nextQuarter = new Date("2024-12-31T23:00:00Z"); // midnight in Algiers

describe("voices for a cause", () => {
  test("one in a quarter, which may be changed until it ends", async () => {
    const [school, trees] = [await buildCause(), await buildCause()];
    const [one, other] = [await buildVoter(), await buildVoter()];
    expect(await voteOf(one)).toBeNull();
    expect(await vote(one, school)).toBe(204);
    expect(await vote(one, school)).toBe(204);
    expect(await vote(other, school)).toBe(204);
    expect(await votes()).toEqual({ [school]: 2, [trees]: 0 });
    expect(await vote(one, trees)).toBe(204);
    expect(await votes()).toEqual({ [school]: 1, [trees]: 1 });
    expect(await voteOf(one)).toBe(trees);
  });

  test("are for candidates alone", async () => {
    const always = await buildCause("published");
    const loaves = await buildReward(db(), { status: "candidate" });
    const voter = await buildVoter();
    for (const id of [always, loaves, randomUUID()]) expect(await vote(voter, id)).toBe(404);
    expect((await causes()).causes).toEqual([]);
  });

  test("the quarter is the country's, and a new one begins without voices", async () => {
    const school = await buildCause();
    const voter = await buildVoter();
    await vote(voter, school);
    expect((await causes()).endsAt).toBe(nextQuarter.toISOString());
    moment = new Date(nextQuarter.getTime() - 1);
    expect(await votes()).toEqual({ [school]: 1 });
    moment = nextQuarter;
    expect(await votes()).toEqual({ [school]: 0 });
    expect(await voteOf(voter)).toBeNull();
    expect((await causes()).endsAt).toBe("2025-03-31T23:00:00.000Z");
  });
});

describe("when a quarter begins", () => {
  test("the three with most voices open, once; of two with as many the one that was first", async () => {
    const ids = [await buildCause(), await buildCause(), await buildCause(), await buildCause()];
    const [first, second, third, late] = ids as [string, string, string, string];
    const always = await buildCause("published");
    for (const id of [first, first, second, second, third, late]) {
      await vote(await buildVoter(), id);
      moment = new Date(moment.getTime() + 1000);
    }
    await openCauses(ctx);
    expect(await open()).toEqual([always]);
    moment = nextQuarter;
    await Promise.all([openCauses(ctx), openCauses(ctx)]);
    expect(await open()).toEqual([always, first, second, third].toSorted());
    await vote(await buildVoter(), late);
    await openCauses(ctx);
    expect(await open()).not.toContain(late);
  });

  test("those that were open make room, unless nobody voted", async () => {
    const [school, trees] = [await buildCause(), await buildCause()];
    await vote(await buildVoter(), school);
    moment = nextQuarter;
    await openCauses(ctx);
    expect(await open()).toEqual([school]);
    moment = new Date("2025-04-01T10:00:00Z");
    await openCauses(ctx);
    expect(await open()).toEqual([school]);
    await vote(await buildVoter(), trees);
    moment = new Date("2025-07-01T10:00:00Z");
    await openCauses(ctx);
    expect(await open()).toEqual([trees]);
    expect(Object.keys(await votes()).toSorted()).toEqual([school, trees].toSorted());
  });
});
