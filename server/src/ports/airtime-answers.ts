import { z } from "zod";
import type { AirtimeAnswer, Seen, Sent } from "./airtime.ts";
import type { OnceAnswer } from "./call-once.ts";

// What the provider's answers mean. In doubt: unknown, which waits.

type Outcome = Sent["outcome"];

/** What a transaction's status tells. Another word tells nothing. */
const byTransaction: Record<string, "fulfilled" | "pending" | "refused"> = {
  SUCCESSFUL: "fulfilled",
  PROCESSING: "pending",
  PENDING: "pending",
  FAILED: "refused",
  REFUNDED: "refused",
};

/** What a refused request tells, by the provider's own word for it. */
const byCode: Record<string, Outcome> = {
  // Of this number or this amount: the same request is refused tomorrow too.
  COUNTRY_NOT_SUPPORTED: "refused",
  COULD_NOT_AUTO_DETECT_OPERATOR: "refused",
  INVALID_AMOUNT: "refused",
  INVALID_AMOUNT_FOR_OPERATOR: "refused",
  INVALID_PHONE_NUMBER: "refused",
  INVALID_RECIPIENT_PHONE: "refused",
  // Of our account, or of the moment: turned away at the door.
  ACCOUNT_NOT_FOUND: "unsent",
  INACTIVE_ACCOUNT: "unsent",
  INSUFFICIENT_BALANCE: "unsent",
  MAX_DAILY_TRANSACTION_AMOUNT_REACHED: "unsent",
  MAX_DAILY_TRANSACTION_COUNT_REACHED: "unsent",
  OPERATOR_NOT_IN_SERVICE: "unsent",
  OPERATOR_UNAVAILABLE_OR_CURRENTLY_INACTIVE: "unsent",
  PHONE_RECENTLY_RECHARGED: "unsent",
  TOKEN_EXPIRED: "unsent",
};

/** The same without such a word: only what a door says before anybody looked at the request. */
const byStatus: Record<number, Outcome> = {
  401: "unsent", // our token
  403: "unsent", // our rights
  404: "unsent", // our address
  405: "unsent",
  429: "unsent", // too many at once
  // 400, 408, 409, 3xx and 5xx: somebody may have begun with it. An identifier that is taken is
  // among them, and then the report tells what became of the first request.
};

export const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });
export const operatorSchema = z.object({ operatorId: z.number() });
const faultSchema = z.object({ errorCode: z.string().regex(/^[A-Z_]{3,60}$/) });
export const transactionSchema = z.object({
  transactionId: z.union([z.number(), z.string().max(60)]),
  status: z.string().max(40),
  customIdentifier: z.string(),
});
type Transaction = z.infer<typeof transactionSchema>;
export const reportSchema = z.object({ content: z.array(transactionSchema) });

export const parse = <T>(schema: z.ZodType<T>, text: string): T | null => {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

export const answer = <O extends string>(
  outcome: O,
  reason: string,
  reference: string | null = null,
): AirtimeAnswer<O> => ({ outcome, reason, reference });

export const readFault = ({ status, text }: OnceAnswer): Sent => {
  const code = status >= 400 && status < 500 ? parse(faultSchema, text)?.errorCode : undefined;
  const outcome = (code && byCode[code]) || byStatus[status] || "unknown";
  return answer(outcome, code ?? `answered ${status}`);
};

export const readTransaction = ({ transactionId, status }: Transaction) => {
  const outcome = byTransaction[status] ?? "unknown";
  return answer(outcome, `said ${outcome}`, String(transactionId));
};

/** One that was given outweighs what else is under the identifier, and a doubt what was refused. */
const weight = ["fulfilled", "pending", "unknown", "refused"] as const;

export const readReport = (id: string, content: readonly Transaction[]): Seen => {
  if (content.length === 0) return answer("absent", "not known there");
  if (content.some(({ customIdentifier }) => customIdentifier !== id)) {
    return answer("unknown", "told of another request");
  }
  const told = content.map(readTransaction);
  const heaviest = weight.flatMap((one) => told.filter(({ outcome }) => outcome === one))[0];
  return heaviest ?? answer("unknown", "said nothing");
};
