import type { AddressInfo } from "node:net";
import type { Context } from "./context.ts";
import { buildApp } from "./http/build-app.ts";
import { createLeaving } from "./http/leaving.ts";
import { openLiveHub } from "./messaging/live.ts";
import { routes } from "./routes.ts";

/**
 * Thousands of phones come back at the same moment. Who does not fit into this queue is not refused but
 * kept waiting by the network for seconds; the system's own limit may be lower.
 */
const backlog = 4096;

export interface Running {
  url: string;
  /** Finishes what is under way, then lets go of the engines. */
  stop: () => Promise<void>;
}

export const startApi = async (ctx: Context): Promise<Running> => {
  const live = openLiveHub(ctx);
  const { isLeaving, leave } = createLeaving(ctx.config.DRAIN_SECONDS);
  const app = await buildApp(ctx, routes(ctx), live, isLeaving);
  await app.listen({ host: ctx.config.API_HOST, port: ctx.config.API_PORT, backlog });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://${ctx.config.API_HOST}:${port}`,
    stop: async () => {
      await leave();
      await app.close();
      await live.close();
      await ctx.close();
    },
  };
};
