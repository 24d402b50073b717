import type { Readable } from "node:stream";
import httpProxy from "@fastify/http-proxy";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from "fastify";

type Reply = FastifyReply<RouteGenericInterface, RawServerBase>;
type Visitor = Pick<FastifyRequest, "ip" | "host" | "protocol">;
/** One way to end each open stream, on both sides. */
type Streams = Set<() => void>;

const prefixes = ["/api", "/sanctum"];

/** How long the API may take to begin its answer; a stream may then stay open without end. */
const answerLimitMs = 35_000;

const isEventStream = (reply: Reply): boolean =>
  String(reply.getHeader("content-type")).startsWith("text/event-stream");

/** The API believes these names, so whatever the outside sent under them is overwritten. */
const forwarded = ({ ip, host, protocol }: Visitor) => ({
  "x-forwarded-for": ip,
  "x-forwarded-host": host,
  "x-forwarded-proto": protocol,
});

/** News must not wait for the first line to be seen as an open stream. */
const sendAndWatch = (streams: Streams, reply: Reply, body: Readable) => {
  void reply.send(body);
  if (!isEventStream(reply)) return;
  if ("flushHeaders" in reply.raw) reply.raw.flushHeaders();
  const close = () => {
    reply.raw.end();
    body.destroy();
  };
  streams.add(close);
  reply.raw.once("close", () => streams.delete(close));
};

const unavailable = (reply: Reply, error: Error) => {
  reply.log.error(error, "the API did not answer");
  void reply.code(503).send({
    error: "unavailable",
    message: "The service does not answer",
    traceId: reply.request.id,
  });
};

/** One origin for pages and calls: these paths belong to the API. */
export const registerApiProxy = async (host: FastifyInstance, apiUrl: string): Promise<void> => {
  const streams: Streams = new Set();
  // Listeners would keep a closing server open for ever; they come back to another one.
  host.addHook("preClose", async () => {
    for (const close of streams) close();
  });
  for (const prefix of prefixes) {
    await host.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      // The caller decides when to try again: it knows its key, and how long a person waits.
      maxRetriesOn503: 0,
      retryMethods: [],
      undici: { headersTimeout: answerLimitMs, bodyTimeout: 0 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request) }),
        // These belong to the connection behind us, not to the visitor's.
        rewriteHeaders: ({ connection: _, "keep-alive": __, ...headers }) => headers,
        onResponse: (_request, reply, answer) => sendAndWatch(streams, reply, answer.stream),
        onError: (reply, { error }) => unavailable(reply, error),
      },
    });
  }
};
