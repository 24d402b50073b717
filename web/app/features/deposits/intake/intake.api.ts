import { findCitizen, registerCitizen } from "@app/contract/citizens";
import type { ResponseOf } from "@app/contract/endpoint";
import { listMyPoints, type MyPoint } from "@app/contract/points";
import { isCode } from "@app/contract/public-code";
import { currentRatesSchema, listRates } from "@app/contract/rates";
import { ApiError, call, download, OfflineError } from "../../../lib/api-client.ts";
import type { ReadCode } from "../../../lib/read-code.ts";
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
  rates: currentRatesSchema.parse(value).rates,
});

export const counterSource = { name: "counter", load: loadCounter, parse: parseCounter };

/** A queue waits behind every second of it; the bag can be weighed without the name. */
const patienceMs = 3000;

const isOutOfReach = (error: unknown): boolean =>
  error instanceof OfflineError ||
  (error instanceof DOMException && error.name === "TimeoutError") ||
  (error instanceof ApiError && error.status >= 500);

/** Read by the camera, and whether what it read is known to be old. */
const asScanned = ({ seal, isCard }: ReadCode, isLive: boolean | null) => ({
  seenAs: { by: "scan", seal, isCard } as const,
  isOld: !isCard && (seal === null || isLive === false),
});

const asTyped = { seenAs: { by: "typing" }, isOld: false } as const;

export interface LookUp {
  pointId: string;
  read: ReadCode;
  isScanned: boolean;
}

/** When nobody can be asked the code alone must do; the server checks it with the deposit. */
export const lookUpCitizen = async ({
  pointId,
  read,
  isScanned,
}: LookUp): Promise<FoundCitizen> => {
  const seenAs = (isLive: boolean | null) => (isScanned ? asScanned(read, isLive) : asTyped);
  try {
    if (!navigator.onLine) throw new OfflineError("No network");
    const { code, shortName, isLive } = await call(findCitizen, {
      params: { code: read.code },
      query: { pointId, ...(read.seal && { seal: read.seal }) },
      signal: AbortSignal.timeout(patienceMs),
    });
    rememberCitizen(code, shortName);
    return { code, shortName, isNew: false, ...seenAs(isLive) };
  } catch (error) {
    // An old number says nothing to this phone: only the server knows whose it is.
    if (!isOutOfReach(error) || !isCode(read.code)) throw error;
    return { code: read.code, shortName: knownName(read.code), isNew: false, ...seenAs(null) };
  }
};

export interface ByNumber {
  phone: string;
  /** For somebody nobody knows yet. */
  firstName?: string;
}

export const findByNumber = async (pointId: string, body: ByNumber): Promise<FoundCitizen> => {
  if (!navigator.onLine) throw new OfflineError("No network");
  const found = await call(registerCitizen, { params: { pointId }, body });
  return { ...found, seenAs: { by: "phone" }, isOld: false };
};

export const downloadCard = (code: string): Promise<Blob> =>
  download(`/api/v1/citizens/${code}/card`, "application/pdf");
