import { randomInt, randomUUID } from "node:crypto";
import { listAudit } from "@app/contract/audit";
import * as contract from "@app/contract/people";
import { connect } from "@app/database/connect";
import { buildTransporter } from "@app/database/testing/build-transporter";
import { buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { buildDesk, type Desk } from "./testing/desk.ts";

let server: TestServer;
let desk: Desk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await buildDesk(server);
});
afterAll(() => server.stop());

const list = async (query: Record<string, string>) => {
  const { status, body } = await call(server.url, contract.listPeople, {
    token: desk.token,
    query,
  });
  expect([status, body]).toEqual([200, body]);
  return contract.listPeople.response.parse(body);
};
const namesOf = async (find: string) => (await list({ find })).people.map(({ name }) => name);

test.each(["0655 41 07 22", "+213 655 410722", "00213655410722", "0655 41", "410722", "٠٦٥٥٤١"])(
  "the number %s finds who has it",
  async (typed) => {
    const { db } = server.database;
    const before = await db
      .selectFrom("users")
      .select("id")
      .where("phone", "=", "+213655410722")
      .executeTakeFirst();
    if (!before) await buildUser(db, { firstName: "Nawel", phone: "+213655410722" });
    expect(await namesOf(typed)).toEqual(["Nawel Benali"]);
  },
);

test.each([
  ["zitoûni", "Houria Zitouni-Ould Ali"],
  ["ZITOU hour", "Houria Zitouni-Ould Ali"],
  ["tebbàl", "Mourad Tébbal"],
  ["إلياس", "الياس قرفي"],
  ["قَرْفى", "الياس قرفي"],
])("the part %s finds %s", async (typed, name) => {
  const [firstName = "", ...rest] = name.split(" ");
  await buildUser(server.database.db, { firstName, lastName: rest.join(" ") });
  expect(new Set(await namesOf(typed))).toEqual(new Set([name]));
});

test("an address and a code find who has them, and nobody else", async () => {
  const email = `fatiha_${randomInt(1e9)}@example.com`;
  const { code } = await buildUser(server.database.db, { firstName: "Fatiha", email });
  expect(await namesOf(email.slice(0, 9))).toContain("Fatiha Benali");
  expect(await namesOf(email)).toEqual(["Fatiha Benali"]);
  expect(await namesOf(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)).toEqual([
    "Fatiha Benali",
  ]);
});

test("two letters find nobody, and one is refused", async () => {
  expect(await list({ find: "a b" })).toEqual({ people: [], found: 0, next: null });
  const { status } = await call(server.url, contract.listPeople, {
    token: desk.token,
    query: { find: "ab" },
  });
  expect(status).toBe(422);
});

test("filters by role, state and wilaya agree with what the rows say", async () => {
  const { db } = server.database;
  const lastName = `Filtre${"abcdefghij"[randomInt(10)]}`;
  await buildUser(db, { lastName, roles: ["transporter"], phone: `+2137${randomInt(1e7, 1e8)}` });
  await buildUser(db, { lastName, status: "suspended" });
  await buildUser(db, { lastName });
  await buildUser(db, { lastName, phone: `+2137${randomInt(1e7, 1e8)}` });
  const { id } = await buildTransporter(db, { lastName });
  await db
    .updateTable("transporter_profiles")
    .set({ status: "pending" })
    .where("user_id", "=", id)
    .execute();
  const all = (await list({ find: lastName })).people;
  expect(all.map(({ state }) => state).toSorted()).toEqual([
    "active",
    "active",
    "file_to_check",
    "suspended",
    "unconfirmed",
  ]);
  for (const state of contract.personStates) {
    const { people } = await list({ find: lastName, state });
    expect(people).toEqual(all.filter((person) => person.state === state));
    expect((await list({ state })).people.every((person) => person.state === state)).toBe(true);
  }
  const { people: drivers } = await list({ find: lastName, role: "transporter" });
  expect(drivers).toEqual(all.filter(({ roles }) => roles.includes("transporter")));
  const wilaya = all.find((person) => person.wilaya !== null)?.wilaya ?? 0;
  const { people: near } = await list({ find: lastName, wilaya: String(wilaya) });
  expect(near).toEqual(all.filter((person) => person.wilaya === wilaya));
});

test("pages follow each other without a gap, whether few are found or many", async () => {
  const { db } = server.database;
  // More than are looked through one by one.
  await sql`insert into users (id, code, first_name, last_name, locale)
    select gen_random_uuid(), translate(lpad(to_hex(n), 6, '2'), '01abcdef', 'XYABCDEF'), 'Page',
      case when n <= 120 then 'Rarement' else 'Souvent' end, 'fr'
    from generate_series(1, 2500) n on conflict do nothing`.execute(db);
  const walk = async (find: string): Promise<string[]> => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await list({ find, ...(after ? { after } : {}) });
      seen.push(...page.people.map(({ id }) => id));
      after = page.next;
    } while (after);
    return seen;
  };
  const expected = async (lastName: string): Promise<string[]> =>
    (
      await db
        .selectFrom("users")
        .select("id")
        .where("last_name", "=", lastName)
        .orderBy("id", "desc")
        .execute()
    ).map(({ id }) => id);
  const often = await expected("Souvent");
  expect(often.length).toBeGreaterThan(2000);
  const seeAll = async (): Promise<void> => {
    expect(await walk("rarem")).toEqual(await expected("Rarement"));
    expect((await list({ find: "rarem" })).found).toBe((await expected("Rarement")).length);
    expect((await list({ find: "souve" })).found).toBeNull();
    expect(await walk("souvent")).toEqual(often);
  };
  await seeAll();
  // Once the database knows how many people there are, what is common is met without its index.
  const owner = connect(server.database.ownerUrl, { max: 1 });
  await sql`analyze users`.execute(owner.db);
  await owner.close();
  await seeAll();
}, 60_000);

test("whoever was erased is found no more", async () => {
  const { db } = server.database;
  const { id } = await buildUser(db, { firstName: "Effacee" });
  await sql`update users set status = 'erased', first_name = '', last_name = '' where id = ${id}`.execute(
    db,
  );
  expect(await namesOf("effacee")).toEqual([]);
  const shown = await call(server.url, contract.showPerson, { token: desk.token, params: { id } });
  expect(shown.status).toBe(404);
});

const actsAbout = async (subjectId: string) => {
  const { body } = await call(server.url, listAudit, { token: desk.token, query: { subjectId } });
  return listAudit.response.parse(body).entries.map(({ act, before, after, note }) => ({
    act,
    before,
    after,
    note,
  }));
};

test("looking at somebody is written down, once for a while, without what was seen", async () => {
  const { id } = await buildUser(server.database.db, { firstName: "Regardee" });
  const look = () => call(server.url, contract.showPerson, { token: desk.token, params: { id } });
  expect((await look()).status).toBe(200);
  await look();
  expect(await actsAbout(id)).toEqual([
    { act: "view_person", before: null, after: null, note: null },
  ]);
});

test("a list is taken away as a file without formulas, and that is written down", async () => {
  await buildUser(server.database.db, {
    firstName: "=cmd",
    lastName: "Tableur",
    phone: "+213770123456",
  });
  const { body, headers } = await call(server.url, contract.exportPeople, {
    token: desk.token,
    query: { find: "tableur" },
    headers: { accept: "text/csv", "x-locale": "fr" },
  });
  expect(headers.get("content-type")).toMatch(/^text\/csv/);
  const [head, line, rest] = String(body).replace("\uFEFF", "").split("\r\n");
  expect(head).toBe('"Nom";"Mobile";"E-mail";"Code";"Rôles";"Wilaya";"Jetons";"Vu le";"État"');
  expect(line).toMatch(
    /^"'=cmd Tableur";"07 70 12 34 56";"";"\w{6}";"Citoyen";\d+;0,00;"";"Actif"$/,
  );
  expect(rest).toBe("");
  expect((await actsAbout("list"))[0]).toMatchObject({ act: "export_people", note: "1" });
});

test("nobody is found under an id that is nobody's", async () => {
  for (const endpoint of [
    contract.showPerson,
    contract.listPersonLedger,
    contract.listPersonDeposits,
  ]) {
    const params = { id: randomUUID() };
    expect((await call(server.url, endpoint, { token: desk.token, params })).status).toBe(404);
  }
});
