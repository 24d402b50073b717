import type { TestDatabase } from "@app/database/testing/test-database";
import { type Config, readConfig } from "../config.ts";
import { type Context, createContext } from "../context.ts";

/** Ports the system chooses, a database and a NATS namespace of the test's own. */
export const testConfig = (database: TestDatabase): Config =>
  readConfig({
    API_PORT: "0",
    WORKER_PORT: "0",
    DATABASE_URL: database.url,
    NAMESPACE: database.name,
    LOG_LEVEL: "silent",
    NATS_URL: process.env["NATS_URL"],
  });

/** For operations that no route leads to: jobs and consumers. */
export const createTestContext = (database: TestDatabase): Context =>
  createContext(testConfig(database), "test");
