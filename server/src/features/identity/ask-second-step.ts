import { randomUUIDv7 } from "node:crypto";
import type { Challenge } from "@app/contract/codes";
import type { Locale } from "@app/contract/locales";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { insertCode } from "./codes.queries.ts";
import { sendCode } from "./codes.ts";
import type { Person } from "./people.queries.ts";

interface Asked {
  address: string;
  locale: Locale;
}

/** Nothing is sent: the app knows the digits, and whoever guesses has few tries (see `appLimits`). */
const askApp = async (ctx: Context, person: Person): Promise<Challenge> => {
  const id = randomUUIDv7();
  const code = { id, purpose: "second_step", channel: "app", target: "", codeHash: null } as const;
  await insertCode(ctx.db, ctx.clock, { ...code, userId: person.id, data: {} });
  return { id, channel: "app", sentTo: "", resendAfterSeconds: 0 };
};

const isLimit = (error: unknown): boolean =>
  error instanceof AppError && error.errorName === "too_many_requests";

/** To the phone; to the proven address when the phone has had its share, so that nobody can use it up. */
const askCode = async (ctx: Context, person: Person, asked: Asked): Promise<Challenge> => {
  const request = { purpose: "second_step", userId: person.id, ...asked } as const;
  const [first, second] = [person.phone, person.email].filter((target) => target !== null);
  if (!first) throw new AppError("wrong_credentials");
  try {
    return await sendCode(ctx, { ...request, target: first });
  } catch (error) {
    if (!second || !isLimit(error)) throw error;
    return sendCode(ctx, { ...request, target: second });
  }
};

export const askSecondStep = (
  ctx: Context,
  step: "app" | "code",
  person: Person,
  asked: Asked,
): Promise<Challenge> => (step === "app" ? askApp(ctx, person) : askCode(ctx, person, asked));
