import { quizLength } from "@app/contract/quiz";
import { buildClass } from "@app/database/testing/build-class";
import type { World } from "./authorisation-world.ts";
import { forgeryProof } from "./forgery-proof.ts";

interface Sample {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  cookie?: string;
}

/** The organisations of the world become schools; a class of the one that everybody asks about. */
const schoolClass = async ({ server, organisationEmail }: World) => {
  const { db } = server.database;
  await db.updateTable("organisations").set({ kind: "school" }).execute();
  const { id } = await db
    .selectFrom("organisations")
    .select("id")
    .where("email", "=", organisationEmail)
    .executeTakeFirstOrThrow();
  return buildClass(db, id);
};

const input = { name: "4AM 2", level: "middle", pupils: 31 };

export const classesSamples: Record<string, (world: World) => Sample | Promise<Sample>> = {
  "GET /api/v1/school": async (world) => {
    await schoolClass(world);
    return {};
  },
  "POST /api/v1/school/classes": async (world) => {
    await schoolClass(world);
    return { ...forgeryProof, body: input };
  },
  "PUT /api/v1/school/classes/:id": async (world) => ({
    ...forgeryProof,
    params: { id: (await schoolClass(world)).id },
    body: input,
  }),
  "DELETE /api/v1/school/classes/:id": async (world) => ({
    ...forgeryProof,
    params: { id: (await schoolClass(world)).id },
  }),
  "PUT /api/v1/school/league": async (world) => {
    await schoolClass(world);
    return { ...forgeryProof, body: { isIn: true } };
  },
  "GET /api/v1/classes/:code": async (world) => ({
    params: { code: (await schoolClass(world)).code },
  }),
  "POST /api/v1/classes/:code/results": async (world) => ({
    params: { code: (await schoolClass(world)).code },
    body: {
      level: "middle",
      answers: Array.from({ length: quizLength }, (_, place) => ({
        id: `unknown-${place}`,
        chosen: [0],
      })),
    },
  }),
};
