import { randomUUID } from "node:crypto";
import { decideTask } from "@app/contract/tasks";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { type Answer, call } from "./call.ts";
import type { TestServer } from "./test-server.ts";

/** Somebody of the back office, and what they log in with. */
export const buildAdmin = async ({ database }: TestServer): Promise<string> => {
  const { id } = await buildUser(database.db);
  await makeAdmin(database.ownerUrl, id);
  return buildSession(database.db, id, { isStrong: true });
};

interface Decision {
  choice: string;
  note?: string;
  key?: string;
}

export const decide = (
  server: TestServer,
  token: string,
  id: string,
  { choice, note = "Somebody looked at it", key = randomUUID() }: Decision,
): Promise<Answer> =>
  call(server.url, decideTask, { token, key, params: { id }, body: { choice, note } });
