import * as contract from "@app/contract/badges";
import type { ResponseOf } from "@app/contract/endpoint";
import {
  buildPoint,
  buildSession,
  buildTransporterProfile,
  buildUser,
  type TransporterOverrides,
} from "@app/database/testing/builders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let staffToken: string;

beforeAll(async () => {
  server = await startTestServer();
  const { ownerId } = await buildPoint(server.database.db);
  staffToken = await buildSession(server.database.db, ownerId);
});
afterAll(() => server.stop());

const driverWith = async (overrides: TransporterOverrides = {}) => {
  const { db } = server.database;
  const { id } = await buildUser(db, { roles: ["transporter"] });
  const code = await buildTransporterProfile(db, id, "Karim Ziani", overrides);
  return { id, code, token: await buildSession(db, id) };
};
const find = (code: string) =>
  call(server.url, contract.findDriver, { token: staffToken, params: { code } });
const draw = (token: string, accept: string, query: { plate?: string } = {}) =>
  call(server.url, contract.drawBadge, { token, query, headers: { accept } });

describe("the driver's own badge", () => {
  test("shows who, which vans, and until when the first paper holds", async () => {
    const { code, token } = await driverWith({
      licenceUntil: "2098-01-31",
      vehicles: [
        { plate: "204517-118-16", insuranceUntil: "2097-05-31" },
        { plate: "00321-314-09" },
      ],
    });
    const { body } = await call(server.url, contract.showBadge, { token });
    expect(body).toEqual({
      code,
      shortName: "Karim Z.",
      otherShortName: "كريم ز.",
      isApproved: true,
      vehicles: [
        { plate: "204517-118-16", until: "2097-05-31" },
        { plate: "00321-314-09", until: "2098-01-31" },
      ],
    });
  });

  test("is there while the papers are checked, and says so", async () => {
    const { token } = await driverWith({ status: "pending" });
    const { body } = await call(server.url, contract.showBadge, { token });
    expect(body).toMatchObject({ isApproved: false });
    expect((await draw(token, "application/pdf")).status).toBe(404);
  });

  test("is drawn on one page, in our letters, for the van that is asked for", async () => {
    const { token } = await driverWith({
      vehicles: [{ plate: "204517-118-16" }, { plate: "00321-314-09" }],
    });
    const pdf = await draw(token, "application/pdf", { plate: "00321-314-09" });
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await draw(token, "image/svg+xml")).status).toBe(200);
    expect((await draw(token, "application/pdf", { plate: "11111-118-16" })).status).toBe(404);
  });
});

describe("a badge at the door", () => {
  test("tells the point who it is and with which vans, no more", async () => {
    const { code } = await driverWith({
      vehicles: [
        { plate: "204517-118-16" },
        { plate: "00321-314-09", insuranceUntil: "2020-01-01" },
      ],
    });
    expect((await find(code)).body).toEqual({
      code,
      shortName: "Karim Z.",
      vehicles: [
        { plate: "204517-118-16", isVerified: true },
        { plate: "00321-314-09", isVerified: false },
      ],
      isVerified: true,
    });
  });

  test.each([
    ["whose papers are still checked", { status: "pending" }],
    ["whose licence has run out", { licenceUntil: "2020-01-01" }],
    ["whom the back office has stopped", { status: "suspended" }],
  ] as const)("is not verified for a driver %s", async (_, overrides) => {
    const { code } = await driverWith(overrides);
    const { body } = await find(code);
    expect((body as ResponseOf<typeof contract.findDriver>).isVerified).toBe(false);
  });

  test("that nobody has is unknown, and so is one of a driver who has left", async () => {
    expect((await find("T2222229")).status).toBeGreaterThanOrEqual(404);
    const { id, code } = await driverWith();
    await server.database.db
      .updateTable("users")
      .set({
        status: "erased",
        first_name: "",
        last_name: "",
      })
      .where("id", "=", id)
      .execute();
    expect((await find(code)).status).toBe(404);
  });

  test("cannot be found by trying", async () => {
    const { db } = server.database;
    const { ownerId } = await buildPoint(db);
    const token = await buildSession(db, ownerId);
    const { code } = await driverWith();
    const tries = await Promise.all(
      Array.from({ length: 61 }, () =>
        call(server.url, contract.findDriver, { token, params: { code } }),
      ),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
