import { depositPaid } from "@app/contract/budgets";
import { depositBonus } from "@app/contract/campaigns";
import { depositClosed, depositDeclared } from "@app/contract/declarations";
import { depositDecided, depositDisputed, depositVoided } from "@app/contract/deposit-changes";
import { depositRecorded } from "@app/contract/deposits";
import { depositChanges, type LiveMessage, livePath } from "@app/contract/live";
import { pickupChanged } from "@app/contract/pickups";
import { voucherClosed, voucherIssued } from "@app/contract/vouchers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import type { Context } from "../context.ts";
import { createAuthenticator } from "../features/identity/index.ts";
import { readBalance } from "../features/tokens/index.ts";
import type { LiveHub } from "../messaging/live.ts";

/** Proxies and phones drop a silent connection; a comment keeps it and finds out dead ones. */
const heartbeatMilliseconds = 15_000;

const changeEvents = {
  voided: depositVoided,
  disputed: depositDisputed,
  decided: depositDecided,
  declared: depositDeclared,
  closed: depositClosed,
  paid: depositPaid,
  bonus: depositBonus,
};

const breath = ": \n\n";

const format = (message: LiveMessage): string => `data: ${JSON.stringify(message)}\n\n`;

/** Between its end and its close a stream takes no more, and writing to it would be an error. */
const write = ({ raw }: FastifyReply, text: string): void => {
  if (!raw.writableEnded) raw.write(text);
};

/** Everything that changes what this person's pages show; the answer ends it. */
const listenFor = (
  live: LiveHub,
  personId: string,
  tell: (message: LiveMessage) => void,
): (() => void) => {
  const ends = [
    live.listen(depositRecorded, personId, ({ balance, number }) =>
      tell({ type: "balance", tokens: balance, deposits: number }),
    ),
    ...depositChanges.map((change) =>
      live.listen(changeEvents[change], personId, ({ depositId }) =>
        tell({ type: "deposit", depositId, change }),
      ),
    ),
    ...[voucherIssued, voucherClosed].map((event) =>
      live.listen(event, personId, ({ voucherId }) => tell({ type: "voucher", voucherId })),
    ),
    live.listen(pickupChanged, personId, ({ pickupId }) => tell({ type: "pickup", pickupId })),
  ];
  return () => {
    for (const end of ends) end();
  };
};

export const registerLiveStream = (app: FastifyInstance, ctx: Context, live: LiveHub): void => {
  const authenticate = createAuthenticator(ctx);
  const open = new Set<FastifyReply>();

  /** A right that was withdrawn, or a token that was renewed: the page comes back with a new one. */
  const beat = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      const isOpen = await authenticate(request.headers.authorization);
      if (isOpen) write(reply, breath);
      else reply.raw.end();
    } catch (error) {
      // A database that is away for a moment is no reason to send everybody away.
      ctx.log.warn({ err: error, traceId: request.id }, "live stream not checked");
      write(reply, breath);
    }
  };

  const stream = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const actor = await authenticate(request.headers.authorization);
    if (!actor) throw new AppError("unauthenticated");
    // Listen before reading, so that nothing falls between the two; the page ignores old numbers.
    const early: LiveMessage[] = [];
    let send = (message: LiveMessage): void => void early.push(message);
    const stop = listenFor(live, actor.userId, (message) => send(message));
    try {
      const present = await readBalance(ctx.db, actor.userId);
      reply.hijack();
      reply.raw.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
        "x-request-id": request.id,
      });
      send = (message) => write(reply, format(message));
      send({ type: "balance", tokens: present.tokens, deposits: present.deposits });
      for (const message of early) send(message);
    } catch (error) {
      stop();
      throw error;
    }
    open.add(reply);
    ctx.metrics.liveStreams.inc();
    const heartbeat = setInterval(() => void beat(request, reply), heartbeatMilliseconds);
    reply.raw.on("close", () => {
      clearInterval(heartbeat);
      stop();
      open.delete(reply);
      ctx.metrics.liveStreams.dec();
    });
  };

  app.get(livePath, { schema: { hide: true } }, stream);
  app.addHook("preClose", () => {
    for (const reply of open) reply.raw.end();
  });
};
