import type { AddressInfo } from "node:net";
import type { Context } from "./context.ts";
import { buildApp } from "./http/build-app.ts";
import { openLiveHub } from "./messaging/live.ts";
import { routes } from "./routes.ts";

export interface Running {
  url: string;
  /** Finishes what is under way, then lets go of the engines. */
  stop: () => Promise<void>;
}

export const startApi = async (ctx: Context): Promise<Running> => {
  const live = openLiveHub(ctx);
  const app = await buildApp(ctx, routes(ctx), live);
  await app.listen({ host: ctx.config.API_HOST, port: ctx.config.API_PORT });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://${ctx.config.API_HOST}:${port}`,
    stop: async () => {
      await app.close();
      await live.close();
      await ctx.close();
    },
  };
};
