import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { shortName } from "../../short-name.ts";
import {
  answerPerson,
  type Fact,
  fact,
  factsOf,
  findPlace,
  findPlaces,
  findReader,
  placeFacts,
  settleTask,
  type Task,
  type TaskKind,
} from "../tasks/index.ts";
import { findFittingDrivers } from "./fitting-drivers.queries.ts";
import { giveBack } from "./give-back.ts";
import { lockPickup } from "./moves.queries.ts";
import { offerAgain } from "./offer-again.ts";
import { findStuck, type StuckRow } from "./tasks.queries.ts";

/** So many numbers to call. */
const mostDrivers = 3;

const titles = async (
  ctx: Context,
  tasks: readonly Task[],
): Promise<ReadonlyMap<string, Fact[]>> => {
  const ids = tasks.map(({ subjectId }) => subjectId);
  const stuck = new Map((await findStuck(ctx.db, ids)).map((one) => [one.id, one]));
  const pointIds = [...stuck.values()].map(({ pointId }) => pointId);
  const places = await findPlaces(ctx.db, pointIds);
  return new Map(
    tasks.map(({ id, subjectId }) => {
      const pickup = stuck.get(subjectId);
      return [
        id,
        pickup
          ? [fact("load", "grams", pickup.grams), ...placeFacts(places.get(pickup.pointId))]
          : [],
      ];
    }),
  );
};

const factsOfPickup = async (ctx: Context, pickup: StuckRow): Promise<Fact[]> => {
  const place = await findPlace(ctx.db, pickup.pointId);
  return [
    ...placeFacts(place),
    ...factsOf([
      ["point_phone", "code", place?.phone],
      ["load", "grams", pickup.grams],
      ["window_from", "time", pickup.windowFrom.toISOString()],
      ["window_to", "time", pickup.windowTo.toISOString()],
      ["road_kilometers", "count", Math.round(pickup.meters / 1000)],
      ["pay", "centimes", Number(pickup.payCentimes)],
    ]),
  ];
};

const nobody = { facts: [], reader: null };

const withoutTaker: TaskKind = {
  kind: "pickup_without_taker",
  group: "pickups",
  choices: [
    { id: "offer_again", note: "optional" },
    { id: "give_up", note: "needed" },
  ],
  titles,
  show: async (ctx, { subjectId }) => {
    const [pickup] = await findStuck(ctx.db, [subjectId]);
    if (!pickup) return nobody;
    const drivers = await findFittingDrivers(ctx.db, ctx.clock, {
      pickupId: subjectId,
      most: mostDrivers,
      alsoWhoGaveItBack: false,
    });
    return {
      facts: [
        ...(await factsOfPickup(ctx, pickup)),
        ...drivers.flatMap(({ firstName, lastName, phone }) =>
          factsOf([
            ["fitting_driver", "text", shortName(firstName, lastName)],
            ["phone", "code", phone],
          ]),
        ),
      ],
      reader: await findReader(ctx.db, pickup.requestedBy),
    };
  },
  decide: (ctx, asked, task, { choice, note }) =>
    settleTask(ctx, asked, task, choice, note, async (trx) => {
      if (choice === "offer_again") await offerAgain(ctx, trx, asked, task.subjectId);
      const [pickup] = await findStuck(trx, [task.subjectId]);
      if (pickup) await answerPerson(ctx, trx, pickup.requestedBy, note);
    }),
};

/** From whoever has not come to whoever comes next. */
const takeFromDriver = async (
  ctx: Context,
  trx: Trx,
  { actorId, traceId }: Asked,
  { subjectId, note }: { subjectId: string; note: string },
): Promise<void> => {
  const pickup = await lockPickup(trx, subjectId);
  if (pickup?.status !== "accepted" && pickup?.status !== "on_the_way")
    throw new AppError("pickup_settled");
  const driverId = pickup.transporter_id;
  await giveBack(ctx, trx, pickup, { actorId, traceId, reason: note });
  if (driverId) await answerPerson(ctx, trx, driverId, note);
};

const overdue: TaskKind = {
  kind: "pickup_overdue",
  group: "pickups",
  choices: [
    { id: "comes", note: "none" },
    { id: "other_driver", note: "needed" },
  ],
  titles,
  show: async (ctx, { subjectId }) => {
    const [pickup] = await findStuck(ctx.db, [subjectId]);
    if (!pickup) return nobody;
    const { firstName, lastName, phone, transporterId } = pickup;
    return {
      facts: [
        ...(await factsOfPickup(ctx, pickup)),
        ...factsOf([
          ["pickup_status", "word", `pickup_${pickup.status}`],
          ["driver", "text", firstName && shortName(firstName, lastName ?? "")],
          ["phone", "code", phone],
        ]),
      ],
      reader: await findReader(ctx.db, transporterId),
    };
  },
  decide: (ctx, asked, task, { choice, note }) =>
    settleTask(ctx, asked, task, choice, note, async (trx) => {
      if (choice === "other_driver")
        await takeFromDriver(ctx, trx, asked, { subjectId: task.subjectId, note });
    }),
};

export const pickupsTaskKinds = [withoutTaker, overdue];
