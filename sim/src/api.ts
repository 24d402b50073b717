import { randomUUID } from "node:crypto";
import type {
  BodyInput,
  Endpoint,
  ParamsInput,
  QueryInput,
  ResponseOf,
} from "@app/contract/endpoint";
import { refreshSession } from "@app/contract/session";

// A phone, as far as the product can tell: an address, cookies and a token.

export interface Asked<E extends Endpoint> {
  params?: ParamsInput<E>;
  query?: QueryInput<E>;
  body?: BodyInput<E>;
}

/** The product said no, with a name of the contract. */
export class Refused extends Error {
  readonly errorName: string;
  readonly status: number;
  constructor(endpoint: Endpoint, status: number, errorName: string, text: string) {
    super(`${endpoint.method} ${endpoint.path}: ${status} ${text.slice(0, 300)}`);
    this.errorName = errorName;
    this.status = status;
  }
}

export interface Phone {
  ask: <E extends Endpoint>(endpoint: E, asked?: Asked<E>) => Promise<ResponseOf<E>>;
  useToken: (token: string) => void;
}

const fill = (path: string, params: Record<string, unknown>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Each phone has an address of its own, as at home; the product counts attempts by it. */
const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

const triesWhenAway = 8;

const errorNameOf = (text: string): string => {
  try {
    return (JSON.parse(text) as { error?: string }).error ?? "";
  } catch {
    return "";
  }
};

const keepCookies = (jar: Map<string, string>, response: Response): void => {
  for (const line of response.headers.getSetCookie()) {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
    jar.set(name, value);
  }
};

/** What one phone keeps. */
interface Kept {
  apiUrl: string;
  address: string;
  jar: Map<string, string>;
  token: string | null;
}

const headersOf = ({ address, jar, token }: Kept, endpoint: Endpoint, key: string) => ({
  accept: "application/json",
  "x-forwarded-for": address,
  "x-locale": "fr",
  ...(jar.size > 0 && { cookie: [...jar].map((pair) => pair.join("=")).join("; ") }),
  ...(token !== null && { authorization: `Bearer ${token}` }),
  ...(endpoint.idempotent && { "idempotency-key": key }),
});

const send = async (
  kept: Kept,
  endpoint: Endpoint,
  asked: Asked<Endpoint>,
  key: string,
): Promise<Response> => {
  const params = (asked.params ?? {}) as Record<string, unknown>;
  const target = new URL(fill(endpoint.path, params), kept.apiUrl);
  for (const [name, value] of Object.entries(asked.query ?? {})) {
    if (value !== undefined) target.searchParams.set(name, String(value));
  }
  const body = asked.body === undefined ? null : JSON.stringify(asked.body);
  const response = await fetch(target, {
    method: endpoint.method,
    headers: {
      ...headersOf(kept, endpoint, key),
      ...(body !== null && { "content-type": "application/json" }),
    },
    body,
  });
  keepCookies(kept.jar, response);
  return response;
};

/** The same key each time: however often it is sent, it happens once. */
const insist = async (
  kept: Kept,
  endpoint: Endpoint,
  asked: Asked<Endpoint>,
  key: string,
): Promise<Response> => {
  for (let tries = 1; ; tries++) {
    const response = await send(kept, endpoint, asked, key).catch(() => null);
    // A try that was answered 503 may have been counted, and keeps the next one out for a while.
    const waitsForItself = tries > 1 && response?.status === 429;
    if (response && response.status !== 503 && !waitsForItself) return response;
    if (tries === triesWhenAway) throw new Error(`${endpoint.path}: the product is away`);
    const toldToWait = waitsForItself ? Number(response.headers.get("retry-after") ?? 1) * 1000 : 0;
    await new Promise((resolve) => setTimeout(resolve, Math.max(toldToWait, 100 * 2 ** tries)));
  }
};

const renew = async (kept: Kept): Promise<boolean> => {
  if (!kept.jar.has("refresh")) return false;
  kept.token = null;
  const response = await insist(kept, refreshSession, {}, randomUUID());
  if (!response.ok) return false;
  kept.token = refreshSession.response.parse(await response.json()).token;
  return true;
};

let phones = 1;

export const createPhone = (apiUrl: string): Phone => {
  const address = addressOf((Math.floor(Date.now() / 1000) + phones++) % 2 ** 24);
  const kept: Kept = { apiUrl, address, jar: new Map(), token: null };
  return {
    useToken: (value) => {
      kept.token = value;
    },
    ask: async <E extends Endpoint>(endpoint: E, asked: Asked<E> = {}): Promise<ResponseOf<E>> => {
      const key = randomUUID();
      let response = await insist(kept, endpoint, asked, key);
      if (response.status === 401 && kept.token !== null && (await renew(kept))) {
        response = await insist(kept, endpoint, asked, key);
      }
      const text = await response.text();
      if (!response.ok) throw new Refused(endpoint, response.status, errorNameOf(text), text);
      return endpoint.response.parse(text === "" ? undefined : JSON.parse(text)) as ResponseOf<E>;
    },
  };
};
