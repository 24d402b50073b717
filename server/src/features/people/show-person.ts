import type { ResponseOf } from "@app/contract/endpoint";
import type { showPerson as endpoint } from "@app/contract/people";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { shortName } from "../../short-name.ts";
import { noteLook } from "../audit/index.ts";
import * as queries from "./people.queries.ts";
import { shownPerson } from "./shown-person.ts";

const devicesOf = async (ctx: Context, id: string) => {
  const devices = await queries.readDevices(ctx.db, ctx.clock, id);
  return devices.map(({ signedInAt, lastUsedAt, ...device }) => ({
    ...device,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
};

const notesOf = async (ctx: Context, id: string) => {
  const notes = await queries.readNotes(ctx.db, id);
  return notes.map(({ at, firstName, lastName, ...note }) => ({
    ...note,
    at: at.toISOString(),
    by: shortName(firstName, lastName),
  }));
};

export const showPerson = async (
  ctx: Context,
  { actor, traceId, params: { id } }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const [found] = await queries.readPeople(ctx.db, ctx.clock, [id]);
  const details = await queries.readDetails(ctx.db, id);
  if (!found || !details) throw new AppError("not_found");
  const look = { actorId: actor.userId, traceId, act: "view_person", kind: "person", id };
  await noteLook(ctx, look);
  const { point, transporter, brand, erasureDueAt, ...rest } = details;
  return {
    ...shownPerson(found),
    ...rest,
    erasureDueAt: erasureDueAt?.toISOString() ?? null,
    isMe: id === actor.userId,
    files: { point, transporter, brand },
    devices: await devicesOf(ctx, id),
    notes: await notesOf(ctx, id),
    waiting: await queries.readWaiting(ctx.db, id),
  };
};
