import { createECDH } from "node:crypto";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type AirtimeSimulator, startAirtimeSimulator } from "@app/harness/airtime-simulator";
import { type Catcher, startCatcher } from "@app/harness/catcher";
import { freePort, type RunningProcess, startServer } from "@app/harness/processes";
import { type PushService, startPushService } from "@app/harness/push-service";
import { startWeb } from "@app/harness/web";

export interface Stack {
  database: TestDatabase;
  /** Where a browser goes. */
  url: string;
  /** The mail server and the SMS gateway: what people would receive. */
  catcher: Catcher;
  /** What browsers would be reached through, and the key they subscribe with. */
  pushService: PushService & { publicKey: string };
  airtime: AirtimeSimulator;
  stop: () => Promise<void>;
}

const makeKeys = () => {
  const keys = createECDH("prime256v1");
  const publicKey = keys.generateKeys("base64url");
  // The first zeros are left out otherwise.
  const privateKey = Buffer.from(keys.getPrivateKey("hex").padStart(64, "0"), "hex");
  return { publicKey, privateKey: privateKey.toString("base64url") };
};

/**
 * The whole product as it runs in production: web server, API, worker, real engines. `budget` is what
 * there is to give out, in hundredths of a token; plenty unless told.
 */
export const startStack = async (budget?: number): Promise<Stack> => {
  const { publicKey, privateKey } = makeKeys();
  const [database, airtime, catcher, pushService, port] = await Promise.all([
    createTestDatabase(budget),
    startAirtimeSimulator(),
    startCatcher(),
    startPushService(),
    freePort(),
  ]);
  const environment = {
    DATABASE_CONNECT_SECONDS: "10",
    DATABASE_URL: database.url,
    NAMESPACE: database.name,
    SECURE_COOKIES: "false",
    SITE_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: catcher.smtpUrl,
    SMS_URL: catcher.smsUrl,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    PUSH_TO_LOOPBACK: "true",
    NODE_EXTRA_CA_CERTS: pushService.certificateFile,
    ...airtime.environment,
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
    pushService: { ...pushService, publicKey },
    airtime,
    stop: async () => {
      await Promise.all(processes.map((one) => one.end("SIGTERM")));
      await airtime.stop();
      await catcher.stop();
      await pushService.stop();
      await database.close();
    },
  };
};
