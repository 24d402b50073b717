import { createHash, randomUUID } from "node:crypto";
import { addEvidence, mostEvidenceBytes, showEvidence } from "@app/contract/handovers";
import { choosePin, showPickup } from "@app/contract/pickups";
import { turnBack } from "@app/contract/transport-jobs";
import { addMember, buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { smallPhoto } from "../../testing/authorisation-haulage.ts";
import {
  acceptedPickup,
  asDeclared,
  buildDriver,
  buildHaul,
  type Haul,
  openFacility,
  pickupIn,
  send,
  sign,
  violationsIn,
} from "../../testing/haul.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let facilityId: string;
let haul: Haul;
let pickupId: string;
const start = new Date("2026-11-15T10:00:00Z");
let now = start;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => now });
  facilityId = await openFacility(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = start;
  haul = await buildHaul(server, facilityId);
  ({ id: pickupId } = await acceptedPickup(haul));
});
afterEach(async () => {
  expect(await violationsIn(server)).toEqual([]);
});

const stock = async (): Promise<number[]> => {
  const rows = await server.database.db
    .selectFrom("point_stock")
    .select("stock_grams")
    .where("point_id", "=", haul.counter.pointId)
    .orderBy("material")
    .execute();
  return rows.map((row) => row.stock_grams);
};

const lots = () =>
  server.database.db
    .selectFrom("lots")
    .innerJoin("lot_items", "lot_items.lot_id", "lots.id")
    .selectAll()
    .where("pickup_id", "=", pickupId)
    .orderBy("material")
    .execute();

describe("two say the same", () => {
  test.each([
    ["driver", "point"],
    ["point", "driver"],
  ] as const)("%s first, then %s: the lot is made and the stock has left", async (one, other) => {
    const first = await sign(haul, pickupId, one);
    expect(first.body).toMatchObject({
      outcome: "signed",
      pickup: { status: "weighing", signed: [one], lot: null },
    });
    expect(await stock()).toEqual([80_000, 20_000, 0]);
    const second = await sign(haul, pickupId, other);
    expect(second.body).toMatchObject({
      outcome: "handed_over",
      pickup: {
        status: "handed_over",
        lot: { grams: 100_000, declaredGrams: 100_000, handedOverAt: start.toISOString() },
      },
    });
    expect(pickupIn(second).lot?.number).toMatch(/^A-\d{4,}$/);
    expect(await stock()).toEqual([0, 0, 0]);
  });

  test("both phones offline, each sends twice, all four at once: one lot", async () => {
    const keys = { driver: randomUUID(), point: randomUUID() };
    const sides = ["driver", "point", "driver", "point"] as const;
    const answers = await Promise.all(
      sides.map((side) => sign(haul, pickupId, side, { key: keys[side] })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // And once more, under keys of their own: a phone that forgot that it had sent.
    for (const side of sides) expect((await sign(haul, pickupId, side)).status).toBe(200);
    expect(await lots()).toHaveLength(2);
  });

  test("whoever signs second sees what the first one signed", async () => {
    await sign(haul, pickupId, "driver");
    const { body } = await send(haul, showPickup, {
      token: haul.counter.operatorToken,
      params: { id: pickupId },
    });
    expect(body).toMatchObject({
      signatures: [{ side: "driver", items: [{ weighedGrams: 80_000 }, { weighedGrams: 20_000 }] }],
    });
  });

  test("weights that differ are a dispute: nothing leaves, somebody looks", async () => {
    await sign(haul, pickupId, "driver");
    const second = { items: asDeclared({ weighedGrams: 79_000 }), key: randomUUID() };
    const refused = { status: 409, body: { error: "weights_differ" } };
    expect(await sign(haul, pickupId, "point", second)).toMatchObject(refused);
    // Also to a phone that did not hear the answer.
    expect(await sign(haul, pickupId, "point", second)).toMatchObject(refused);
    expect(await stock()).toEqual([80_000, 20_000, 0]);
    const { body } = await send(haul, showPickup, {
      token: haul.driver.token,
      params: { id: pickupId },
    });
    expect(body).toMatchObject({ pickup: { status: "disputed" } });
    const tasks = await sql`select from tasks where kind = 'handover_differs'
      and subject_id = ${pickupId}`.execute(server.database.db);
    expect(tasks.rows).toHaveLength(1);
  });
});

describe("a difference", () => {
  const short = { weighedGrams: 70_000, reason: "Wet labels", photo: `${"a".repeat(32)}.jpg` };

  test("within the tolerance needs no word; beyond it the driver gives a reason and a photo", async () => {
    const within = asDeclared({ weighedGrams: 78_400 });
    expect((await sign(haul, pickupId, "driver", { items: within })).status).toBe(200);
    const other = await buildHaul(server, facilityId);
    const { id } = await acceptedPickup(other);
    for (const missing of [{ reason: null }, { photo: null }]) {
      const items = asDeclared({ ...short, ...missing });
      expect((await sign(other, id, "driver", { items })).status).toBe(422);
    }
    expect((await sign(other, id, "driver", { items: asDeclared(short) })).status).toBe(200);
  });

  test.each(["driver", "point"] as const)(
    "the point types weights alone; what the driver wrote is kept (%s first)",
    async (first) => {
      const items = {
        driver: asDeclared(short),
        point: asDeclared({ weighedGrams: short.weighedGrams }),
      };
      const second = first === "driver" ? "point" : "driver";
      await sign(haul, pickupId, first, { items: items[first] });
      const answer = await sign(haul, pickupId, second, { items: items[second] });
      expect(answer.body).toMatchObject({ outcome: "handed_over" });
      expect((await lots())[0]).toMatchObject({
        material: "pet",
        grams: 70_000,
        declared_grams: 80_000,
        reason: "Wet labels",
        photo: short.photo,
      });
    },
  );

  test("what is refused stays at the point", async () => {
    const items = asDeclared({ ...short, weighedGrams: 60_000, refusedGrams: 20_000 });
    await sign(haul, pickupId, "driver", { items });
    expect((await sign(haul, pickupId, "point", { items })).status).toBe(200);
    expect(await stock()).toEqual([20_000, 0, 0]);
  });
});

describe("without the point's phone", () => {
  beforeEach(async () => {
    await send(haul, choosePin, {
      token: haul.counter.operatorToken,
      params: { id: haul.counter.pointId },
      body: { pin: "2468" },
    });
  });

  test("its four digits on the driver's phone sign for it", async () => {
    const answer = await sign(haul, pickupId, "driver", { pin: "2468" });
    expect(answer.body).toMatchObject({
      outcome: "handed_over",
      pickup: { signed: ["driver", "point"] },
    });
    // The point's own copy comes later, and changes nothing.
    expect((await sign(haul, pickupId, "point")).status).toBe(200);
    expect(await lots()).toHaveLength(2);
  });

  test("they are typed after the driver has signed as well as with it", async () => {
    expect((await sign(haul, pickupId, "driver")).body).toMatchObject({ outcome: "signed" });
    const answer = await sign(haul, pickupId, "driver", { pin: "2468" });
    expect(answer.body).toMatchObject({ outcome: "handed_over" });
    expect(await lots()).toHaveLength(2);
  });

  test("they add nothing to what the point's own phone has signed before", async () => {
    await sign(haul, pickupId, "point");
    const answer = await sign(haul, pickupId, "driver", { pin: "2468" });
    expect(answer.body).toMatchObject({ outcome: "handed_over" });
  });

  test("wrong ones sign nothing, and are counted", async () => {
    for (let tries = 0; tries < 5; tries++) {
      const answer = await sign(haul, pickupId, "driver", { pin: "1111" });
      expect(answer).toMatchObject({ status: 422, body: { error: "wrong_pin" } });
    }
    expect((await sign(haul, pickupId, "driver", { pin: "2468" })).status).toBe(429);
    expect(await lots()).toEqual([]);
  });

  test("nobody but its driver may try them", async () => {
    const other = await buildDriver(server);
    const answer = await sign(haul, pickupId, "driver", { pin: "2468", token: other.token });
    expect(answer.status).toBe(404);
  });
});

test("a point without digits cannot be signed for", async () => {
  const answer = await sign(haul, pickupId, "driver", { pin: "0000" });
  expect(answer.body).toMatchObject({ error: "wrong_pin" });
});

describe("the moment", () => {
  test("is that of the thumb, by our clock; a phone whose clock is off is noted", async () => {
    now = new Date("2026-11-15T13:00:00Z");
    const off = { occurredAt: "2020-01-01T00:00:00.000Z", sentAt: "2020-01-01T02:00:00.000Z" };
    await sign(haul, pickupId, "driver", off);
    await sign(haul, pickupId, "point", off);
    const [lot] = await lots();
    expect(lot?.handed_over_at).toEqual(new Date("2026-11-15T11:00:00Z"));
    const steps = await server.database.db
      .selectFrom("pickup_steps")
      .select("data")
      .where("pickup_id", "=", pickupId)
      .where("kind", "=", "clock_off")
      .execute();
    expect(steps).toHaveLength(2);
  });

  test("more than a week ago is too old", async () => {
    const answer = await sign(haul, pickupId, "driver", { sentAt: "2026-11-23T10:00:00.000Z" });
    expect(answer).toMatchObject({ status: 410, body: { error: "too_old" } });
  });

  test("a collaborator who was removed since signed in time", async () => {
    const { db } = server.database;
    const { id } = await buildUser(db);
    await addMember(db, haul.counter.pointId, id, "collaborator");
    const token = await buildSession(db, id);
    const removeAt = (moment: string) =>
      db
        .updateTable("point_members")
        .set({ removed_at: moment })
        .where("user_id", "=", id)
        .execute();
    await removeAt("2026-11-15T09:59:00Z");
    expect((await sign(haul, pickupId, "point", { token })).status).toBe(404);
    await removeAt("2026-11-15T10:01:00Z");
    expect((await sign(haul, pickupId, "point", { token })).status).toBe(200);
  });

  test("a paper that has run out does not hold up what was begun", async () => {
    await sql`update transporter_profiles set licence_until = '2026-11-01'
      where user_id = ${haul.driver.id}`.execute(server.database.db);
    await sign(haul, pickupId, "driver");
    expect((await sign(haul, pickupId, "point")).status).toBe(200);
  });
});

describe("photos", () => {
  const keep = (data: string) =>
    send(haul, addEvidence, { token: haul.driver.token, body: { data } });

  test("are kept as pixels alone, under a name the phone knew before", async () => {
    const sent = await sharp({
      create: { width: 2000, height: 1000, channels: 3, background: "#147850" },
    })
      .withExif({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitudeRef: "N" } })
      .jpeg()
      .toBuffer();
    const { status, body } = await keep(sent.toString("base64"));
    const name = `${createHash("sha256").update(sent).digest("hex").slice(0, 32)}.jpg`;
    expect([status, body]).toEqual([201, { name }]);
    const window = { from: "2026-11-17T07:00:00.000Z", to: "2026-11-17T11:00:00.000Z" };
    await send(haul, turnBack, {
      token: haul.driver.token,
      params: { id: pickupId },
      body: { reason: "closed", note: "", photo: name, window },
    });
    const shown = await fetch(`${server.url}/api/v1/evidence/${name}`, {
      headers: { authorization: `Bearer ${haul.counter.operatorToken}` },
    });
    expect(shown.headers.get("content-type")).toBe("image/jpeg");
    const kept = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(kept).toMatchObject({ width: 1280, height: 640 });
    expect(kept.exif).toBeUndefined();
  });

  test("of a bright day, which hardly shrink, are taken as well", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const sent = await sharp({
      create: { width: 1280, height: 960, channels: 3, background: "#808080", noise },
    })
      .jpeg({ quality: 45 })
      .toBuffer();
    const data = sent.toString("base64");
    expect(data.length).toBeGreaterThan(128 * 1024);
    expect(data.length).toBeLessThan(mostEvidenceBytes);
    expect((await keep(data)).status).toBe(201);
  });

  test("are shown to both sides and the back office, never under the public address", async () => {
    const { body } = await keep(smallPhoto);
    const { name } = body as { name: string };
    const statusFor = async (token: string) =>
      (await send(haul, showEvidence, { token, params: { name } })).status;
    // Until it says something about a pick-up it says nothing to anybody.
    expect(await statusFor(haul.counter.operatorToken)).toBe(404);
    const items = asDeclared({ weighedGrams: 70_000, reason: "Wet", photo: name });
    await sign(haul, pickupId, "driver", { items });
    expect(await statusFor(haul.counter.operatorToken)).toBe(200);
    expect(await statusFor(haul.driver.token)).toBe(200);
    expect(await statusFor((await buildDriver(server)).token)).toBe(404);
    expect(await statusFor(haul.counter.citizenToken)).toBe(404);
    const admin = await buildUser(server.database.db);
    await makeAdmin(server.database.ownerUrl, admin.id);
    const token = await buildSession(server.database.db, admin.id, { isStrong: true });
    expect(await statusFor(token)).toBe(200);
    expect((await fetch(`${server.url}/api/pictures/${name}`)).status).toBe(404);
  });

  test("what is none is refused", async () => {
    const answer = await keep(Buffer.from("<svg/>").toString("base64"));
    expect(answer).toMatchObject({ status: 422, body: { error: "not_a_picture" } });
  });
});
