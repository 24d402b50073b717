import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { spendLoginCodes } from "./codes.queries.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { spendResetLinks } from "./links.queries.ts";
import type { PasswordOwner } from "./password-owner.ts";
import { updateOrganisationPassword, updatePassword } from "./passwords.queries.ts";
import { revokeOrganisationSessions, revokeSessions } from "./sessions.queries.ts";
import { tellEverywhere } from "./tell-person.ts";

export const refuseWeakPassword = async (
  { words }: PasswordOwner,
  password: string,
): Promise<void> => {
  if (!(await isCommonPassword(password, words))) return;
  throw new AppError("weak_password", { fields: { password: ["weak_password"] } });
};

/** With the old password goes all that was opened or asked for with it, and the owner hears of it. */
export const replacePassword = async (
  ctx: Context,
  trx: Trx,
  { subject, contacts }: PasswordOwner,
  hash: string,
  keptSessionId?: string,
): Promise<void> => {
  if ("userId" in subject) {
    await updatePassword(trx, subject.userId, hash);
    await revokeSessions(trx, ctx.clock, subject.userId, keptSessionId);
    await spendLoginCodes(trx, ctx.clock, subject.userId);
  } else {
    await updateOrganisationPassword(trx, subject.organisationId, hash);
    await revokeOrganisationSessions(trx, ctx.clock, subject.organisationId);
  }
  await spendResetLinks(trx, ctx.clock, subject);
  await tellEverywhere(ctx, trx, contacts, { template: "password_changed", data: {} });
};
