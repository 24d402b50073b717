import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { outboxPath } from "../features/deposits/outbox/outbox-path.ts";
import { browserPush } from "../features/installed/notifications/browser-push.ts";
import { afterLogout, takeRememberedPath } from "../features/session/destinations.ts";
import { UnsentQuestion } from "../features/session/unsent-question.tsx";
import { Waiting } from "../features/session/waiting-screen.tsx";
import { logError } from "../lib/log.ts";
import { readShadow } from "../lib/outbox-shadow.ts";
import { session } from "../lib/session/session-store.ts";
import { deviceStore } from "../lib/storage.ts";

/** Few people weigh: nobody else loads what they keep on their phone. */
const loadOutbox = async () =>
  readShadow() ? import("../features/deposits/outbox/leave-outbox.ts") : null;

/** A phone that cannot say what it keeps holds nobody up. */
const countUnsent = async (userId: string | undefined): Promise<number> => {
  try {
    return userId ? ((await (await loadOutbox())?.countUnsent(userId)) ?? 0) : 0;
  } catch (error) {
    logError("What waits could not be counted", error);
    return 0;
  }
};

export default function Logout() {
  const t = useTranslations("session");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [unsent, setUnsent] = useState(0);

  const leave = async () => {
    const { user } = await session.restore();
    const role = user?.default_role ?? null;
    // The session's end already silences the device; a push service that hangs holds nobody up.
    void browserPush.forget(deviceStore).catch(() => undefined);
    if (user) await (await loadOutbox())?.leaveOutbox(user.id).catch(() => undefined);
    await session.logout();
    // Where this person wanted to go is nothing to the next one.
    takeRememberedPath();
    await navigate(afterLogout(pathname, role), { replace: true });
  };

  const askOrLeave = useEffectEvent((count: number) => {
    if (count > 0) setUnsent(count);
    else void leave();
  });

  // Here and not in a loader: the page that is left must be gone before its person is.
  useEffect(() => {
    void session
      .restore()
      .then(({ user }) => countUnsent(user?.id))
      .then((count) => askOrLeave(count));
  }, []);

  if (unsent === 0) return <Waiting text={t("signingOut")} />;
  return (
    <UnsentQuestion
      count={unsent}
      listPath={outboxPath}
      onLeave={() => {
        setUnsent(0);
        void leave();
      }}
    />
  );
}
