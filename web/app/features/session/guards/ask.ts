import type { Endpoint, ResponseOf } from "@app/contract/endpoint";
import { ApiError, type Client, OfflineError } from "../../../lib/api-client.ts";
import { keptPrefix, type KeyValueStore } from "../../../lib/storage.ts";

/** A question needs nothing but who asks it. */
type Question = Endpoint & { params?: undefined; body?: undefined };
export type Ask = <const E extends Question>(endpoint: E) => Promise<ResponseOf<E>>;

const keptHours = 24;

interface AskPorts {
  call: Client["call"];
  store: KeyValueStore;
  now?: () => number;
}

/** Nobody said no: there was no answer, or a server that could not give one. */
export const isSilence = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof ApiError && error.status >= 500);

/** The server's answer. When none comes in time, the last one it gave, unless that is too old. */
export const createAsk = ({ call, store, now = Date.now }: AskPorts): Ask => {
  const askServer = call as (endpoint: Endpoint) => Promise<unknown>;

  const readKept = (key: string, endpoint: Endpoint): unknown => {
    try {
      const { at, answer } = JSON.parse(store.read(key) ?? "") as Record<string, unknown>;
      const isFresh = now() - Number(at) < keptHours * 3_600_000;
      return isFresh ? endpoint.response.parse(answer) : undefined;
    } catch {
      return undefined;
    }
  };

  const ask = async (endpoint: Endpoint): Promise<unknown> => {
    const key = `${keptPrefix}guard.${endpoint.path}`;
    try {
      const answer = await askServer(endpoint);
      store.write(key, JSON.stringify({ at: now(), answer }));
      return answer;
    } catch (error) {
      const kept = isSilence(error) ? readKept(key, endpoint) : undefined;
      if (kept === undefined) throw error;
      return kept;
    }
  };
  return ask as Ask;
};
