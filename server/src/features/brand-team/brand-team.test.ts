import * as contract from "@app/contract/brand-team";
import type { ResponseOf } from "@app/contract/endpoint";
import { brandGuard } from "@app/contract/role-calls";
import { joinBrand, showBrandInvitation } from "@app/contract/sign-up";
import { buildBrand, buildSession, buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { freshEmail } from "../../testing/fresh.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sweepTeamInvitations } from "./sweep-team-invitations.ts";

let server: TestServer;
let brandId: string;
let adminId: string;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const db = () => server.database.db;

beforeEach(async () => {
  ({ id: adminId } = await buildUser(db(), {
    roles: ["brand"],
    firstName: "Lina",
    lastName: "Haddad",
  }));
  brandId = await buildBrand(db(), adminId, "Tassili");
  token = await buildSession(db(), adminId);
});

const addMember = async (rank: contract.BrandRank) => {
  const { id } = await buildUser(db(), { roles: ["brand"] });
  await db().insertInto("brand_members").values({ brand_id: brandId, user_id: id, rank }).execute();
  return { id, token: await buildSession(db(), id) };
};
const somebody = async () => {
  const { id } = await buildUser(db(), { roles: [] });
  return { id, token: await buildSession(db(), id) };
};
const team = async (by = token) =>
  (await call(server.url, contract.listBrandTeam, { token: by })).body as ResponseOf<
    typeof contract.listBrandTeam
  >;
const invite = (email = freshEmail(), rank: contract.BrandRank = "editor", by = token) =>
  call(server.url, contract.inviteToTeam, { token: by, body: { email, rank } });
/** As it stands in the mail. */
const secretTo = async (email: string): Promise<string> => {
  const { data } = await db()
    .selectFrom("messages")
    .select("data")
    .where("recipient", "=", email)
    .where("template", "=", "brand_invitation")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  return new URL((data as { link: string }).link).searchParams.get("token") ?? "";
};
const accept = (secret: string, by: string) =>
  call(server.url, contract.acceptTeamInvitation, { token: by, body: { token: secret } });
const show = (secret: string) =>
  call(server.url, contract.showTeamInvitation, { body: { token: secret } });
const rank = (userId: string, to: contract.BrandRank, by = token) =>
  call(server.url, contract.changeRank, { token: by, params: { userId }, body: { rank: to } });
const remove = (userId: string, by = token) =>
  call(server.url, contract.removeMember, { token: by, params: { userId } });
const errorOf = async (answer: ReturnType<typeof rank>) =>
  ((await answer).body as { error?: string } | null)?.error;

describe("joining by a link", () => {
  test("the one invited works for the brand with that rank, and the link is used up", async () => {
    const email = freshEmail();
    expect((await invite(email, "editor")).status).toBe(201);
    const [waiting] = (await team()).invitations;
    expect(waiting).toMatchObject({ rank: "editor" });
    expect(JSON.stringify(waiting)).not.toContain(email);
    const secret = await secretTo(email);
    expect((await show(secret)).body).toEqual({
      brand: "Tassili",
      inviterName: "Lina Haddad",
      rank: "editor",
    });
    const guest = await somebody();
    expect((await accept(secret, guest.token)).status).toBe(204);
    const { body } = await call(server.url, brandGuard, { token: guest.token });
    expect(body).toEqual({ roles: ["CSR"], exists: true });
    const { members, invitations } = await team();
    expect(invitations).toEqual([]);
    expect(members.map((one) => [one.userId, one.rank, one.isYou])).toEqual([
      [adminId, "admin", true],
      [guest.id, "editor", false],
    ]);
    const late = await somebody();
    expect((await accept(secret, late.token)).body).toMatchObject({ error: "link_dead" });
    expect((await show(secret)).body).toMatchObject({ error: "link_dead" });
  });

  test("one link taken by five at once is one person's", async () => {
    const email = freshEmail();
    await invite(email);
    const secret = await secretTo(email);
    const guests = await Promise.all(Array.from({ length: 5 }, somebody));
    const answers = await Promise.all(guests.map((guest) => accept(secret, guest.token)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect((await team()).members).toHaveLength(2);
  });

  test("who works for a company already keeps it, and the link stays good for another", async () => {
    const email = freshEmail();
    await invite(email);
    const secret = await secretTo(email);
    const other = await somebody();
    await buildBrand(db(), other.id, "Elsewhere");
    expect((await accept(secret, other.token)).body).toMatchObject({ error: "already_member" });
    expect((await accept(secret, (await somebody()).token)).status).toBe(204);
  });

  test("two invitations accepted at once are one company", async () => {
    const [one, two] = [freshEmail(), freshEmail()];
    await invite(one);
    const rival = await buildUser(db(), { roles: ["brand"] });
    await buildBrand(db(), rival.id, "Rival");
    await invite(two, "viewer", await buildSession(db(), rival.id));
    const guest = await somebody();
    const secrets = [await secretTo(one), await secretTo(two)];
    const answers = await Promise.all(secrets.map((secret) => accept(secret, guest.token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
  });

  test("taken back or run out it opens nothing, and forgets whom it was for", async () => {
    const email = freshEmail();
    const { id } = (await invite(email)).body as { id: string };
    const secret = await secretTo(email);
    const params = { id };
    const withdrawn = await call(server.url, contract.withdrawTeamInvitation, { token, params });
    expect(withdrawn.status).toBe(204);
    expect((await show(secret)).status).toBe(410);
    const again = await call(server.url, contract.withdrawTeamInvitation, { token, params });
    expect(again.status).toBe(404);

    const old = freshEmail();
    await invite(old);
    await db()
      .updateTable("brand_team_invitations")
      .set({ expires_at: new Date(0) })
      .where("email", "=", old)
      .execute();
    expect((await show(await secretTo(old))).status).toBe(410);
    const ctx = createTestContext(server.database);
    await sweepTeamInvitations(ctx);
    await ctx.close();
    const rows = await db()
      .selectFrom("brand_team_invitations")
      .select("email")
      .where("brand_id", "=", brandId)
      .execute();
    expect(rows).toEqual([{ email: null }, { email: null }]);
  });

  test("somebody who left comes back with the rank of today", async () => {
    const member = await addMember("admin");
    await remove(member.id);
    const email = freshEmail();
    await invite(email, "viewer");
    expect((await accept(await secretTo(email), member.token)).status).toBe(204);
    expect((await team()).members.find(({ userId }) => userId === member.id)?.rank).toBe("viewer");
  });

  test("nobody is asked again and again", async () => {
    const email = freshEmail();
    for (let time = 0; time < 3; time++) expect((await invite(email)).status).toBe(201);
    expect((await invite(email)).body).toMatchObject({ error: "too_many_requests" });
  });
});

describe("ranks", () => {
  test("only an administrator manages, and others do not see who is invited", async () => {
    const viewer = await addMember("viewer");
    const editor = await addMember("editor");
    await invite();
    for (const member of [viewer, editor]) {
      expect(await team(member.token)).toMatchObject({ mayManage: false, invitations: [] });
      expect((await rank(adminId, "viewer", member.token)).status).toBe(403);
      expect((await remove(adminId, member.token)).status).toBe(403);
      expect((await invite(freshEmail(), "admin", member.token)).status).toBe(403);
    }
  });

  test("a rank holds from the next request on, and so does leaving", async () => {
    const member = await addMember("viewer");
    expect((await rank(member.id, "admin")).status).toBe(200);
    expect((await team(member.token)).mayManage).toBe(true);
    expect((await remove(member.id)).status).toBe(204);
    const after = await call(server.url, contract.listBrandTeam, { token: member.token });
    expect(after.status).toBe(403);
    expect((await remove(member.id)).status).toBe(404);
  });

  test("the last administrator stays", async () => {
    await addMember("editor");
    expect(await errorOf(rank(adminId, "editor"))).toBe("last_admin");
    expect(await errorOf(remove(adminId))).toBe("last_admin");
    expect((await call(server.url, contract.leaveTeam, { token })).body).toMatchObject({
      error: "last_admin",
    });
    expect((await rank(adminId, "admin")).status).toBe(200);
    await addMember("admin");
    expect((await call(server.url, contract.leaveTeam, { token })).status).toBe(204);
  });

  test("two administrators who remove each other at once leave one", async () => {
    for (let time = 0; time < 5; time++) {
      const other = await addMember("admin");
      await Promise.all([rank(other.id, "viewer"), rank(adminId, "viewer", other.token)]);
      const admins = await db()
        .selectFrom("brand_members")
        .select("user_id")
        .where("brand_id", "=", brandId)
        .where("rank", "=", "admin")
        .where("removed_at", "is", null)
        .execute();
      expect(admins).toHaveLength(1);
      await db()
        .updateTable("brand_members")
        .set({ rank: "admin" })
        .where("user_id", "=", adminId)
        .execute();
      await remove(other.id);
    }
  });

  test("people of another brand do not exist here", async () => {
    const stranger = await buildUser(db(), { roles: ["brand"] });
    await buildBrand(db(), stranger.id);
    expect((await rank(stranger.id, "viewer")).status).toBe(404);
    expect((await remove(stranger.id)).status).toBe(404);
  });
});

describe("distributors", () => {
  const distributors = async (by = token) =>
    (await call(server.url, contract.listDistributors, { token: by })).body as ResponseOf<
      typeof contract.listDistributors
    >;
  const newCode = async () =>
    ((await call(server.url, contract.newDistributorCode, { token })).body as { code: string })
      .code;

  test("a code makes one company a distributor, and is gone from the list", async () => {
    const code = await newCode();
    expect(code).toMatch(/^[2-9A-HJKMNP-RT-Y]{8}$/);
    expect(await distributors()).toMatchObject({ mayInvite: true, codes: [{ code }] });
    const seller = await somebody();
    const joined = await call(server.url, joinBrand, {
      token: seller.token,
      params: { code },
      body: { company: "Benali et fils" },
    });
    expect(joined.status).toBe(204);
    expect(await distributors()).toMatchObject({
      codes: [],
      distributors: [{ name: "Benali et fils" }],
    });
  });

  test("a code that was taken back opens nothing", async () => {
    const code = await newCode();
    const params = { code };
    const withdraw = () => call(server.url, contract.withdrawDistributorCode, { token, params });
    expect((await withdraw()).status).toBe(204);
    expect((await withdraw()).status).toBe(404);
    expect((await call(server.url, showBrandInvitation, { params })).status).toBe(410);
    const seller = await somebody();
    const joined = await call(server.url, joinBrand, {
      token: seller.token,
      params,
      body: { company: "Benali et fils" },
    });
    expect(joined.status).toBe(410);
  });

  test("who only looks sees companies and no codes", async () => {
    await newCode();
    const viewer = await addMember("viewer");
    expect(await distributors(viewer.token)).toEqual({
      mayInvite: false,
      distributors: [],
      codes: [],
    });
    const refused = await call(server.url, contract.newDistributorCode, { token: viewer.token });
    expect(refused.status).toBe(403);
  });

  test("there are never more open codes than twenty, however many ask at once", async () => {
    const ask = () => call(server.url, contract.newDistributorCode, { token });
    const answers = await Promise.all(Array.from({ length: contract.mostOpenCodes + 5 }, ask));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(contract.mostOpenCodes);
    expect((await distributors()).codes).toHaveLength(contract.mostOpenCodes);
  });
});
