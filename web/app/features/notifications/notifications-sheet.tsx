import type { Notification } from "@app/contract/notifications";
import { shownTokens } from "@app/contract/tokens";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf, relativeTime, timeOf } from "../../i18n/when.ts";
import { useBackEntry } from "../../lib/back-entry.ts";
import { useKept } from "../../lib/use-kept.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Empty } from "../../ui/empty.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tile } from "../../ui/tile.tsx";
import { brandOf, daysOf, drawings, rewardOf, textOf, tokensOf } from "./notification-text.ts";
import { notificationsSource, sendRead } from "./notifications.api.ts";
import { pickupValues } from "./pickup-values.ts";

/** What happened just now is written a moment later: whoever looks sees it come. */
const againMs = 5000;

interface NotificationsSheetProps {
  onClose: () => void;
  /** They have been seen. */
  onRead: () => void;
}

/** What happened, newest first. Opening it is reading it. */
export function NotificationsSheet({ onClose, onRead }: NotificationsSheetProps) {
  const t = useTranslations("notifications");
  const { data, at, problem, reload } = useKept(notificationsSource);
  const tellRead = useEffectEvent(onRead);
  const lookAgain = useEffectEvent(() => void reload());
  useBackEntry(onClose);
  const newest = data?.notifications[0];
  const unread = newest?.readAt === null ? newest.id : null;

  useEffect(() => {
    if (unread === null || at === undefined) return;
    // What could not be marked stays new, and is marked the next time.
    sendRead(unread).then(
      () => tellRead(),
      () => undefined,
    );
  }, [unread, at]);

  useEffect(() => {
    const again = setInterval(() => lookAgain(), againMs);
    return () => clearInterval(again);
  }, []);

  return (
    <Sheet
      label={t("title")}
      side="end"
      onClose={onClose}
      className="w-full max-w-110 overflow-y-auto"
    >
      <div className="sticky top-0 z-1 flex items-center gap-4 bg-white px-page py-3">
        <h2 className="flex-1 text-h2">{t("title")}</h2>
        <button
          type="button"
          aria-label={t("close")}
          className="grid size-12 place-items-center rounded-medium bg-plaster hover:bg-key"
          onClick={onClose}
        >
          <X className="size-6" aria-hidden="true" />
        </button>
      </div>
      {problem === "offline" && <OfflineStrip>{t("offline")}</OfflineStrip>}
      <div className="px-page pb-8">
        {data ? (
          <Entries entries={data.notifications} />
        ) : problem ? (
          <div role="alert" className="grid justify-items-start gap-3 pt-4">
            <p>{t("failed")}</p>
            <Button variant="soft" onClick={() => void reload()}>
              {t("tryAgain")}
            </Button>
          </div>
        ) : (
          <Skeleton className="mt-3 h-40 w-full" />
        )}
      </div>
    </Sheet>
  );
}

function Entries({ entries }: { entries: readonly Notification[] }) {
  const t = useTranslations("notifications");
  const [now] = useState(Date.now);
  if (entries.length === 0) {
    return (
      <Empty tile={{ name: "sun", pair: 3 }} className="pt-4">
        {t("empty")}
      </Empty>
    );
  }
  return (
    <ul>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} now={now} />
      ))}
    </ul>
  );
}

function Entry({ entry, now }: { entry: Notification; now: number }) {
  const t = useTranslations("notifications");
  const language = useLanguage();
  const numbers = useNumbers();
  const name = textOf(entry);
  if (!name) return null;
  const at = Date.parse(entry.createdAt);
  const tokens = tokensOf(entry);
  return (
    <li className="grid grid-cols-[3rem_1fr] items-start gap-x-3.5 border-t-[1.5px] border-line py-3">
      <Tile {...drawings[entry.kind]} className="w-12 rounded-[10px] rounded-ee-[20px]" />
      <div>
        <p className={classNames("leading-snug", entry.readAt === null && "font-bold")}>
          {t(`text.${name}`, {
            count: shownTokens(tokens),
            shown: numbers.tokens(tokens),
            reward: rewardOf(entry, language),
            brand: brandOf(entry),
            days: daysOf(entry),
            daysShown: numbers.whole(daysOf(entry)),
            ...pickupValues(entry, language),
          })}
        </p>
        <p className="text-small text-muted">
          <time dateTime={entry.createdAt}>
            {relativeTime(at, now, language) ??
              t("dateTime", { date: dateOf(at, language), time: timeOf(at, language) })}
          </time>
        </p>
      </div>
    </li>
  );
}
