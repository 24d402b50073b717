import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import type { Clock } from "@app/database/clock";
import { createContext } from "../context.ts";
import { type Running, startApi } from "../start-api.ts";
import { startWorker } from "../start-worker.ts";
import { refusePersonalNews } from "./refuse-personal-news.ts";
import { testConfig } from "./test-context.ts";

export interface TestServer {
  database: TestDatabase;
  url: string;
  /** Relay, consumers and jobs, in this process. Stopped with the rest. */
  addWorker: () => Promise<Running>;
  addApi: () => Promise<Running>;
  stop: () => Promise<void>;
}

/** The whole API on a database and a NATS namespace of its own. */
export const startTestServer = async (
  clock?: Clock,
  environment: Record<string, string> = {},
  database?: TestDatabase,
): Promise<TestServer> => startOn(database ?? (await createTestDatabase()), environment, clock);

const startOn = async (
  database: TestDatabase,
  environment: Record<string, string>,
  clock: Clock | undefined,
): Promise<TestServer> => {
  const config = testConfig(database, environment);
  const running: Running[] = [];
  const add = async (start: typeof startApi, name: string): Promise<Running> => {
    const one = await start(createContext(config, name, clock));
    running.unshift(one);
    return one;
  };
  const api = await add(startApi, "api");
  return {
    database,
    url: api.url,
    addApi: () => add(startApi, "api"),
    addWorker: () => add(startWorker, "worker"),
    stop: async () => {
      for (const one of running) await one.stop();
      await refusePersonalNews(database).finally(database.close);
    },
  };
};
