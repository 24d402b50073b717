import { randomUUID } from "node:crypto";
import type { BodyInput } from "@app/contract/endpoint";
import * as contract from "@app/contract/tasks";
import { buildPickup, openFacility } from "@app/database/testing/build-pickup";
import { addTask, buildPointMistake, taskBuilders } from "@app/database/testing/build-tasks";
import { buildPoint, buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let selma: string;
let karim: string;

const admin = async (firstName: string): Promise<string> => {
  const { db, ownerUrl } = server.database;
  const { id } = await buildUser(db, { firstName, lastName: "Amrani" });
  await makeAdmin(ownerUrl, id);
  return buildSession(db, id, { isStrong: true });
};

beforeAll(async () => {
  server = await startTestServer();
  [selma, karim] = await Promise.all([admin("Selma"), admin("Karim")]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.database;
  await db.updateTable("tasks").set({ decided_at: new Date() }).execute();
});

const list = async (token: string, query: Record<string, string> = {}) => {
  const { body } = await call(server.url, contract.listTasks, { token, query });
  return contract.listTasks.response.parse(body);
};

const own = (token: string, id: string, take: boolean, key: string = randomUUID()) =>
  call(server.url, contract.ownTask, { token, params: { id }, body: { take }, key });

const decide = (id: string, body: BodyInput<typeof contract.decideTask>) =>
  call(server.url, contract.decideTask, { token: selma, params: { id }, body, key: randomUUID() });

const errorOf = ({ body }: { body: unknown }) => (body as { error?: string }).error;

describe("the queue", () => {
  test("the most urgent first, with what names each, and how many of which", async () => {
    for (const kind of ["point_mistake", "point_approval", "dispute"] as const) {
      await taskBuilders[kind](server.database);
    }
    const page = await list(selma);
    expect(page.tasks.map(({ kind, group, urgency }) => [kind, group, urgency])).toEqual([
      ["point_approval", "checks", "late"],
      ["dispute", "disputes", "later"],
      ["point_mistake", "others", "later"],
    ]);
    expect(page.counts).toMatchObject({ all: 3, mine: 0, late: 1 });
    expect(page.counts.groups).toMatchObject({ checks: 1, disputes: 1, others: 1, pickups: 0 });
    expect(page.urgencies).toEqual({ late: 1, today: 0, later: 2 });
    expect(page.tasks[1]?.title.map(({ name }) => name)).toEqual(["weighed", "point", "reason"]);
    expect(page.tasks[0]?.title[0]?.value.value).toMatchObject({ fr: "Épicerie El Baraka" });
    const disputes = await list(selma, { group: "disputes" });
    expect(disputes.tasks.map(({ kind }) => kind)).toEqual(["dispute"]);
    expect(disputes.urgencies).toEqual({ late: 0, today: 0, later: 1 });
  });

  test("pages follow each other without a gap, also when one is decided between", async () => {
    const { db } = server.database;
    const point = await buildPoint(db);
    for (let hour = 1; hour <= 60; hour++) {
      const subjectId = hour === 1 ? point.id : randomUUID();
      await addTask(db, { kind: "point_mistake", subjectId, due: hour });
    }
    const first = await list(selma);
    expect(first.tasks).toHaveLength(50);
    expect(first.counts.all).toBe(60);
    await decide(first.next ?? "", { choice: "nothing", note: "" });
    const second = await list(selma, { after: first.next ?? "" });
    expect(second.tasks).toHaveLength(10);
    expect(second.next).toBeNull();
    const ids = new Set([...first.tasks, ...second.tasks].map(({ id }) => id));
    expect(ids.size).toBe(60);
  });
});

describe("whose task it is", () => {
  test("of two who take at once one has it, and passing on sets it free", async () => {
    const id = await buildPointMistake(server.database);
    const both = await Promise.all([own(selma, id, true), own(karim, id, true)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(both.map(errorOf)).toContain("already_taken");
    const [winner, other] = both[0]?.status === 200 ? [selma, karim] : [karim, selma];
    expect((await list(winner, { mine: "true" })).tasks.map((task) => task.id)).toEqual([id]);
    expect((await list(winner)).counts.mine).toBe(1);
    expect((await list(other, { mine: "true" })).tasks).toEqual([]);
    expect((await list(other)).tasks[0]?.owner).toMatchObject({ isMe: false });
    expect((await own(winner, id, false)).status).toBe(200);
    expect((await list(other)).tasks[0]?.owner).toBeNull();
  });

  test("a repeat under the same key does not take from whoever has it since", async () => {
    const id = await buildPointMistake(server.database);
    const key = randomUUID();
    await own(selma, id, true);
    expect((await own(selma, id, false, key)).status).toBe(200);
    await own(karim, id, true);
    expect((await own(selma, id, false, key)).status).toBe(200);
    expect((await list(karim)).tasks[0]?.owner).toMatchObject({ isMe: true });
  });

  test("what is decided is nobody's to take", async () => {
    const id = await buildPointMistake(server.database);
    await decide(id, { choice: "nothing", note: "" });
    expect(errorOf(await own(selma, id, true))).toBe("already_decided");
    expect((await own(selma, randomUUID(), true)).status).toBe(404);
  });
});

describe("a decision is refused", () => {
  test.each([
    ["a choice of another kind", { choice: "approved", note: "" }],
    ["nothing written where somebody reads it", { choice: "ask_owner", note: "ok" }],
    ["a figure that the choice does not ask for", { choice: "nothing", note: "", figure: 4200 }],
  ])("%s", async (_, body) => {
    const id = await buildPointMistake(server.database);
    const answer = await decide(id, body);
    expect([answer.status, errorOf(answer)]).toEqual([422, "invalid_request"]);
    expect((await list(selma)).counts.all).toBe(1);
  });

  test("a correction without a weight", async () => {
    const id = await taskBuilders.dispute(server.database);
    const answer = await decide(id, { choice: "corrected", note: "Weighed again" });
    expect([answer.status, errorOf(answer)]).toEqual([422, "invalid_request"]);
  });
});

describe("what a decision does", () => {
  const messagesTo = (template: string) =>
    server.database.db
      .selectFrom("messages")
      .select(["recipient", "locale", "data"])
      .where("template", "=", template)
      .orderBy("created_at", "desc")
      .execute();

  test("an owner is asked in their language", async () => {
    const id = await buildPointMistake(server.database);
    await decide(id, { choice: "ask_owner", note: "راجعوا أوقات العمل" });
    const [sent] = await messagesTo("team_answer");
    expect(sent).toMatchObject({ locale: "ar", data: { answer: "راجعوا أوقات العمل" } });
  });

  test("a letter is answered where its writer asked for, and is marked so", async () => {
    const id = await taskBuilders.contact_message(server.database);
    await decide(id, { choice: "answer", note: "Dans l’historique." });
    const { db } = server.database;
    const letter = await db
      .selectFrom("contact_messages")
      .selectAll()
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    expect(letter.answered_at).not.toBeNull();
    const [sent] = await messagesTo("team_answer");
    expect(sent).toMatchObject({ recipient: letter.contact, locale: "fr" });
  });

  test("a pick-up that nobody took is offered again", async () => {
    const { db } = server.database;
    const id = await taskBuilders.pickup_without_taker(server.database);
    const [row] = (await list(selma)).tasks;
    expect(row?.id).toBe(id);
    const task = await db
      .selectFrom("tasks")
      .select("subject_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect((await decide(id, { choice: "offer_again", note: "" })).status).toBe(200);
    const pickup = await db
      .selectFrom("pickups")
      .select(["status", "window_from"])
      .where("id", "=", task.subject_id)
      .executeTakeFirstOrThrow();
    expect(["requested", "offered"]).toContain(pickup.status);
    expect(pickup.window_from.getTime()).toBeGreaterThan(Date.now());
  });

  test("a pick-up is not offered beside another that the point asked for meanwhile", async () => {
    const { db, ownerUrl } = server.database;
    const id = await taskBuilders.pickup_without_taker(server.database);
    const { point_id, requested_by } = await db
      .selectFrom("pickups as p")
      .innerJoin("tasks as t", "t.subject_id", "p.id")
      .select(["p.point_id", "p.requested_by"])
      .where("t.id", "=", id)
      .executeTakeFirstOrThrow();
    const point = { id: point_id, ownerId: requested_by };
    await buildPickup(db, point, { facilityId: await openFacility(ownerUrl) });
    expect(errorOf(await decide(id, { choice: "offer_again", note: "" }))).toBe("van_coming");
    expect((await decide(id, { choice: "give_up", note: "A van comes already" })).status).toBe(200);
  });

  test("a van that is late goes to another driver", async () => {
    const id = await taskBuilders.pickup_overdue(server.database);
    await decide(id, { choice: "other_driver", note: "We could not reach you" });
    const { db } = server.database;
    const pickup = await db
      .selectFrom("pickups as p")
      .innerJoin("tasks as t", "t.subject_id", "p.id")
      .select(["p.status", "p.transporter_id"])
      .where("t.id", "=", id)
      .executeTakeFirstOrThrow();
    expect(pickup).toEqual({ status: "requested", transporter_id: null });
  });
});
