import { createHash } from "node:crypto";
import { connect, type Pdu, type Session } from "smpp";
import { segmentsOf } from "./sms-segments.ts";
import type { Sms, TextMessage } from "./sms.ts";
import { UndeliverableError } from "./undeliverable-error.ts";

const patienceMilliseconds = 10_000;
const enquireMilliseconds = 30_000;

/** The requests of a gateway that wait for an answer; receipts come as the first. */
const answered = ["deliver_sm", "data_sm", "enquire_link", "unbind"] as const;

/** ESME_RINVDSTADR, ESME_RINVDSTTON, ESME_RINVDSTNPI: no such number. */
const badNumber = new Set([0x0b, 0x50, 0x51]);

const version = 0x34;
const ucs2 = 8;
const international = { ton: 1, npi: 1 };
const alphanumeric = { ton: 5, npi: 0 };

type Command = "bind_transceiver" | "submit_sm" | "enquire_link" | "unbind";

/** One request and its answer, or a fault when the link is lost or the answer does not come. */
const exchange = (
  session: Session,
  command: Command,
  fields: object,
  milliseconds: number,
): Promise<Pdu> => {
  const { promise, resolve, reject } = Promise.withResolvers<Pdu>();
  const fail = (): void => reject(new Error(`SMPP ${command} got no answer`));
  const timer = setTimeout(fail, milliseconds);
  session.once("close", fail);
  if (!session[command](fields, resolve)) fail();
  return promise.finally(() => {
    clearTimeout(timer);
    session.off("close", fail);
  });
};

const check = ({ command_status: status }: Pdu, command: Command): void => {
  if (status === 0) return;
  const reason = `SMPP ${command} was refused with status ${status}`;
  throw badNumber.has(status) ? new UndeliverableError(reason) : new Error(reason);
};

/** A link the gateway has accepted. `onLost` is called once, whatever ends it. */
const bind = async (url: URL, milliseconds: number, onLost: () => void): Promise<Session> => {
  const tls = url.protocol === "smpps:";
  const session = connect({
    host: url.hostname,
    port: Number(url.port) || (tls ? 3550 : 2775),
    tls,
  });
  // Each exchange under way listens for its end.
  session.setMaxListeners(0);
  const beat = setInterval(() => {
    exchange(session, "enquire_link", {}, milliseconds).catch(() => session.destroy());
  }, enquireMilliseconds).unref();
  session.once("close", () => {
    clearInterval(beat);
    onLost();
  });
  // After a fault, also one in what it read, the package's session does not go on.
  session.on("error", () => session.destroy());
  for (const command of answered) {
    session.on(command, (request: Pdu) => session.send(request.response()));
  }
  session.once("unbind", () => session.close());
  try {
    const credentials = {
      system_id: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      interface_version: version,
    };
    const answer = await exchange(session, "bind_transceiver", credentials, milliseconds);
    check(answer, "bind_transceiver");
    return session;
  } catch (error) {
    session.destroy();
    throw error;
  }
};

const sender = (from: string): object => {
  const { ton, npi } = /^\+?\d+$/.test(from) ? international : alphanumeric;
  return { source_addr: from.replace("+", ""), source_addr_ton: ton, source_addr_npi: npi };
};

const receiver = (to: string): object => ({
  destination_addr: to.replace("+", ""),
  dest_addr_ton: international.ton,
  dest_addr_npi: international.npi,
});

/** From the id, so that the parts of a second try complete those of the first on the phone. */
const referenceOf = (id: string): number => createHash("sha256").update(id).digest().readUInt8();

const submissions = ({ id, to, text }: TextMessage, from: string): object[] => {
  const { isGsm, parts } = segmentsOf(text);
  const common = {
    ...sender(from),
    ...receiver(to),
    data_coding: isGsm ? 0 : ucs2,
    registered_delivery: 1,
  };
  if (parts.length === 1) return [{ ...common, short_message: text }];
  return parts.map((message, index) => ({
    ...common,
    short_message: {
      udh: Buffer.from([5, 0, 3, referenceOf(id), parts.length, index + 1]),
      message,
    },
  }));
};

/** One link for all, opened by the first message and again by the first after it was lost. */
export const createSmppSms = (url: URL, from: string, milliseconds = patienceMilliseconds): Sms => {
  let link: Promise<Session> | null = null;
  const linked = (): Promise<Session> => {
    link ??= bind(url, milliseconds, () => (link = null));
    return link;
  };
  return {
    send: async (message) => {
      const session = await linked();
      for (const fields of submissions(message, from)) {
        check(await exchange(session, "submit_sm", fields, milliseconds), "submit_sm");
      }
    },
    close: async () => {
      const session = await link?.catch(() => null);
      if (!session) return;
      await exchange(session, "unbind", {}, milliseconds).catch(() => undefined);
      session.destroy();
    },
  };
};
