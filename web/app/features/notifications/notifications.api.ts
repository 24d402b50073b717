import { listNotifications, readNotifications } from "@app/contract/notifications";
import { call } from "../../lib/api-client.ts";

export const notificationsSource = {
  name: "notifications",
  load: () => call(listNotifications),
  parse: (value: unknown) => listNotifications.response.parse(value),
};

export const sendRead = (newest: string) => call(readNotifications, { body: { newest } });
