import { createHash } from "node:crypto";
import type { Material } from "@app/contract/materials";
import { firstLimits } from "@app/contract/limits";
import { sql } from "kysely";
import type { Db } from "../src/connect.ts";
import { facilities } from "./data/facilities.ts";
import { createRandom, type Random } from "./random.ts";

const hour = 3600 * 1000;
const day = 24 * hour;
/** Vans came so often, the last time so many days ago. */
const pastLots = 3;
const daysBetween = 21;
const lastDaysAgo = 4;

interface Stock {
  material: Material;
  grams: number;
  /** What is still there after the vans have been. */
  keeps: number;
}

interface HaulPoint {
  id: string;
  ownerId: string;
  facilityId: string;
  meters: number;
  /** Of the demos, or in the demo transporter's own wilaya. */
  isOwn: boolean;
  isNear: boolean;
  stock: Stock[];
}

interface Driver {
  id: string;
  vehicleId: string;
}

interface Item {
  material: Material;
  grams: number;
}

const gramsOf = (items: readonly Item[]): number =>
  items.reduce((sum, { grams }) => sum + grams, 0);

/** As the owner of the tables: facilities are the back office's to enter. */
const insertFacilities = async (owner: Db, random: Random, at: Date): Promise<void> => {
  for (const { name, communeCode, longitude, latitude } of facilities) {
    await sql`insert into facilities (id, name, commune_code, location, created_at)
      values (${random.idAt(at)}, ${JSON.stringify(name)}, ${communeCode},
        st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326), ${at})`.execute(owner);
  }
};

const findDriver = async (db: Db, phone: string): Promise<Driver> => {
  const { rows } = await sql<Driver>`select u.id, v.id as "vehicleId" from users u
    join vehicles v on v.user_id = u.id where u.phone = ${phone} order by v.payload_grams limit 1`.execute(
    db,
  );
  if (!rows[0]) throw new Error("the seed has no transporter");
  return rows[0];
};

/** With the nearest facility; a quarter of what it can hold is there at most, as on any day. */
const findPoints = async (db: Db, ownerPhone: string): Promise<HaulPoint[]> => {
  const { rows } = await sql<HaulPoint>`
    select p.id, m.user_id as "ownerId", f.id as "facilityId", f.meters, s.stock,
      u.phone is not distinct from ${ownerPhone} as "isOwn", p.commune_code / 100 = 16 as "isNear"
    from points p
    join point_members m on m.point_id = p.id and m.membership = 'owner'
    join users u on u.id = m.user_id
    cross join lateral (
      select f.id, (st_distance(f.location::geography, p.location::geography) * 1.4)::int as meters
      from facilities f order by meters limit 1) f
    cross join lateral (
      select json_agg(json_build_object('material', s.material, 'grams', s.stock_grams, 'keeps',
        s.collected_grams % (p.capacity_grams / 4)) order by s.material) as stock
      from point_stock s where s.point_id = p.id) s
    where p.status = 'active' order by p.id`.execute(db);
  return rows;
};

interface Asked {
  status: "accepted" | "offered";
  at: Date;
  from: Date;
  items: readonly Item[];
  driver: Driver | null;
}

const insertPickup = async (
  db: Db,
  random: Random,
  point: HaulPoint,
  { status, at, from, items, driver }: Asked,
): Promise<string> => {
  const id = random.idAt(at);
  await db
    .insertInto("pickups")
    .values({
      id,
      point_id: point.id,
      facility_id: point.facilityId,
      origin: "by_hand",
      requested_by: point.ownerId,
      status,
      window_from: from,
      window_to: new Date(from.getTime() + 4 * hour),
      access_note: "",
      meters: point.meters,
      pay_centimes: 50_000 + point.meters * 3 + Math.round(gramsOf(items) / 5),
      transporter_id: driver?.id ?? null,
      vehicle_id: driver?.vehicleId ?? null,
      created_at: at,
      changed_at: at,
    })
    .execute();
  await db
    .insertInto("pickup_items")
    .values(items.map((item) => ({ pickup_id: id, bags: Math.ceil(item.grams / 8000), ...item })))
    .execute();
  await db
    .insertInto("pickup_steps")
    .values({
      id: random.idAt(at),
      pickup_id: id,
      status: "requested",
      kind: "asked",
      actor_id: point.ownerId,
      data: "{}",
      at,
    })
    .execute();
  return id;
};

/** Through the same functions as real ones: both sign, the facility weighs in on the same evening. */
const haul = async (
  db: Db,
  random: Random,
  point: HaulPoint,
  driver: Driver,
  { items, from }: { items: readonly Item[]; from: Date },
): Promise<void> => {
  const at = new Date(from.getTime() - 2 * day);
  const pickup = await insertPickup(db, random, point, {
    status: "accepted",
    at,
    from,
    items,
    driver,
  });
  const weighed = items.map(({ material, grams }) => ({
    material,
    bags: Math.ceil(grams / 8000),
    declaredGrams: grams,
    refusedGrams: 0,
    weighedGrams: grams,
    reason: null,
    photo: null,
  }));
  const signedAt = new Date(from.getTime() + hour);
  for (const [side, actor] of [
    ["driver", driver.id],
    ["point", point.ownerId],
  ] as const) {
    await sql`select sign_handover(${signedAt}, ${actor}, ${random.idAt(signedAt)}, ${pickup},
      ${side}::handover_side, 'phone', ${JSON.stringify(weighed)}::jsonb, ${signedAt},
      ${random.idAt(signedAt)}, 'seed')`.execute(db);
  }
  const weighedAt = new Date(from.getTime() + 6 * hour);
  const token = createHash("sha256").update(pickup).digest();
  await sql`select start_delivery(${weighedAt}, ${driver.id}, ${random.idAt(weighedAt)},
    ${random.idAt(weighedAt)}, ${point.facilityId}, ${token}, 'seed')`.execute(db);
  const found = items.map(({ material, grams }) => ({
    material,
    receivedGrams: grams - Math.round(grams / 100),
    refusedGrams: 0,
    grade: random.pick(["A", "A", "B"]),
  }));
  await sql`select receive_delivery(${weighedAt}, ${token}, ${random.idAt(weighedAt)},
    ${JSON.stringify(found)}::jsonb, 'Nadia', null, 'seed')`.execute(db);
};

/** An equal share of what leaves, each time a van came. */
const shareOf = (stock: readonly Stock[], turn: number): Item[] =>
  stock
    .map(({ material, grams, keeps }) => {
      const leaves = grams - keeps;
      const before = Math.floor((leaves * turn) / pastLots);
      return { material, grams: Math.floor((leaves * (turn + 1)) / pastLots) - before };
    })
    .filter(({ grams }) => grams > 0);

const remaining = (stock: readonly Stock[]): Item[] =>
  stock.map(({ material, keeps }) => ({ material, grams: keeps })).filter(({ grams }) => grams > 0);

/** At so many o'clock in Algiers, so many days from that day. */
const atHour = (moment: Date, days: number, hours: number): Date =>
  new Date(Math.floor((moment.getTime() + hour) / day) * day + days * day + (hours - 1) * hour);

/** What is to be seen today: a stop of the demo transporter at the demo's point, and two free jobs. */
const insertToday = async (
  db: Db,
  random: Random,
  points: readonly HaulPoint[],
  driver: Driver,
  until: Date,
): Promise<void> => {
  const own = points.find(({ isOwn }) => isOwn);
  if (!own) throw new Error("the seed's owner has no point");
  const others = points.filter(
    ({ isOwn, isNear, stock }) =>
      isNear && !isOwn && gramsOf(remaining(stock)) >= firstLimits.van_grams,
  );
  const inTwoDays = atHour(until, 2, 8);
  const isMorning = until.getTime() < atHour(until, 0, 12).getTime();
  await insertPickup(db, random, own, {
    status: "accepted",
    at: new Date(until.getTime() - day),
    from: atHour(until, 0, isMorning ? 8 : 13),
    items: remaining(own.stock),
    driver,
  });
  for (const point of others.slice(0, 2)) {
    await insertPickup(db, random, point, {
      status: "offered",
      at: new Date(until.getTime() - 3 * hour),
      // Nobody drives on Friday.
      from: inTwoDays.getUTCDay() === 5 ? atHour(until, 3, 8) : inTwoDays,
      items: remaining(point.stock),
      driver: null,
    });
  }
};

/** The vans have been: what was collected has left in lots, and no store is fuller than a quarter. */
export const insertHaulage = async (
  db: Db,
  owner: Db,
  phones: { transporter: string; owner: string },
  until: Date,
): Promise<void> => {
  const random = createRandom(216);
  await insertFacilities(owner, random, new Date(until.getTime() - 100 * day));
  const driver = await findDriver(db, phones.transporter);
  const points = await findPoints(db, phones.owner);
  for (let turn = 0; turn < pastLots; turn++) {
    const daysAgo = lastDaysAgo + (pastLots - 1 - turn) * daysBetween;
    for (const point of points) {
      const items = shareOf(point.stock, turn);
      const from = atHour(until, -daysAgo, 9);
      if (items.length > 0) await haul(db, random, point, driver, { items, from });
    }
  }
  await insertToday(db, random, points, driver, until);
  // Old news: nobody needs to be told of them now.
  await sql`update outbox set published_at = created_at, settled_at = created_at
    where subject like 'pickup.%'`.execute(db);
};
