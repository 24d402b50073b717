import type { Fact } from "@app/contract/tasks";
import type { Db } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { fact } from "./fact.ts";
import { findPlaces, type Place } from "./places.queries.ts";
import type { Task } from "./task-kind.ts";

export const placeFacts = (place: Place | undefined): Fact[] =>
  place ? [fact("point", "text", place.name), fact("commune", "place", place.commune)] : [];

/** The title of a task about a point: its name and its commune. */
export const titlesOfPoints = async (
  ctx: Context,
  tasks: readonly Task[],
  pointOf: (task: Task) => string = ({ subjectId }) => subjectId,
): Promise<ReadonlyMap<string, Fact[]>> => {
  const places = await findPlaces(ctx.db, tasks.map(pointOf));
  return new Map(tasks.map((task) => [task.id, placeFacts(places.get(pointOf(task)))]));
};

export const findPlace = async (db: Db, pointId: string): Promise<Place | undefined> =>
  (await findPlaces(db, [pointId])).get(pointId);
