import type { Config } from "../config.ts";
import { createHttpAirtime } from "./airtime-http.ts";

/** Credit for a phone, as the provider is asked for it. */
export interface TopUp {
  /** The voucher's, the same each time: the provider knows a request again by it. */
  id: string;
  /** With the country: +213550000000. */
  phone: string;
  dinars: number;
}

/**
 * fulfilled: the credit is on the phone. pending: taken, and not settled yet. refused: it was not
 * given and will not be. unknown: it may have been given.
 */
type Known = "fulfilled" | "pending" | "refused" | "unknown";

export interface AirtimeAnswer<O extends string> {
  outcome: O;
  /** Why, for the log: never the number. */
  reason: string;
  /** What the provider calls it. */
  reference: string | null;
}

/** unsent: certainly not taken; the same request may be sent another time. */
export type Sent = AirtimeAnswer<Known | "unsent">;
/** absent: a provider in good health does not know the id. */
export type Seen = AirtimeAnswer<Known | "absent">;

/** Neither throws: whatever goes wrong is one of the answers. */
export interface Airtime {
  send: (topUp: TopUp) => Promise<Sent>;
  look: (id: string) => Promise<Seen>;
}

type AirtimeConfig = Pick<
  Config,
  | "AIRTIME_URL"
  | "AIRTIME_AUTH_URL"
  | "AIRTIME_CLIENT_ID"
  | "AIRTIME_CLIENT_SECRET"
  | "AIRTIME_TIMEOUT_SECONDS"
>;

const reason = "no provider is set";

/** Nothing leaves, and nothing can be found out. */
const none: Airtime = {
  send: async () => ({ outcome: "unsent", reason, reference: null }),
  look: async () => ({ outcome: "unknown", reason, reference: null }),
};

export const createAirtime = (config: AirtimeConfig): Airtime => {
  const { AIRTIME_URL: url, AIRTIME_CLIENT_ID: id, AIRTIME_CLIENT_SECRET: secret } = config;
  if (!url || !id || !secret) return none;
  return createHttpAirtime({
    url: new URL(url),
    authUrl: new URL(config.AIRTIME_AUTH_URL ?? new URL("/oauth/token", url)),
    clientId: id,
    clientSecret: secret,
    patienceMilliseconds: config.AIRTIME_TIMEOUT_SECONDS * 1000,
  });
};
