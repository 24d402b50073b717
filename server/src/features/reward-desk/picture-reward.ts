import type { pictureReward as endpoint } from "@app/contract/reward-desk";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { NotAPictureError } from "../../pictures/picture-forms.ts";
import { audited } from "../audit/index.ts";
import { setPicture } from "./reward-desk.queries.ts";

const storePhoto = async ({ pictures }: Context, base64: string): Promise<string> => {
  try {
    return await pictures.store(Buffer.from(base64, "base64"));
  } catch (error) {
    if (error instanceof NotAPictureError) throw new AppError("not_a_picture");
    throw error;
  }
};

export const pictureReward = async (
  ctx: Context,
  { actor, traceId, params: { id }, body: { data } }: Call<typeof endpoint>,
): Promise<{ picture: string | null }> => {
  const picture = data === null ? null : await storePhoto(ctx, data);
  const subject = { kind: "reward" as const, id };
  const act = { actorId: actor.userId, traceId, act: "picture_reward", subject };
  await audited(ctx, act, async (trx) => {
    if (!(await setPicture(trx, id, picture))) throw new AppError("not_found");
  });
  return { picture };
};
