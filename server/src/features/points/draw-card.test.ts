import { drawCard } from "@app/contract/citizens";
import { addMember, buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = (code: string, token: string, query = "", accept = "application/pdf") =>
  fetch(server.url + drawCard.path.replace(":code", code) + query, {
    headers: { authorization: `Bearer ${token}`, accept },
  });

test("the citizen gets their own card, alone or ten on a sheet", async () => {
  const { db } = server.database;
  const { id, code } = await buildUser(db);
  const token = await buildSession(db, id);
  const one = await ask(code, token);
  expect(one.status).toBe(200);
  // 85.6 mm by 54 mm, in points.
  expect(await one.text()).toMatch(/MediaBox \[0 0 242\.6\d* 153\.0\d*\]/);
  const sheet = await ask(code, token, "?sheet=true");
  expect(await sheet.text()).toMatch(/MediaBox \[0 0 595\.2\d* 841\.8\d*\]/);
  expect((await ask(code, token, "", "image/svg+xml")).headers.get("content-type")).toBe(
    "image/svg+xml",
  );
});

test("people of the point that registered somebody get theirs, until it is claimed", async () => {
  const { db } = server.database;
  const { id: pointId, ownerId } = await buildPoint(db);
  const helper = await buildUser(db);
  await addMember(db, pointId, helper.id, "collaborator");
  const person = await buildUser(db);
  const token = await buildSession(db, helper.id);
  expect((await ask(person.code, token)).status).toBe(404);
  await db
    .insertInto("counter_registrations")
    .values({
      user_id: person.id,
      phone: "+213550123456",
      point_id: pointId,
      registered_by: ownerId,
      created_at: new Date(),
    })
    .execute();
  expect((await ask(person.code, token)).status).toBe(200);
  const elsewhere = await buildPoint(db);
  const stranger = await buildSession(db, elsewhere.ownerId);
  expect((await ask(person.code, stranger)).status).toBe(404);
  await db.updateTable("counter_registrations").set({ claimed_at: new Date() }).execute();
  expect((await ask(person.code, token)).status).toBe(404);
});
