import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Pdu, type Session } from "smpp";

export interface CaughtSms {
  from: string;
  to: string;
  /** Put together again from its parts. */
  text: string;
  parts: number;
  dataCoding: number;
}

export interface SmppServer {
  url: string;
  messages: readonly CaughtSms[];
  /** Receipts that were sent and those the client has acknowledged. */
  receipts: Readonly<{ sent: number; acknowledged: number }>;
  /** How often somebody has logged in. */
  binds: () => number;
  /** The status of what comes next; 0 accepts again, null leaves it without an answer. */
  answerWith: (status: number | null) => void;
  dropConnections: () => Promise<void>;
  stop: () => Promise<void>;
}

const credentials = { user: "dawra", password: "secret" };
const statusBindFailed = 0x0d;
const concatenated = 0;
const deliveryReceipt = 4;

interface Part {
  reference: number;
  total: number;
  index: number;
}

/** The information element of a text in several parts. */
const partOf = ({ short_message: { udh } }: Pdu): Part | null => {
  const element = udh?.find((one) => one[0] === concatenated);
  if (!element) return null;
  const [, , reference = 0, total = 0, index = 0] = element;
  return { reference, total, index };
};

/** Gives a message once all its parts are there, in whatever order they came. */
const createJoiner = () => {
  const waiting = new Map<string, string[]>();
  return (pdu: Pdu): CaughtSms | null => {
    const common = {
      from: pdu.source_addr,
      to: pdu.destination_addr,
      dataCoding: pdu.data_coding,
    };
    const { message } = pdu.short_message;
    const part = partOf(pdu);
    if (!part) return { ...common, text: message, parts: 1 };
    const key = `${common.to} ${part.reference} ${part.total}`;
    const texts = waiting.get(key) ?? [];
    texts[part.index - 1] = message;
    waiting.set(key, texts);
    // Holes of an array are not counted by forEach and its kin.
    if (Object.keys(texts).length < part.total) return null;
    waiting.delete(key);
    return { ...common, text: texts.join(""), parts: part.total };
  };
};

/** What the gateway knows and how it is told to behave. */
interface State {
  messages: CaughtSms[];
  receipts: { sent: number; acknowledged: number };
  binds: number;
  status: number | null;
  join: ReturnType<typeof createJoiner>;
}

const sendReceipt = (state: State, session: Session, { source_addr, destination_addr }: Pdu) => {
  state.receipts.sent++;
  const receipt = {
    source_addr: destination_addr,
    destination_addr: source_addr,
    esm_class: deliveryReceipt,
    short_message: `id:${state.receipts.sent} sub:001 dlvrd:001 stat:DELIVRD err:000`,
  };
  session.deliver_sm(receipt, () => state.receipts.acknowledged++);
};

const takeSms = (state: State, session: Session, pdu: Pdu): void => {
  const { status } = state;
  if (status === null) return;
  session.send(pdu.response(status === 0 ? { message_id: "1" } : { command_status: status }));
  if (status !== 0) return;
  const whole = state.join(pdu);
  if (whole) state.messages.push(whole);
  if (pdu.registered_delivery) sendReceipt(state, session, pdu);
};

const serve = (state: State, session: Session): void => {
  session.on("error", () => session.destroy());
  session.on("bind_transceiver", (pdu: Pdu) => {
    const isKnown = pdu.system_id === credentials.user && pdu.password === credentials.password;
    if (isKnown) state.binds++;
    session.send(pdu.response(isKnown ? {} : { command_status: statusBindFailed }));
  });
  session.on("submit_sm", (pdu: Pdu) => takeSms(state, session, pdu));
  session.on("enquire_link", (pdu: Pdu) => session.send(pdu.response()));
  session.on("unbind", (pdu: Pdu) => {
    session.send(pdu.response());
    session.close();
  });
};

/** A gateway on loopback that speaks real SMPP. */
export const startSmppServer = async (): Promise<SmppServer> => {
  const state: State = {
    messages: [],
    receipts: { sent: 0, acknowledged: 0 },
    binds: 0,
    status: 0,
    join: createJoiner(),
  };
  const server = createServer((session) => serve(state, session));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const dropConnections = async (): Promise<void> => {
    const ended = server.sessions.map((session) => once(session, "close"));
    for (const session of server.sessions) session.destroy();
    await Promise.all(ended);
  };
  return {
    url: `smpp://${credentials.user}:${credentials.password}@127.0.0.1:${port}`,
    messages: state.messages,
    receipts: state.receipts,
    binds: () => state.binds,
    answerWith: (status) => {
      state.status = status;
    },
    dropConnections,
    stop: async () => {
      await dropConnections();
      server.close();
      await once(server, "close");
    },
  };
};
