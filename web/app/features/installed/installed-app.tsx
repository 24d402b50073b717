import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../../i18n/use-language.ts";
import { logError } from "../../lib/log.ts";
import { deviceStore, deviceTokens, tabStore } from "../../lib/storage.ts";
import { unsentTrainingKey } from "../../lib/training/training-keys.ts";
import { countVisit } from "./install-offer.ts";
import { LatePrompts } from "./late-prompts.ts";
import { ownerKey } from "./notifications/owner-key.ts";
import { keepPages, registerWorker } from "./register-worker.ts";
import { useInstallOffer, useNewerVersion } from "./use-prompts.ts";
import { useWorkerRequests } from "./use-worker-requests.ts";

const isSignedIn = (): boolean => deviceTokens.read() !== null;

/** Lessons and the quiz open without a network for whoever opened them once, also without an account. */
const isForEverybody = (path: string): boolean => /^\/(training|NextGenGreen\/quiz)\b/i.test(path);

/** Few people have notifications on: nobody else loads what keeps them coming. */
const keepNotifications = async (): Promise<void> => {
  if (!isSignedIn() || deviceStore.read(ownerKey) === null) return;
  const { deviceNotifications } = await import("./notifications/device-notifications.ts");
  await deviceNotifications.keep();
};

const sendTraining = async (): Promise<void> => {
  if (!isSignedIn() || deviceStore.read(unsentTrainingKey) === null) return;
  const { sendProgress } = await import("../../lib/training/send-progress.ts");
  await sendProgress();
};

const useNewsOfSession = () =>
  useEffect(() => {
    let wasSignedIn = false;
    const check = () => {
      const isNew = !wasSignedIn && isSignedIn();
      wasSignedIn = isSignedIn();
      if (!isNew) return;
      keepNotifications().catch((error: unknown) => logError("Notifications not renewed", error));
      // Without a network: the next start tries again.
      sendTraining().catch(() => undefined);
    };
    check();
    return deviceTokens.subscribe(check);
  }, []);

const useKeptPages = () => {
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    void keepPages(language, isSignedIn() || isForEverybody(pathname) ? pathname : null);
  }, [language, pathname]);
};

/** What the site does as an app, beside whatever page is open. */
export function InstalledApp() {
  const { newer, sendAway } = useNewerVersion();
  const { way, refuse } = useInstallOffer();
  const { message, clear } = useWorkerRequests();
  useNewsOfSession();
  useKeptPages();
  if (message === null && newer === null && way === null) return null;
  return (
    <LatePrompts
      message={message}
      onMessageRead={clear}
      newer={newer}
      onLater={sendAway}
      way={way}
      onRefuse={refuse}
    />
  );
}

/** Once per page load, before the first of it shows. */
export const startApp = (): void => {
  countVisit(deviceStore, tabStore);
  void registerWorker();
};
