import { type Clock, systemClock } from "@app/database/clock";
import { connect, type Connection } from "@app/database/connect";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { createDocuments, type Documents } from "./documents/documents.ts";
import { createLog } from "./log.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { createEvidence, type Evidence } from "./pictures/evidence.ts";
import { createPictures, type Pictures } from "./pictures/pictures.ts";
import { createRoadDistances, type RoadDistances } from "./ports/road-distances.ts";

/** What every operation may need. Passed in, never imported. */
export interface Context {
  config: Config;
  db: Connection["db"];
  pool: Connection["pool"];
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  documents: Documents;
  pictures: Pictures;
  evidence: Evidence;
  roads: RoadDistances;
  close: () => Promise<void>;
}

export const createContext = (
  config: Config,
  name: string,
  clock: Clock = systemClock,
): Context => {
  const log = createLog(config, name);
  const connection = connect(config.DATABASE_URL, {
    max: config.DATABASE_POOL,
    connectMilliseconds: config.DATABASE_CONNECT_SECONDS * 1000,
    applicationName: name,
    onError: (error) => log.warn({ err: error }, "database connection lost"),
  });
  const documents = createDocuments();
  return {
    config,
    db: connection.db,
    pool: connection.pool,
    clock,
    log,
    metrics: createMetrics(),
    documents,
    pictures: createPictures(config, log),
    evidence: createEvidence(config),
    roads: createRoadDistances(config, log),
    close: async () => {
      await documents.close();
      await connection.close();
    },
  };
};
