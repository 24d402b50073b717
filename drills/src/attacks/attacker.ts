import type { Endpoint } from "@app/contract/endpoint";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type RunningProcess, startServer } from "@app/harness/processes";

export interface Target {
  database: TestDatabase;
  /** Two API processes on one database: a limit that each keeps for itself would be twice as high. */
  send: (endpoint: Endpoint, body: object, from: From) => Promise<Reply>;
  stop: () => Promise<void>;
}

export interface From {
  address: string;
  cookie?: string;
}

export interface Reply {
  status: number;
  body: Record<string, unknown>;
  cookie: string;
  milliseconds: number;
}

/** The first part of every cookie the answer sets, as a browser would send them back. */
const cookiesIn = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

export const openTarget = async (): Promise<Target> => {
  const database = await createTestDatabase();
  const environment = { DATABASE_URL: database.url, NAMESPACE: database.name };
  const apis: RunningProcess[] = await Promise.all([
    startServer("api", environment),
    startServer("api", environment),
  ]);
  let sent = 0;
  return {
    database,
    send: async (endpoint, body, { address, cookie }) => {
      const { url } = apis[sent++ % apis.length] as RunningProcess;
      const begin = performance.now();
      const answer = await fetch(url + endpoint.path, {
        method: endpoint.method,
        headers: {
          "content-type": "application/json",
          // The API believes the host in front of it, which is on loopback as this test is.
          "x-forwarded-for": address,
          ...(cookie && { cookie }),
        },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
        cookie: cookiesIn(answer.headers),
        milliseconds: performance.now() - begin,
      };
    },
    stop: async () => {
      await Promise.all(apis.map((one) => one.end("SIGTERM")));
      await database.close();
    },
  };
};

/** So many at once until all are done; answers how often each status came. */
export const flood = async (
  times: number,
  attempt: (n: number) => Promise<Reply>,
  atOnce = 40,
): Promise<Record<number, number>> => {
  const statuses: Record<number, number> = {};
  let next = 0;
  const run = async (): Promise<void> => {
    while (next < times) {
      const { status } = await attempt(next++);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return statuses;
};

/** 10.0.0.0 and on: as many attackers as the test wants. */
export const addressOf = (n: number): string =>
  `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** The median, and between which values the true one lies with 99 in 100, whatever the noise. */
export const medianWithin = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const spread = 1.288 * Math.sqrt(sorted.length);
  const at = (place: number): number => sorted[Math.floor(place)] ?? Number.NaN;
  return { low: at(middle - spread), middle: at(middle), high: at(middle + spread) };
};
