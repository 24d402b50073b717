import { tmpdir } from "node:os";
import path from "node:path";
import { patient, type TestDatabase } from "@app/database/testing/test-database";
import { type Config, readConfig } from "../config.ts";
import { type Context, createContext } from "../context.ts";

export const testSecret = "a key for tests, long enough to pass";

/** Ports the system chooses, a database and a NATS namespace of the test's own. */
export const testConfig = (
  database: TestDatabase,
  environment: Record<string, string> = {},
): Config =>
  readConfig({
    API_PORT: "0",
    WORKER_PORT: "0",
    DATABASE_URL: patient(database.url),
    DATABASE_CONNECT_SECONDS: "10",
    NAMESPACE: database.name,
    SECRET_KEY: testSecret,
    LOG_LEVEL: "silent",
    NATS_URL: process.env["NATS_URL"],
    // Nobody listens there: what a test sends reaches no developer's outbox.
    SMTP_URL: "smtp://127.0.0.1:1",
    SMS_URL: "http://127.0.0.1:1",
    EVIDENCE_FOLDER: path.join(tmpdir(), "evidence-of-tests"),
    ...environment,
  });

/** For operations that no route leads to: jobs and consumers. */
export const createTestContext = (database: TestDatabase): Context =>
  createContext(testConfig(database), "test");
