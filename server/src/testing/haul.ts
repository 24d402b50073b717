import { randomUUID } from "node:crypto";
import type { BodyInput, Endpoint, ResponseOf } from "@app/contract/endpoint";
import { signHandover } from "@app/contract/handovers";
import { askForVan, type Pickup } from "@app/contract/pickups";
import { acceptJob } from "@app/contract/transport-jobs";
import { connect } from "@app/database/connect";
import { buildFacility } from "@app/database/testing/build-pickup";
import {
  buildTransporter,
  type TransporterOverrides,
} from "@app/database/testing/build-transporter";
import { buildSession } from "@app/database/testing/builders";
import { sql } from "kysely";
import { type Answer, call, type CallOptions } from "./call.ts";
import { buildCounter, type Counter, deposit } from "./counter.ts";
import type { TestServer } from "./test-server.ts";

/** A commune of wilaya 16. */
const communeCode = 1601;

export interface TestDriver {
  id: string;
  token: string;
  vehicleId: string;
}

/** Of a server what a haul needs: where it answers, and its rows. */
type Served = Pick<TestServer, "url" | "database">;

/** A point with a hundred kilograms, a facility and a driver whose van holds it. */
export interface Haul {
  server: Served;
  counter: Counter;
  driver: TestDriver;
  facilityId: string;
}

export const openFacility = async ({ database }: Pick<Served, "database">): Promise<string> => {
  const owner = connect(database.ownerUrl, { max: 1 });
  const id = await buildFacility(owner.db);
  await owner.close();
  return id;
};

export const buildDriver = async (
  { database: { db } }: Served,
  overrides: TransporterOverrides = {},
): Promise<TestDriver> => {
  const { id, vehicleId } = await buildTransporter(db, overrides);
  return { id, vehicleId, token: await buildSession(db, id) };
};

const bags = [
  { material: "pet", grams: 40_000 },
  { material: "pet", grams: 40_000 },
  { material: "pehd", grams: 20_000 },
] as const;

/** A point with eighty kilograms of bottles and twenty of the other kind. */
export const buildFullCounter = async (server: Served): Promise<Counter> => {
  const counter = await buildCounter(server.database.db, { communeCode });
  for (const bag of bags) {
    const { status } = await deposit(server.url, counter, bag);
    if (status !== 201) throw new Error(`no deposit: ${status}`);
  }
  return counter;
};

export const buildHaul = async (server: Served, facilityId: string): Promise<Haul> => ({
  server,
  facilityId,
  counter: await buildFullCounter(server),
  driver: await buildDriver(server),
});

/** One call with a key of its own. */
export const send = <E extends Endpoint>(
  { server }: Pick<Haul, "server">,
  endpoint: E,
  options: CallOptions<E>,
): Promise<Answer> => call(server.url, endpoint, { key: randomUUID(), ...options });

export const everything = [
  { material: "pet", bags: 10, grams: 80_000 },
  { material: "pehd", bags: 3, grams: 20_000 },
] as const;

/** On Monday 16 November 2026, in the morning. */
export const mondayMorning = { from: "2026-11-16T07:00:00.000Z", to: "2026-11-16T11:00:00.000Z" };

export const ask = (
  haul: Haul,
  changes: Partial<BodyInput<typeof askForVan>> = {},
  token = haul.counter.operatorToken,
): Promise<Answer> =>
  send(haul, askForVan, {
    token,
    params: { id: haul.counter.pointId },
    body: { items: [...everything], window: mondayMorning, accessNote: "Ring twice", ...changes },
  });

/** The pick-up of an answer that must have been given. */
export const pickupIn = ({ status, body }: Answer): Pickup => {
  if (status >= 300) throw new Error(`no pick-up: ${status} ${JSON.stringify(body)}`);
  return (body as ResponseOf<typeof acceptJob>).pickup;
};

export const accept = (haul: Haul, id: string, driver = haul.driver): Promise<Answer> =>
  send(haul, acceptJob, {
    token: driver.token,
    params: { id },
    body: { vehicleId: driver.vehicleId },
  });

/** Asked for and accepted. */
export const acceptedPickup = async (haul: Haul): Promise<Pickup> =>
  pickupIn(await accept(haul, pickupIn(await ask(haul)).id));

type Items = BodyInput<typeof signHandover>["items"];

/** The scale at the van says what the point had counted on. */
export const asDeclared = (changes: Partial<Items[number]> = {}): Items =>
  everything.map(({ material, bags, grams }) => ({
    material,
    bags,
    declaredGrams: grams,
    refusedGrams: 0,
    weighedGrams: grams,
    reason: null,
    photo: null,
    ...(material === "pet" && changes),
  }));

interface Signing {
  items?: Items;
  pin?: string;
  token?: string;
  key?: string;
  occurredAt?: string;
  sentAt?: string;
}

/** Pressed on a Sunday at ten at Greenwich, unless it says otherwise. */
export const sign = (
  haul: Haul,
  id: string,
  side: "driver" | "point",
  { items = asDeclared(), pin, token, key, occurredAt, sentAt }: Signing = {},
): Promise<Answer> => {
  const pressedAt = occurredAt ?? "2026-11-15T10:00:00.000Z";
  return send(haul, signHandover, {
    token: token ?? (side === "driver" ? haul.driver.token : haul.counter.operatorToken),
    params: { id },
    ...(key !== undefined && { key }),
    body: {
      side,
      items,
      occurredAt: pressedAt,
      sentAt: sentAt ?? pressedAt,
      ...(pin !== undefined && { pin }),
    },
  });
};

/** Accepted, weighed and signed by both. */
export const handedOver = async (haul: Haul, items: Items = asDeclared()): Promise<Pickup> => {
  const { id } = await acceptedPickup(haul);
  await sign(haul, id, "driver", { items });
  return pickupIn(await sign(haul, id, "point", { items }));
};

/** No row means that every gram is where it should be. */
export const violationsIn = async ({ database: { db } }: TestServer): Promise<unknown[]> => {
  const ledger = await sql`select * from ledger_violations()`.execute(db);
  const custody = await sql`select * from custody_violations()`.execute(db);
  return [...ledger.rows, ...custody.rows];
};
