import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import { localizedTextSchema } from "@app/contract/localized-text";
import { type Material, materials } from "@app/contract/materials";
import type { Facility, Pickup } from "@app/contract/pickups";
import type { showRoute as endpoint } from "@app/contract/transport-jobs";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { type Door, findPickupsById, readDoors, toPickup } from "../pickups/index.ts";
import { orderStops, type Visit } from "./order-stops.ts";
import * as queries from "./route.queries.ts";

type Route = ResponseOf<typeof endpoint>;

const positionOf = ({ latitude, longitude }: QueryOf<typeof endpoint>) =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };

const byMaterial = (lots: readonly queries.LotOnBoard[]): Route["onBoard"] => {
  const items = lots.flatMap((lot) => lot.items ?? []);
  const gramsOf = (wanted: Material): number =>
    items.reduce((sum, { material, grams }) => (material === wanted ? sum + grams : sum), 0);
  return materials
    .map((material) => ({ material, grams: gramsOf(material) }))
    .filter(({ grams }) => grams > 0);
};

const readFacility = async ({ db }: Context, id: string): Promise<Facility> => {
  const { name, ...facility } = await queries.findFacility(db, id);
  return { ...facility, name: localizedTextSchema.parse(name) };
};

interface Known {
  pickups: Map<string, Pickup>;
  points: Map<string, string>;
  doors: Map<string, Door>;
  facility: Facility | null;
}

const toStop = (visit: Visit, { pickups, points, doors, facility }: Known): Route["stops"] => {
  if (visit.kind === "facility") {
    const { arriveAt, meters, grams } = visit;
    if (!facility) return [];
    return [{ kind: "facility", facility, arriveAt: arriveAt.toISOString(), meters, grams }];
  }
  const { id, arriveAt, meters, loadGrams, problem } = visit;
  const [pickup, point] = [pickups.get(id), doors.get(points.get(id) ?? "")];
  if (!pickup || !point) return [];
  const times = { arriveAt: arriveAt?.toISOString() ?? null, meters, loadGrams, problem };
  return [{ kind: "pickup", stop: { pickup, point, ...times } }];
};

const readPickups = async ({ db }: Context, ids: readonly string[]): Promise<Map<string, Pickup>> =>
  new Map((await findPickupsById(db, ids)).map((row) => [row.id, toPickup(row)]));

interface Day {
  day: string;
  now: Date;
  stops: queries.DayStop[];
  lots: queries.LotOnBoard[];
  /** Ids of what was fetched, in that order. */
  done: string[];
  earnedCentimes: number;
}

const readDay = async (
  { db, clock }: Context,
  userId: string,
  wanted: string | undefined,
): Promise<Day> => {
  const { day, now } = await queries.findDay(db, clock, wanted);
  const [stops, lots, done, earnedCentimes] = await Promise.all([
    queries.findStops(db, clock, userId, day),
    queries.findOnBoard(db, userId),
    queries.findDone(db, userId, day),
    queries.sumDay(db, userId, day),
  ]);
  return { day, now, stops, lots, done, earnedCentimes };
};

/** Where what is on board goes, or else what is fetched first. */
const facilityOf = ({ stops, lots }: Day, pickups: Known["pickups"]): string | undefined =>
  lots[0]?.facilityId ?? pickups.get(stops[0]?.id ?? "")?.facility.id;

const readKnown = async (ctx: Context, day: Day): Promise<Known> => {
  const { stops, done } = day;
  const pickups = await readPickups(ctx, [...stops.map(({ id }) => id), ...done]);
  const facilityId = facilityOf(day, pickups);
  return {
    pickups,
    points: new Map(stops.map(({ id, pointId }) => [id, pointId])),
    doors: await readDoors(
      ctx,
      stops.map(({ pointId }) => pointId),
    ),
    facility: facilityId ? await readFacility(ctx, facilityId) : null,
  };
};

const gramsOf = (lots: readonly queries.LotOnBoard[]): number =>
  lots.reduce((sum, { grams }) => sum + grams, 0);

/** The stops of a day in order, what is on board, and what is done. */
export const showRoute = async (
  ctx: Context,
  { userId }: Actor,
  query: QueryOf<typeof endpoint>,
): Promise<Route> => {
  const day = await readDay(ctx, userId, query.day);
  const { stops, lots, done, now } = day;
  const known = await readKnown(ctx, day);
  const { facility } = known;
  const vehicleId = stops[0]?.vehicleId ?? lots[0]?.vehicleId;
  const van = (await queries.findVan(ctx.db, userId, vehicleId)) ?? null;
  const payloadGrams = van?.payloadGrams ?? 0;
  const asked = { start: positionOf(query), now, payloadGrams, loadedGrams: gramsOf(lots), stops };
  const visits = facility ? await orderStops(ctx.roads, { ...asked, facility }) : [];
  return {
    day: day.day,
    van,
    onBoard: byMaterial(lots),
    lots: lots.map(({ number, grams, pointName }) => ({
      number,
      grams,
      pointName: localizedTextSchema.parse(pointName),
    })),
    stops: visits.flatMap((visit) => toStop(visit, known)),
    done: done.flatMap((id) => known.pickups.get(id) ?? []),
    meters: visits.reduce((sum, { meters }) => sum + meters, 0),
    isByHand: stops.some(({ place }) => place !== null),
    earnedCentimes: day.earnedCentimes,
  };
};
