import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import { UndeliverableError } from "./undeliverable-error.ts";

export interface Letter {
  /** The same letter sent twice has the same one, so that mailboxes can show it once. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mail {
  send: (letter: Letter) => Promise<void>;
  close: () => void;
}

const patienceMilliseconds = 10_000;
/** Below the patience, so that an idle connection is closed politely and not by a fault. */
const idleMilliseconds = 5000;

interface SmtpFault {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Servers repeat the address in their answers: only codes may reach the log. */
const withoutAddress = ({ code, command, responseCode }: SmtpFault): Error => {
  const reason = ["SMTP", command, responseCode, code].filter(Boolean).join(" ");
  const isRecipientRefused = command === "RCPT TO" && (responseCode ?? 0) >= 500;
  return isRecipientRefused ? new UndeliverableError(reason) : new Error(reason);
};

export const createMail = (config: Pick<Config, "SMTP_URL" | "MAIL_FROM">): Mail => {
  const transport = createTransport({
    url: config.SMTP_URL,
    pool: true,
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
    dnsTimeout: patienceMilliseconds,
    idleTimeout: idleMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = config.MAIL_FROM.replaceAll(/^.*@|>$/g, "");
  return {
    send: async ({ messageId, ...letter }) => {
      const sending = transport.sendMail({
        ...letter,
        from: config.MAIL_FROM,
        messageId: `<${messageId}@${domain}>`,
        // No out-of-office answer comes back to what a machine wrote.
        headers: { "Auto-Submitted": "auto-generated" },
      });
      await sending.catch((fault: SmtpFault) => Promise.reject(withoutAddress(fault)));
    },
    close: () => transport.close(),
  };
};
