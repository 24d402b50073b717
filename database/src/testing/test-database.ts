import { databaseUrls, inDatabase } from "../config.ts";
import { connect, type Connection } from "../connect.ts";
import { copyDatabase, dropDatabase } from "../create-database.ts";
import { fillBudget } from "./budgets.ts";
import { templateName } from "./template.ts";

export interface TestDatabase extends Connection {
  name: string;
  /** As the application's role; `connection` fields are the same. */
  url: string;
  ownerUrl: string;
}

let made = 0;

/** More than any test gives out that is not about cover. */
const plenty = 100_000_000_000;

/** A busy machine is slow, and a test that means to measure a lock sets its own time. */
export const patient = (url: string): string => `${url}?lock_timeout=10000`;

/** A database of its own, as the application sees it, with tokens to give. Dropped by `close`. */
export const createTestDatabase = async (budget = plenty): Promise<TestDatabase> => {
  const name = `test_${process.pid}_${Date.now().toString(36)}_${++made}`;
  await copyDatabase(templateName(), name);
  const url = inDatabase(databaseUrls.app, name);
  const connection = connect(patient(url), { max: 20 });
  if (budget > 0) await fillBudget(connection.db, budget);
  return {
    ...connection,
    name,
    url,
    ownerUrl: inDatabase(databaseUrls.owner, name),
    close: async () => {
      await connection.close();
      await dropDatabase(name);
    },
  };
};
