import type { Config } from "../config.ts";
import { createMail, type Mail } from "./mail.ts";
import { createSms, type Sms } from "./sms.ts";

/** The ways out of the building. Whoever opens them closes them. */
export interface Channels {
  mail: Mail;
  sms: Sms;
  close: () => Promise<void>;
}

export const openChannels = (config: Config): Channels => {
  const mail = createMail(config);
  const sms = createSms(config);
  return {
    mail,
    sms,
    close: async () => {
      mail.close();
      await sms.close();
    },
  };
};
