import { useEffect, useState } from "react";
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
import { vanOutboxKey } from "../lib/van-outbox-key.ts";
import type { Route } from "./+types/logout";

/** Few people weigh: nobody else loads what they keep on their phone. */
const loadOutbox = async () =>
  readShadow() ? import("../features/deposits/outbox/leave-outbox.ts") : null;

/** Fewer still drive. */
const loadVan = async () =>
  deviceStore.read(vanOutboxKey) === null
    ? null
    : import("../features/transport/outbox/count-waiting.ts");

interface Unsent {
  count: number;
  about: "deposits" | "van";
}

const countFor = async (userId: string): Promise<Unsent> => {
  const deposits = (await (await loadOutbox())?.countUnsent(userId)) ?? 0;
  if (deposits > 0) return { count: deposits, about: "deposits" };
  return { count: (await (await loadVan())?.countWaiting(userId)) ?? 0, about: "van" };
};

/** A phone that cannot say what it keeps holds nobody up. */
const countUnsent = async (userId: string | undefined): Promise<Unsent> => {
  try {
    if (userId) return await countFor(userId);
  } catch (error) {
    logError("What waits could not be counted", error);
  }
  return { count: 0, about: "deposits" };
};

const listPaths = { deposits: outboxPath, van: "/transporter/route" } as const;

/** Only counts: the page that is left must be gone before its person is. */
export const clientLoader = async () => ({
  unsent: await countUnsent((await session.restore()).user?.id),
});
clientLoader.hydrate = true as const;

export const HydrateFallback = SigningOut;

export default function Logout({ loaderData: { unsent } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(unsent.count === 0);

  useEffect(() => {
    if (!isLeaving) return;
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
    void leave();
  }, [isLeaving, navigate, pathname]);

  if (isLeaving) return <SigningOut />;
  return (
    <UnsentQuestion
      {...unsent}
      listPath={listPaths[unsent.about]}
      onLeave={() => setLeaving(true)}
    />
  );
}

function SigningOut() {
  const t = useTranslations("session");
  return <Waiting text={t("signingOut")} />;
}
