import { jetstream } from "@nats-io/jetstream";
import { headers, type NatsConnection } from "@nats-io/transport-node";
import type { Context } from "../context.ts";
import { ensureStream } from "./broker.ts";
import { subjectOf } from "./names.ts";
import { markPublished, type OutboxRow, takeUnpublished } from "./outbox.queries.ts";
import { repeat } from "../repeat.ts";

const batchSize = 500;
const idleMilliseconds = 100;
const faultMilliseconds = 500;

/** Facts that were committed become news. The row is marked only after the stream took it. */
export const startRelay = (ctx: Context, broker: NatsConnection) => {
  const stream = jetstream(broker, { timeout: 2000 });
  let ready = false;

  const publish = async (row: OutboxRow): Promise<string> => {
    const header = headers();
    header.set("trace-id", row.trace_id);
    // The id is a UUID, never a sequence: after a rollback a reused number would be swallowed.
    await stream.publish(subjectOf(ctx.config, row.subject), JSON.stringify(row.payload), {
      msgID: row.id,
      headers: header,
    });
    return row.id;
  };

  const publishBatch = (): Promise<number> =>
    ctx.db.transaction().execute(async (trx) => {
      const rows = await takeUnpublished(trx, batchSize);
      if (rows.length === 0) return 0;
      const results = await Promise.allSettled(rows.map(publish));
      const taken = results.flatMap((result) =>
        result.status === "fulfilled" ? [result.value] : [],
      );
      if (taken.length > 0) await markPublished(trx, ctx.clock, taken);
      ctx.metrics.published.inc(taken.length);
      if (taken.length < rows.length) ready = false;
      return taken.length === rows.length ? taken.length : 0;
    });

  return repeat(ctx, "relay", faultMilliseconds, async () => {
    if (!ready) {
      // The stream may be gone with the broker's disk: it is made again before publishing.
      await ensureStream(ctx, broker);
      ready = true;
    }
    return (await publishBatch()) > 0 ? 0 : idleMilliseconds;
  });
};
