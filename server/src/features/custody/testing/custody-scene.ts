import { custodyContentSchema, type CustodyProof, proveCustody } from "@app/contract/custody";
import { verifyInclusion } from "@app/contract/merkle";
import { type Context, createContext } from "../../../context.ts";
import { call } from "../../../testing/call.ts";
import { testConfig } from "../../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { publishDay } from "../publish-day.ts";
import { sealWaiting } from "../seal-custody.ts";

export const hour = 3_600_000;
/** Half an hour before midnight in Algiers: another day there than in UTC an hour later. */
export const lateEvening = new Date();
lateEvening.setUTCHours(22 - 8 * 24, 30, 0, 0);

export const dayOf = (moment: Date): string =>
  new Date(moment.getTime() + hour).toISOString().slice(0, 10);

export interface CustodyScene {
  server: TestServer;
  ctx: Context;
  /** What the clock shows. */
  moment: Date;
  prove: (subject: string) => Promise<CustodyProof>;
  /** What a stranger's browser makes of the answer, for each event. */
  isProved: (subject: string) => Promise<boolean[]>;
  /** As the jobs do, one after the other. */
  sealAndPublish: () => Promise<void>;
  stop: () => Promise<void>;
}

export const startScene = async (): Promise<CustodyScene> => {
  const clock = { fixed: () => scene.moment };
  const scene: CustodyScene = { moment: lateEvening } as CustodyScene;
  const server = await startTestServer(clock);
  const ctx = createContext(testConfig(server.database), "test", clock);
  const prove = async (subject: string): Promise<CustodyProof> =>
    (await call(server.url, proveCustody, { params: { subject } })).body as CustodyProof;
  return Object.assign(scene, {
    server,
    ctx,
    prove,
    isProved: async (subject: string) => {
      const { root, events } = await prove(subject);
      return Promise.all(
        events.map(async ({ content, leafIndex, path }) => {
          if (!root || leafIndex === null || !path) return false;
          return verifyInclusion({ content, leafIndex, path, ...root });
        }),
      );
    },
    sealAndPublish: async () => {
      await sealWaiting(ctx);
      await publishDay(ctx);
    },
    stop: async () => {
      await ctx.close();
      await server.stop();
    },
  });
};

export const readContent = ({ content }: { content: string }) =>
  custodyContentSchema.parse(JSON.parse(content));
