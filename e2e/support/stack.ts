import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type Catcher, startCatcher } from "@app/harness/catcher";
import { freePort, type RunningProcess, startServer } from "@app/harness/processes";
import { startWeb } from "@app/harness/web";

export interface Stack {
  database: TestDatabase;
  /** Where a browser goes. */
  url: string;
  /** The mail server and the SMS gateway: what people would receive. */
  catcher: Catcher;
  stop: () => Promise<void>;
}

/** The whole product as it runs in production: web server, API, worker, real engines. */
export const startStack = async (): Promise<Stack> => {
  const [database, catcher, port] = await Promise.all([
    createTestDatabase(),
    startCatcher(),
    freePort(),
  ]);
  const environment = {
    DATABASE_URL: database.url,
    NAMESPACE: database.name,
    SECURE_COOKIES: "false",
    SITE_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: catcher.smtpUrl,
    SMS_URL: catcher.smsUrl,
  };
  const processes: RunningProcess[] = await Promise.all([
    startServer("api", environment),
    startServer("worker", environment),
  ]);
  const web = await startWeb(processes[0]?.url ?? "", port);
  processes.unshift(web);
  return {
    database,
    url: web.url,
    catcher,
    stop: async () => {
      await Promise.all(processes.map((one) => one.end("SIGTERM")));
      await catcher.stop();
      await database.close();
    },
  };
};
