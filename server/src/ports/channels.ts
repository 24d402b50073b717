import type { Config } from "../config.ts";
import { type Airtime, createAirtime } from "./airtime.ts";
import { createMail, type Mail } from "./mail.ts";
import { createPush, type Push } from "./push.ts";
import { createSms, type Sms } from "./sms.ts";

/** The ways out of the building. Whoever opens them closes them. */
export interface Channels {
  mail: Mail;
  sms: Sms;
  airtime: Airtime;
  /** Null where no keys are set. */
  push: Push | null;
  close: () => Promise<void>;
}

export const openChannels = (config: Config): Channels => {
  const mail = createMail(config);
  const sms = createSms(config);
  const push = createPush(config);
  return {
    mail,
    sms,
    airtime: createAirtime(config),
    push,
    close: async () => {
      mail.close();
      push?.close();
      await sms.close();
    },
  };
};
