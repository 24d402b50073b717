/** The little of the smpp package that is used here and in the harness; it has no types itself. */
declare module "smpp" {
  import type { EventEmitter } from "node:events";
  import type { Server as NetServer } from "node:net";

  export interface Pdu {
    command_status: number;
    system_id: string;
    password: string;
    source_addr: string;
    destination_addr: string;
    data_coding: number;
    registered_delivery: number;
    short_message: { message: string; udh?: readonly Buffer[] };
    response: (fields?: object) => Pdu;
  }

  /** False when the connection does not take it any more. */
  type Send = (fields: object, onAnswer?: (answer: Pdu) => void) => boolean;

  export interface Session extends EventEmitter {
    bind_transceiver: Send;
    submit_sm: Send;
    deliver_sm: Send;
    enquire_link: Send;
    unbind: Send;
    send: (pdu: Pdu) => boolean;
    close: () => void;
    destroy: () => void;
  }

  export interface Server extends NetServer {
    sessions: Session[];
  }

  export const connect: (options: { host: string; port: number; tls: boolean }) => Session;
  export const createServer: (onSession: (session: Session) => void) => Server;
}
