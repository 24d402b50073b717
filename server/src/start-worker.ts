import { setTimeout as wait } from "node:timers/promises";
import type { AddressInfo } from "node:net";
import type { Context } from "./context.ts";
import { buildProbe } from "./http/build-probe.ts";
import { startJobs } from "./jobs/run-jobs.ts";
import { watchSchedules } from "./jobs/watch-schedules.ts";
import { closeBroker, connectBroker, watchBroker } from "./messaging/broker.ts";
import { startConsumer } from "./messaging/consume.ts";
import { startReconciler } from "./messaging/reconcile.ts";
import { startRelay } from "./messaging/relay.ts";
import { watchOutbox } from "./messaging/watch-outbox.ts";
import { openChannels } from "./ports/channels.ts";
import type { Begun } from "./run-process.ts";
import type { Running } from "./start-api.ts";
import { watchResults } from "./watch-results.ts";
import { allConsumers, allJobs } from "./worker-features.ts";

/** Longer than a round takes. One that waits for a broker which is away waits until the line to it is closed. */
const roundMilliseconds = 4000;

export const startWorker = async (
  ctx: Context,
  begun: Begun = () => undefined,
): Promise<Running> => {
  let isConnected = (): boolean => false;
  const probe = buildProbe(ctx, { isConnected: () => isConnected() });
  await probe.listen({ host: ctx.config.API_HOST, port: ctx.config.WORKER_PORT });
  const channels = openChannels(ctx.config);
  const work = allJobs(ctx, channels);
  const watches = [watchOutbox(ctx), watchSchedules(ctx, work), watchResults(ctx)];
  const jobs = startJobs(ctx, work);
  // Jobs run without the broker, so they are finished before a process ends that never met it.
  begun(jobs);
  const broker = await connectBroker(ctx);
  isConnected = watchBroker(broker);
  const consumers = allConsumers(ctx);
  const rounds = [
    startRelay(ctx, broker),
    startReconciler(ctx, broker, consumers),
    ...consumers.map((consumer) => startConsumer(ctx, broker, consumer)),
  ];
  const { port } = probe.server.address() as AddressInfo;
  return {
    url: `http://${ctx.config.API_HOST}:${port}`,
    stop: async () => {
      await Promise.all(watches.map((watch) => watch.stop()));
      const ended = Promise.all(rounds.map((round) => round.stop()));
      await Promise.race([ended, wait(roundMilliseconds, null, { ref: false })]);
      await jobs.stop();
      await channels.close();
      await closeBroker(broker);
      await ended;
      await probe.close();
      await ctx.close();
    },
  };
};
