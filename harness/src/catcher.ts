import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";
import type { Readable } from "node:stream";
import { buffer, json } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerEnvelope } from "smtp-server";
import { type CaughtMessages, keepMessages } from "./caught-messages.ts";
import { catcherPorts } from "./config.ts";
import { outboxPage } from "./outbox-page.ts";

// The mail server and SMS gateway of a developer's machine and of tests: takes everything, sends
// nothing on. On loopback only, so without TLS and without asking who it is.

export interface Catcher {
  smtpUrl: string;
  smsUrl: string;
  /** The page a developer reads. */
  url: string;
  messages: CaughtMessages["all"];
  waitFor: CaughtMessages["waitFor"];
  /** Every mail is refused with this SMTP code from now on; null takes them again. */
  refuseMail: (code: number | null) => void;
  stop: () => Promise<void>;
}

const host = "127.0.0.1";

const listen = async (server: Server, port: number): Promise<number> => {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
};

const takeMail = async (
  caught: CaughtMessages,
  stream: Readable,
  { rcptTo }: SMTPServerEnvelope,
): Promise<void> => {
  const mail = await PostalMime.parse(await buffer(stream));
  caught.add({
    channel: "mail",
    from: mail.from?.address ?? "",
    to: rcptTo.map(({ address }) => address).join(", "),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    messageId: mail.messageId ?? "",
  });
};

const createSmtpServer = (caught: CaughtMessages, refusal: () => number | null): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onAuth: (_auth, _session, reply) => reply(null, { user: "anybody" }),
    onRcptTo: ({ address }, _session, reply) => {
      const responseCode = refusal();
      // As real servers do, the answer repeats the address.
      reply(
        responseCode ? Object.assign(new Error(`no <${address}> here`), { responseCode }) : null,
      );
    },
    onData: (stream, { envelope }, reply) => {
      takeMail(caught, stream, envelope).then(() => reply(), reply);
    },
  });

const takeSms = async (caught: CaughtMessages, request: IncomingMessage): Promise<boolean> => {
  const body: unknown = await json(request).catch(() => null);
  if (typeof body !== "object" || body === null) return false;
  const { id, to, from, text } = body as Record<string, unknown>;
  if (typeof to !== "string" || typeof text !== "string") return false;
  caught.add({
    channel: "sms",
    from: String(from),
    to,
    subject: "",
    text,
    html: "",
    messageId: String(id),
  });
  return true;
};

/** The mail itself came from outside: shown without scripts and without a way to call out. */
const mailPolicy = "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'";

const answer = async (
  caught: CaughtMessages,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const page = (html: string, policy: string): void => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-security-policy", policy);
    response.end(html);
  };
  const asked = `${request.method} ${request.url}`;
  if (asked === "GET /") {
    return page(outboxPage(caught.all()), "default-src 'none'; style-src 'unsafe-inline'");
  }
  if (asked === "GET /messages.json") {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(caught.all()));
    return;
  }
  if (asked === "POST /sms") {
    response.writeHead((await takeSms(caught, request)) ? 202 : 400).end();
    return;
  }
  const number = Number(/^GET \/messages\/(\d+)\.html$/.exec(asked)?.[1]);
  const mail = caught.all().find((message) => message.number === number);
  if (mail) return page(mail.html, mailPolicy);
  response.writeHead(404).end();
};

/** Ports the system chooses, unless given. */
export const startCatcher = async ({ smtpPort = 0, port = 0 } = {}): Promise<Catcher> => {
  const caught = keepMessages();
  let refusal: number | null = null;
  const smtp = createSmtpServer(caught, () => refusal);
  // A sender that breaks off must not end the catcher.
  smtp.on("error", (error) => console.error(`catcher: ${error.message}`));
  const web = createServer((request, response) => {
    answer(caught, request, response).catch(() => response.destroy());
  });
  const smtpUrl = `smtp://${host}:${await listen(smtp.server, smtpPort)}`;
  const url = `http://${host}:${await listen(web, port)}`;
  return {
    smtpUrl,
    smsUrl: `${url}/sms`,
    url,
    messages: caught.all,
    waitFor: caught.waitFor,
    refuseMail: (code) => {
      refusal = code;
    },
    stop: async () => {
      web.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => web.close(() => resolve())),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ]);
    },
  };
};

if (import.meta.main) {
  const { url, smtpUrl } = await startCatcher(catcherPorts());
  console.log(`mail to ${smtpUrl} and SMS to ${url}/sms are shown at ${url}`);
}
