import { findCitizen } from "@app/contract/citizens";
import type { DepositInput, RecordedDeposit } from "@app/contract/deposits";
import type { ResponseOf } from "@app/contract/endpoint";
import { listMyPoints, type MyPoint } from "@app/contract/points";
import { listRates } from "@app/contract/rates";
import { ApiError, call, OfflineError } from "../../../lib/api-client.ts";
import { saveDeposit } from "../outbox/save-deposit.ts";
import type { FoundCitizen } from "./intake-state.ts";
import { knownName, rememberCitizen } from "./known-citizens.ts";

export type Rates = ResponseOf<typeof listRates>["rates"];

export interface Counter {
  points: MyPoint[];
  rates: Rates;
}

const loadCounter = async (): Promise<Counter> => {
  const [{ points }, { rates }] = await Promise.all([call(listMyPoints), call(listRates)]);
  return { points, rates };
};

const parseCounter = (value: unknown): Counter => ({
  points: listMyPoints.response.parse(value).points,
  rates: listRates.response.parse(value).rates,
});

export const counterSource = { name: "counter", load: loadCounter, parse: parseCounter };

const isOutOfReach = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof ApiError && error.status >= 500);

/** When nobody can be asked the code alone must do; the server checks it with the deposit. */
export const lookUpCitizen = async (code: string): Promise<FoundCitizen> => {
  try {
    const { shortName } = await call(findCitizen, { params: { code } });
    rememberCitizen(code, shortName);
    return { code, shortName };
  } catch (error) {
    if (isOutOfReach(error)) return { code, shortName: knownName(code) };
    throw error;
  }
};

/** Safe on this phone in any case; what the server answered where it did. */
export const sendDeposit = async (
  deposit: DepositInput,
  shown: { userId: string; name: string | null; tokens: number },
): Promise<RecordedDeposit> => {
  const occurredAt = new Date().toISOString();
  const { recorded, refusal } = await saveDeposit({
    userId: shown.userId,
    occurredAt,
    deposit,
    seenAs: { by: "typing" },
    shownName: shown.name,
    shownTokens: shown.tokens,
  });
  if (refusal) throw new ApiError(409, { error: refusal, message: "", traceId: "" });
  const { material, grams } = deposit;
  return recorded ?? { id: "", material, grams, tokens: shown.tokens, recordedAt: occurredAt };
};
