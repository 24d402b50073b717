import type { Config } from "../config.ts";
import { createHttpSms } from "./sms-http.ts";
import { createSmppSms } from "./sms-smpp.ts";

export interface TextMessage {
  /** For gateways that recognise a second try. */
  id: string;
  /** With the country: +213550000000. */
  to: string;
  text: string;
}

export interface Sms {
  send: (message: TextMessage) => Promise<void>;
  close: () => Promise<void>;
}

export type SmsConfig = Pick<Config, "SMS_URL" | "SMS_HTTP_TOKEN" | "SMS_FROM">;

export const createSms = ({ SMS_URL, SMS_HTTP_TOKEN, SMS_FROM }: SmsConfig): Sms => {
  const url = new URL(SMS_URL);
  return url.protocol.startsWith("smpp")
    ? createSmppSms(url, url.searchParams.get("from") ?? SMS_FROM)
    : createHttpSms(url, SMS_FROM, SMS_HTTP_TOKEN);
};
