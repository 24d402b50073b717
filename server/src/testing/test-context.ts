import type { TestDatabase } from "@app/database/testing/test-database";
import { readConfig } from "../config.ts";
import { type Context, createContext } from "../context.ts";

/** For operations that no route leads to: jobs and consumers. */
export const createTestContext = (database: TestDatabase): Context =>
  createContext(
    readConfig({ DATABASE_URL: database.url, NAMESPACE: database.name, LOG_LEVEL: "silent" }),
    "test",
  );
