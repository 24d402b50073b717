import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { demoPassword } from "@app/database/seed/accounts";
import { makeAdmin } from "@app/database/testing/builders";
import { ensureTemplate } from "@app/database/testing/template";
import { createTestDatabase } from "@app/database/testing/test-database";
import { type Catcher, startCatcher } from "@app/harness/catcher";
import { root, startServer, waitFor } from "@app/harness/processes";
import type { Phone } from "./api.ts";
import { logIn } from "./people.ts";

/** The product as its people meet it, and the gateway that brings them their SMS. */
export interface Product {
  apiUrl: string;
  catcher: Pick<Catcher, "waitFor">;
  /** The phone of one of the demo's people. */
  enter: (number: string) => Promise<Phone>;
  /** The one thing nobody can do through the application. */
  makeAdmin: (userId: string) => Promise<void>;
}

export interface OwnProduct extends Product {
  /** What the worker does at its hour, or every ten minutes: this asks it to do so now, and waits for it. */
  runJob: (name: "count-cover" | "compare-scales") => Promise<void>;
  /** Whether everybody who listens has heard of everything that happened. */
  isSettled: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** Facilities, rewards, and the accounts of the demos: what the owner of the tables enters. */
const seed = async (environment: Record<string, string>): Promise<void> => {
  const child = spawn(process.execPath, [path.join(root, "database/seed/seed.ts")], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("the example data was not written");
};

/** Real engines and processes on a database of its own, dropped at the end. */
export const startProduct = async ({ isSeeded = false } = {}): Promise<OwnProduct> => {
  await ensureTemplate();
  const [database, catcher] = await Promise.all([
    isSeeded ? createTestDatabase(0) : createTestDatabase(),
    startCatcher(),
  ]);
  const { url, ownerUrl, name } = database;
  if (isSeeded) await seed({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl });
  const environment = {
    DATABASE_URL: url,
    NAMESPACE: name,
    SECURE_COOKIES: "false",
    SMTP_URL: catcher.smtpUrl,
    SMS_URL: catcher.smsUrl,
    // Everybody signs up on one day.
    SMS_DAILY_CAP: "1000000",
  };
  const [api, worker] = await Promise.all([
    startServer("api", environment),
    startServer("worker", environment),
  ]);
  const met = { apiUrl: api.url, catcher };
  return {
    ...met,
    enter: (number) => logIn(met, number, demoPassword),
    runJob: async (name) => {
      const asked = await database.pool.query<{ id: string }>(
        "select id from graphile_worker.add_job($1, '{}'::json)",
        [name],
      );
      const id = asked.rows[0]?.id;
      const isDone = async (): Promise<boolean> => {
        const left = await database.pool.query(
          "select from graphile_worker._private_jobs where id = $1",
          [id],
        );
        return left.rowCount === 0;
      };
      await waitFor(`${name} to be done`, isDone, 120_000);
    },
    isSettled: async () => {
      const { rowCount } = await database.pool.query(
        "select from outbox where settled_at is null limit 1",
      );
      return rowCount === 0;
    },
    makeAdmin: (userId) => makeAdmin(ownerUrl, userId),
    stop: async () => {
      await Promise.all([api.end("SIGTERM"), worker.end("SIGTERM")]);
      await catcher.stop();
      await database.close();
    },
  };
};
