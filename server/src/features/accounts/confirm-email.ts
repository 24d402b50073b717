import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { takeLink } from "../identity/index.ts";
import { queueMessage } from "../messages/index.ts";
import { lockContact, proveOrganisationEmail, setProvenEmail } from "./account.queries.ts";
import { linkLimits } from "./accounts.rules.ts";
import { refuseTaken } from "./refuse-taken.ts";
import type { Visit } from "./visit.ts";

/** The first to open a link owns the address; the address before hears of it. */
const giveAddress = async (
  ctx: Context,
  trx: Trx,
  userId: string,
  email: string,
): Promise<void> => {
  const before = await lockContact(trx, userId);
  if (!before) throw new AppError("link_dead");
  await setProvenEmail(trx, ctx.clock, userId, email);
  if (!before.emailIsProven || !before.email || before.email === email) return;
  await queueMessage(ctx, trx, {
    channel: "mail",
    to: before.email,
    locale: before.locale,
    template: "contact_changed",
    data: { what: "email" },
    userId,
  });
};

/** `local` for a person, `user` for an organisation: where they log in. */
export const confirmEmail = async (
  ctx: Context,
  token: string,
  { address }: Visit,
): Promise<{ strategy: "local" | "user" }> => {
  await takeAttempt(ctx, linkLimits(address));
  const proof = ctx.db.transaction().execute(async (trx) => {
    const link = await takeLink(ctx, trx, ["confirm_email", "confirm_organisation"], token);
    if (!link.email) throw new AppError("link_dead");
    if (link.organisationId) {
      await proveOrganisationEmail(trx, ctx.clock, link.organisationId, link.email);
      return { strategy: "user" } as const;
    }
    if (link.userId) await giveAddress(ctx, trx, link.userId, link.email);
    return { strategy: "local" } as const;
  });
  return proof.catch(refuseTaken("email_taken"));
};
