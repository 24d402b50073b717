import { createHash } from "node:crypto";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { shortName } from "../../short-name.ts";
import { leaveNotificationsIn } from "../notifications/index.ts";
import type { NewPush, PushContent } from "../push/index.ts";
import { findPresent, findTold, type Told } from "./tellings.queries.ts";

export const tellOfPickupsJob = "tell-of-pickups";

const tellingSchema = z.object({
  eventId: z.uuid(),
  pickupId: z.uuid(),
  /** Who drove it when it happened. */
  transporterId: z.uuid().nullable(),
  news: z.string(),
});
export type Telling = z.infer<typeof tellingSchema>;
const jobSchema = z.object({ tellings: z.array(tellingSchema) });

/** One piece of news is told to several: each gets an entry of their own, however often it is told. */
export const idForPerson = (news: string, userId: string): string => {
  const bytes = createHash("sha256").update(`${news}:${userId}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};

const driverOf = ({ firstName, lastName, transporterId }: Told) => ({
  driver: shortName(firstName, lastName),
  driverId: transporterId ?? "",
});
const whenOf = ({ from, to }: Told) => ({ from: from.toISOString(), to: to.toISOString() });
const proposedOf = ({ proposedFrom, proposedTo, ...told }: Told) =>
  whenOf({
    ...told,
    proposedFrom,
    proposedTo,
    from: proposedFrom ?? told.from,
    to: proposedTo ?? told.to,
  });
const placeOf = ({ place }: Told) => ({ place });
const lotOf = ({ lot }: Told) => ({ lot: lot ?? "" });
const weightOf = ({ grams }: Told) => ({ grams });

type Write = (told: Told) => PushContent;

const toPoint: Partial<Record<string, Write>> = {
  full: () => ({ kind: "van_requested", data: {} }),
  accepted: (told) => ({
    kind: "van_coming",
    data: { ...driverOf(told), plate: told.plate, ...whenOf(told) },
  }),
  assigned: (told) => ({
    kind: "van_coming",
    data: { ...driverOf(told), plate: told.plate, ...whenOf(told) },
  }),
  late: (told) => ({
    kind: "van_late",
    data: { ...driverOf(told), minutes: told.lateMinutes ?? 0 },
  }),
  proposed: (told) => ({ kind: "van_proposed", data: { ...driverOf(told), ...proposedOf(told) } }),
  arrived: (told) => ({ kind: "van_arrived", data: driverOf(told) }),
  turned_back: (told) => ({
    kind: "van_turned_back",
    data: { ...driverOf(told), ...whenOf(told) },
  }),
  given_back: (told) => ({ kind: "van_given_back", data: whenOf(told) }),
  postponed: (told) => ({ kind: "van_postponed", data: whenOf(told) }),
  no_taker: () => ({ kind: "van_no_taker", data: {} }),
  driver_signed: () => ({ kind: "driver_signed", data: {} }),
  handed_over: (told) => ({ kind: "handed_over", data: { ...lotOf(told), ...weightOf(told) } }),
  differs: () => ({ kind: "handover_differs", data: {} }),
  delivered: (told) => ({ kind: "lot_delivered", data: lotOf(told) }),
};

const toDriver: Partial<Record<string, Write>> = {
  assigned: (told) => ({ kind: "pickup_assigned", data: { ...placeOf(told), ...whenOf(told) } }),
  cancelled: (told) => ({ kind: "pickup_cancelled", data: { ...placeOf(told), ...whenOf(told) } }),
  proposal_taken: (told) => ({
    kind: "proposal_taken",
    data: { ...placeOf(told), ...whenOf(told) },
  }),
  proposal_refused: (told) => ({
    kind: "proposal_refused",
    data: { ...placeOf(told), ...whenOf(told) },
  }),
  point_signed: (told) => ({ kind: "point_signed", data: placeOf(told) }),
  handed_over: (told) => ({
    kind: "van_loaded",
    data: { ...lotOf(told), ...weightOf(told), ...placeOf(told) },
  }),
  differs: (told) => ({ kind: "load_differs", data: placeOf(told) }),
  delivered: (told) => ({
    kind: "transport_paid",
    data: { ...lotOf(told), centimes: told.centimes },
  }),
};

/** Whether anybody is told of it. */
export const isNews = (news: string): boolean => news in toPoint || news in toDriver;

/** A driver who has given it back meanwhile is no longer on the way. */
const namesNobody = (content: PushContent): boolean =>
  "driverId" in content.data && content.data.driverId === "";

const entriesOf = ({ eventId, transporterId, news }: Telling, told: Told): NewPush[] => {
  const written = toPoint[news]?.(told);
  const forPoint = written && !namesNobody(written) ? written : undefined;
  const forDriver = toDriver[news]?.(told);
  return [
    ...(forPoint ? told.staff.map((userId) => ({ userId, ...forPoint })) : []),
    ...(forDriver && transporterId ? [{ userId: transporterId, ...forDriver }] : []),
  ].map((entry) => ({ ...entry, id: idForPerson(eventId, entry.userId) }));
};

/** Each side in its own words: the point of its van, the driver of their job. */
export const tellOfPickups = (ctx: Context, payload: unknown): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const { tellings } = jobSchema.parse(payload);
    const all = await findTold(
      trx,
      tellings.map(({ pickupId }) => pickupId),
    );
    const entries = tellings.flatMap((telling) => {
      const told = all.get(telling.pickupId);
      return told ? entriesOf(telling, told) : [];
    });
    const present = await findPresent(
      trx,
      entries.map(({ userId }) => userId),
    );
    await leaveNotificationsIn(
      ctx,
      trx,
      entries.filter(({ userId }) => present.has(userId)),
    );
  });
