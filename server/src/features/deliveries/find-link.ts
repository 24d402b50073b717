import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { type Limit, networkOf, seconds } from "../../limits.rules.ts";
import { giveBackAttempt, takeAttempt } from "../../limits.ts";
import { hashSecret } from "../../secrets.ts";
import { type FoundDelivery, findByToken } from "./deliveries.queries.ts";

const mostMissesPerHour = 30;
const mostPerLink = 120;

const missesOf = (address: string): Limit[] => [
  {
    subject: `weigh-in:${networkOf(address)}`,
    most: mostMissesPerHour,
    seconds: seconds.hour,
  },
];

/** Whoever tries links finds none; whoever has one may look as often as a page is opened. */
export const findLink = async (
  ctx: Context,
  { token, address }: { token: string; address: string },
): Promise<FoundDelivery> => {
  await takeAttempt(ctx, missesOf(address));
  const found = await findByToken(ctx.db, ctx.clock, hashSecret(token));
  if (!found) throw new AppError("link_dead");
  await giveBackAttempt(ctx, missesOf(address));
  const uses = { subject: `weigh-in-link:${found.id}`, most: mostPerLink, seconds: seconds.hour };
  await takeAttempt(ctx, [uses]);
  return found;
};
