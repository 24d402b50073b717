import { connect, type Db } from "@app/database/connect";
import type { Context } from "./context.ts";

const patienceMilliseconds = 60 * 60 * 1000;

/**
 * For the few questions that read everything, asked at night: on a connection of their own, where
 * nothing is cut off after the seconds a person would wait.
 */
export const patiently = async <T>(ctx: Context, ask: (db: Db) => Promise<T>): Promise<T> => {
  const connection = connect(ctx.config.DATABASE_URL, {
    max: 1,
    applicationName: "night",
    patienceMilliseconds,
    onError: (error) => ctx.log.warn({ err: error }, "database connection lost"),
  });
  try {
    return await ask(connection.db);
  } finally {
    await connection.close();
  }
};
