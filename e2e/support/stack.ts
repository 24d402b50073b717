import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type RunningProcess, startServer } from "@app/harness/processes";
import { startWeb } from "@app/harness/web";

export interface Stack {
  database: TestDatabase;
  /** Where a browser goes. */
  url: string;
  stop: () => Promise<void>;
}

/** The whole product as it runs in production: web server, API, worker, real engines. */
export const startStack = async (): Promise<Stack> => {
  const database = await createTestDatabase();
  const environment = {
    DATABASE_URL: database.url,
    NAMESPACE: database.name,
    SECURE_COOKIES: "false",
  };
  const processes: RunningProcess[] = await Promise.all([
    startServer("api", environment),
    startServer("worker", environment),
  ]);
  const web = await startWeb(processes[0]?.url ?? "");
  processes.unshift(web);
  return {
    database,
    url: web.url,
    stop: async () => {
      await Promise.all(processes.map((one) => one.end("SIGTERM")));
      await database.close();
    },
  };
};
