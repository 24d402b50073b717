import { drawPoster } from "@app/contract/points";
import { addMember, buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = (pointId: string, token: string, accept: string): Promise<Response> =>
  fetch(server.url + drawPoster.path.replace(":id", pointId), {
    headers: { authorization: `Bearer ${token}`, accept, "x-locale": "ar" },
  });

test("the owner gets the poster, to print or to look at", async () => {
  const { db } = server.database;
  const name = { en: "El Baraka", ar: "البركة" };
  const { id, ownerId } = await buildPoint(db, { name });
  const hours = { sat: [["08:00", "12:00"]], sun: [["08:00", "12:00"]] };
  await db
    .updateTable("points")
    .set({ hours: JSON.stringify(hours) })
    .where("id", "=", id)
    .execute();
  const token = await buildSession(db, ownerId);
  const pdf = await ask(id, token, "application/pdf");
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(pdf.headers.get("content-disposition")).toBe('attachment; filename="dawra-poster.pdf"');
  expect(pdf.headers.get("cache-control")).toBe("no-store");
  expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");
  const svg = await ask(id, token, "image/svg+xml");
  expect(svg.headers.get("content-type")).toBe("image/svg+xml");
  expect(await svg.text()).toContain("<svg");
});

test("is not drawn for a collaborator, for another owner or for a point that is closed", async () => {
  const { db } = server.database;
  const { id } = await buildPoint(db);
  const helper = await buildUser(db);
  await addMember(db, id, helper.id, "collaborator");
  expect((await ask(id, await buildSession(db, helper.id), "application/pdf")).status).toBe(404);
  const closed = await buildPoint(db, { status: "closed" });
  const token = await buildSession(db, closed.ownerId);
  expect((await ask(closed.id, token, "application/pdf")).status).toBe(404);
  expect((await ask(id, token, "application/pdf")).status).toBe(404);
});
