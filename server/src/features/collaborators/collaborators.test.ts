import { randomUUID } from "node:crypto";
import * as contract from "@app/contract/collaborators";
import { findCitizen } from "@app/contract/citizens";
import { recordDeposit } from "@app/contract/deposits";
import { listMyPoints } from "@app/contract/points";
import { collectionPointProfile } from "@app/contract/profiles";
import { currentUser } from "@app/contract/session";
import {
  addMember,
  buildPoint,
  buildSession,
  buildUser,
  passCourse,
} from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter } from "../../testing/counter.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sweepInvitations } from "./sweep-invitations.ts";

let server: TestServer;
let secondUrl: string;
let counter: Counter;
let offsetMilliseconds = 0;

beforeAll(async () => {
  server = await startTestServer({
    fixed: () => (offsetMilliseconds ? new Date(Date.now() + offsetMilliseconds) : null),
  });
  secondUrl = (await server.addApi()).url;
});
afterAll(() => server.stop());
beforeEach(async () => {
  offsetMilliseconds = 0;
  counter = await buildCounter(server.database.db);
});

const day = 86_400_000;

const person = async () => {
  const { id, code } = await buildUser(server.database.db);
  await passCourse(server.database.db, id);
  return { id, code, token: await buildSession(server.database.db, id) };
};

type Invited = { name: string; phone: string } | { name: string; email: string };
const samir = { name: "Samir", email: "samir@example.com" };

const invite = (body: Invited = samir, token = counter.operatorToken, pointId = counter.pointId) =>
  call(server.url, contract.inviteCollaborator, {
    token,
    params: { pointId },
    body,
    headers: { "x-locale": "fr" },
  });

const lastMessage = (recipient: string) =>
  server.database.db
    .selectFrom("messages")
    .select(["channel", "template", "locale", "data"])
    .where("recipient", "=", recipient)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

/** The secret as the invited person gets it. */
const invitedToken = async (): Promise<string> => {
  const { email } = { email: `${randomUUID()}@example.com` };
  expect((await invite({ name: "Samir", email })).status).toBe(201);
  const { link } = (await lastMessage(email)).data as { link: string };
  return new URL(link).searchParams.get("token") ?? "";
};

const accept = (token: string, invitation: string, url = server.url) =>
  call(url, contract.acceptInvitation, { token, body: { token: invitation } });
const show = (invitation: string) =>
  call(server.url, contract.showInvitation, { body: { token: invitation } });
const list = async (token = counter.operatorToken) =>
  (await call(server.url, contract.listCollaborators, {
    token,
    params: { pointId: counter.pointId },
  })) as { status: number; body: { collaborators: object[]; invitations: { id: string }[] } };
const remove = (userId: string, token = counter.operatorToken) =>
  call(server.url, contract.removeCollaborator, {
    token,
    params: { pointId: counter.pointId, userId },
  });
const withdraw = (id: string, token = counter.operatorToken, pointId = counter.pointId) =>
  call(server.url, contract.withdrawInvitation, { token, params: { pointId, id } });

describe("inviting", () => {
  test("a link goes to the number or the address, and the list shows whom it is for", async () => {
    const answer = await invite({ name: "Samir", phone: "0550 12 34 56" });
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { name: "Samir", sentTo: "05 50 .. .. 56" },
    ]);
    const { data, ...message } = await lastMessage("+213550123456");
    expect(message).toEqual({ channel: "sms", template: "point_invitation", locale: "fr" });
    expect(data).toEqual({
      pointName: "El Baraka Grocery",
      inviterName: "Yasmine Benali",
      link: expect.stringMatching(/\/collection-point\/activate-collaborator\?token=[\w-]{22}$/),
    });
    await invite();
    expect((await lastMessage(samir.email)).channel).toBe("mail");
    expect((await list()).body).toMatchObject({
      collaborators: [],
      invitations: [{ sentTo: "05 50 .. .. 56" }, { sentTo: "s…@example.com" }],
    });
  });

  test("the secret itself is nowhere in the table", async () => {
    const token = await invitedToken();
    const rows = await server.database.db.selectFrom("point_invitations").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("a point invites twenty people a day, and writes three times to the same", async () => {
    const email = "often@example.com";
    for (let time = 1; time <= 3; time++) {
      expect((await invite({ name: "Samir", email })).status).toBe(201);
    }
    expect((await invite({ name: "Samir", email })).status).toBe(429);
    for (let time = 4; time <= 20; time++) {
      expect((await invite({ name: "Samir", email: `${time}@example.com` })).status).toBe(201);
    }
    expect((await invite({ name: "Samir", email: "21@example.com" })).status).toBe(429);
    offsetMilliseconds = day + 1000;
    const token = await freshOwnerToken();
    expect((await invite({ name: "Samir", email: "21@example.com" }, token)).status).toBe(201);
  });

  const freshOwnerToken = async (): Promise<string> => {
    const { db } = server.database;
    const token = await buildSession(db, counter.operatorId);
    await db
      .updateTable("sessions")
      .set({ access_expires_at: new Date(Date.now() + 30 * day) })
      .where("user_id", "=", counter.operatorId)
      .execute();
    return token;
  };
});

describe("only the owner of that point", () => {
  test("to everybody else the point's people do not exist", async () => {
    const { db } = server.database;
    const collaborator = await person();
    await addMember(db, counter.pointId, collaborator.id, "collaborator");
    const otherOwner = await person();
    await buildPoint(db, { ownerId: otherOwner.id });
    const elsewhere = await person();
    const other = await buildPoint(db);
    await addMember(db, other.id, elsewhere.id, "collaborator");
    await invite();
    const [invitation] = (await list()).body.invitations;
    for (const { token } of [collaborator, otherOwner, elsewhere]) {
      const answers = [
        await list(token),
        await invite(samir, token),
        await withdraw(invitation!.id, token),
        await remove(collaborator.id, token),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    const stranger = await person();
    expect((await list(stranger.token)).status).toBe(403);
    expect((await list()).body).toMatchObject({
      collaborators: [{ userId: collaborator.id }],
      invitations: [{ id: invitation!.id }],
    });
  });

  test("an invitation of another point cannot be withdrawn through one's own", async () => {
    await invite();
    const [invitation] = (await list()).body.invitations;
    const other = await buildCounter(server.database.db);
    const answer = await withdraw(invitation!.id, other.operatorToken, other.pointId);
    expect(answer.status).toBe(404);
    expect((await list()).body.invitations).toHaveLength(1);
  });

  test("an owner cannot be removed, not even by themselves", async () => {
    expect((await remove(counter.operatorId)).status).toBe(404);
    expect((await list()).status).toBe(200);
  });
});

describe("answering", () => {
  test("the secret tells which point and who invites, before anybody signs in", async () => {
    const { status, body } = await show(await invitedToken());
    expect([status, body]).toEqual([
      200,
      { pointName: { en: "El Baraka Grocery" }, inviterName: "Yasmine Benali" },
    ]);
  });

  test("whoever accepts works at the point from then on", async () => {
    const { id, token } = await person();
    const invitation = await invitedToken();
    expect((await accept(token, invitation)).body).toEqual({ pointId: counter.pointId });
    const deposit = await call(server.url, recordDeposit, {
      token,
      key: randomUUID(),
      body: counter.body(),
    });
    expect(deposit.status).toBe(201);
    expect((await list()).body).toMatchObject({
      collaborators: [{ userId: id, name: "Yasmine Benali" }],
      invitations: [],
    });
  });

  test("an accepted or withdrawn invitation forgets whom it was for", async () => {
    const { token } = await person();
    await accept(token, await invitedToken());
    await invitedToken();
    const [open] = (await list()).body.invitations;
    expect((await withdraw(open!.id)).status).toBe(204);
    const rows = await server.database.db
      .selectFrom("point_invitations")
      .select(["name", "phone", "email"])
      .where("point_id", "=", counter.pointId)
      .execute();
    const nobody = { name: "", phone: null, email: null };
    expect(rows).toEqual([nobody, nobody]);
  });

  test("of twenty people who accept at once on two processes one gets in", async () => {
    const invitation = await invitedToken();
    const people = await Promise.all(Array.from({ length: 20 }, person));
    const answers = await Promise.all(
      people.map(({ token }, index) =>
        accept(token, invitation, index % 2 ? server.url : secondUrl),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(19);
    expect((await list()).body.collaborators).toHaveLength(1);
  });

  test("used, withdrawn, seven days old, or made up: dead", async () => {
    const { token } = await person();
    const used = await invitedToken();
    await accept((await person()).token, used);
    const withdrawn = await invitedToken();
    await withdraw((await list()).body.invitations[0]!.id);
    for (const invitation of [used, withdrawn, "x".repeat(22)]) {
      expect([(await accept(token, invitation)).status, (await show(invitation)).status]).toEqual([
        410, 410,
      ]);
    }
    const old = await invitedToken();
    offsetMilliseconds = 7 * day - 60_000;
    expect((await show(old)).status).toBe(200);
    offsetMilliseconds = 7 * day + 60_000;
    expect((await show(old)).body).toMatchObject({ error: "link_dead" });
  });

  test("an expired invitation cannot be accepted, and the night forgets whom it was for", async () => {
    const { token } = await person();
    const { db } = server.database;
    const invitation = await invitedToken();
    const live = await invitedToken();
    await db
      .updateTable("point_invitations")
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where("point_id", "=", counter.pointId)
      .where("id", "=", (await list()).body.invitations[0]!.id)
      .execute();
    expect((await accept(token, invitation)).status).toBe(410);
    const ctx = createTestContext(server.database);
    await sweepInvitations(ctx);
    await ctx.close();
    const rows = await db
      .selectFrom("point_invitations")
      .select("name")
      .where("point_id", "=", counter.pointId)
      .orderBy("created_at")
      .execute();
    expect(rows).toEqual([{ name: "" }, { name: "Samir" }]);
    expect((await accept(token, live)).status).toBe(200);
  });

  test("a member is one already, and the link stays good for whom it was meant", async () => {
    const invitation = await invitedToken();
    const own = await accept(counter.operatorToken, invitation);
    expect([own.status, own.body]).toMatchObject([409, { error: "already_member" }]);
    expect((await accept((await person()).token, invitation)).status).toBe(200);
  });

  test("the link of a closed point is dead", async () => {
    const invitation = await invitedToken();
    await server.database.db
      .updateTable("points")
      .set({ status: "closed" })
      .where("id", "=", counter.pointId)
      .execute();
    expect((await show(invitation)).status).toBe(410);
    expect((await accept((await person()).token, invitation)).status).toBe(410);
  });
});

describe("removing", () => {
  const staffStatuses = async (url: string, token: string): Promise<number[]> => {
    const answers = await Promise.all([
      call(url, recordDeposit, { token, key: randomUUID(), body: counter.body() }),
      call(url, findCitizen, { token, params: { code: counter.citizen.code } }),
      call(url, listMyPoints, { token }),
      call(url, collectionPointProfile, { token }),
    ]);
    return answers.map(({ status }) => status);
  };

  test("holds at the next request on every process; the person stays signed in as a citizen", async () => {
    const { id, token } = await person();
    await accept(token, await invitedToken());
    for (const url of [server.url, secondUrl]) {
      expect(await staffStatuses(url, token)).toEqual([201, 200, 200, 200]);
    }
    expect((await remove(id)).status).toBe(204);
    for (const url of [secondUrl, server.url]) {
      expect(await staffStatuses(url, token)).toEqual([403, 403, 403, 403]);
      expect((await call(url, currentUser, { token })).body).toMatchObject({
        user: { id, scope: [] },
      });
    }
    expect((await remove(id)).status).toBe(404);
  });

  test("somebody who also works elsewhere weighs there, and no more here", async () => {
    const { id, token } = await person();
    const other = await buildCounter(server.database.db);
    await addMember(server.database.db, other.pointId, id, "collaborator");
    await accept(token, await invitedToken());
    await remove(id);
    const depositAt = (place: Counter) =>
      call(secondUrl, recordDeposit, { token, key: randomUUID(), body: place.body() });
    const here = await depositAt(counter);
    expect([here.status, here.body]).toMatchObject([403, { error: "not_a_member" }]);
    expect((await depositAt(other)).status).toBe(201);
  });

  test("somebody who was removed and accepts again works there again", async () => {
    const { id, token } = await person();
    await accept(token, await invitedToken());
    await remove(id);
    expect((await accept(token, await invitedToken())).status).toBe(200);
    expect(await staffStatuses(secondUrl, token)).toEqual([201, 200, 200, 200]);
    expect((await list()).body.collaborators).toMatchObject([{ userId: id }]);
  });
});
