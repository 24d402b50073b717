import { execFileSync } from "node:child_process";
import path from "node:path";
import { inDatabase } from "@app/database/config";
import { connect, type Connection } from "@app/database/connect";
import { ensureDatabase } from "@app/database/create-database";
import { migrate } from "@app/database/migrate";
import { fillBudget } from "@app/database/testing/budgets";
import { root, type RunningProcess, startServer } from "@app/harness/processes";
import { buildScene, type Scene } from "../scene.ts";

export interface Product {
  /** As the owner: checks are not bound by what a request may take. */
  owner: Connection;
  ownerUrl: string;
  appUrl: string;
  scene: Scene;
  close: () => Promise<void>;
}

const plenty = 1_000_000_000_000;

/** A great ledger takes longer to set up and to check than a request may. */
export const checking = { max: 4, patienceMilliseconds: 600_000 };

export const urlOf = (role: string, port: number): string =>
  inDatabase(`postgres://${role}:${role}@127.0.0.1:${port}/postgres`, "drill");

/** The product's database on an empty PostgreSQL, with a point, its operator and citizens. */
export const prepareProduct = async (port: number, migrations?: string): Promise<Product> => {
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  execFileSync("psql", ["-q", adminUrl, "-f", path.join(root, "ops/postgres/roles.sql")]);
  const [ownerUrl, appUrl] = [urlOf("app_owner", port), urlOf("app_server", port)];
  await ensureDatabase(ownerUrl, adminUrl);
  await migrate(ownerUrl, migrations ? { folder: migrations } : {});
  const owner = connect(ownerUrl, checking);
  const app = connect(appUrl, checking);
  await fillBudget(app.db, plenty);
  const scene = await buildScene(app.db, 10);
  await app.close();
  return { owner, ownerUrl, appUrl, scene, close: owner.close };
};

/** Its streams are its own on whichever NATS there is. */
export const startApi = (
  appUrl: string,
  environment: Record<string, string> = {},
  checkout?: string,
): Promise<RunningProcess> =>
  startServer(
    "api",
    { DATABASE_URL: appUrl, NAMESPACE: `drill_${process.pid}`, ...environment },
    checkout,
  );
