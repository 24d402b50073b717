import { useEffect, useState } from "react";
import { logError } from "../../../lib/log.ts";
import { deviceNotifications, type NotificationState } from "./device-notifications.ts";

/** What came of the last tap, by the name of its text. */
type News = "failed" | "testSent" | "testLost" | "testTooOften";

const newsOfTest = { sent: "testSent", lost: "testLost", tooOften: "testTooOften" } as const;

export interface Notifications {
  /** Undefined until it is found out. */
  state: NotificationState | undefined;
  busy: boolean;
  news: News | undefined;
  turnOn: () => void;
  turnOff: () => void;
  test: () => void;
}

export const useNotifications = (userId: string): Notifications => {
  const [state, setState] = useState<NotificationState>();
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState<News>();

  useEffect(() => {
    deviceNotifications.find(userId).then(setState, () => setState("off"));
  }, [userId]);

  /** One tap at a time; what fails is said, and logged for whoever looks into it. */
  const perform = (work: () => Promise<News | undefined>) => async () => {
    setBusy(true);
    setNews(undefined);
    try {
      setNews(await work());
    } catch (error) {
      logError("Notifications could not be changed", error);
      setNews("failed");
    } finally {
      setBusy(false);
    }
  };

  const change = (work: () => Promise<NotificationState>) =>
    perform(async () => {
      setState(await work());
      return undefined;
    });

  const test = perform(async () => {
    const outcome = await deviceNotifications.test();
    if (outcome === "lost") setState("off");
    return newsOfTest[outcome];
  });

  return {
    state,
    busy,
    news,
    turnOn: () => void change(() => deviceNotifications.turnOn(userId))(),
    turnOff: () => void change(deviceNotifications.turnOff)(),
    test: () => void test(),
  };
};
