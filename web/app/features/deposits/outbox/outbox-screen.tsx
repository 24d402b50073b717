import { Send } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../i18n/format.tsx";
import { useOnline } from "../../../lib/use-online.ts";
import { AppBar } from "../../../ui/app-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { OfflineStrip } from "../../../ui/offline-strip.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useAmounts } from "../use-amounts.ts";
import { sendOutbox } from "./outbox.ts";
import { EntryList } from "./entry-list.tsx";
import { OutboxNotices } from "./outbox-notices.tsx";
import { SignatureList } from "./signature-list.tsx";
import { ToSolveList } from "./to-solve-list.tsx";
import { type Outbox, useOutbox } from "./use-outbox.ts";

interface OutboxScreenProps {
  userId: string;
  /** Where the arrow leads. */
  back: string;
}

/** Everything this phone weighed that somebody may ask about: what waits, what arrived, what did not. */
export function OutboxScreen({ userId, back }: OutboxScreenProps) {
  const outbox = useOutbox(userId);
  return (
    <OutboxFrame back={back}>
      <OutboxNotices outbox={outbox} />
      {outbox.isRead && (
        <>
          <Summary outbox={outbox} />
          <SignatureList userId={userId} />
          <Lists outbox={outbox} />
        </>
      )}
      {!outbox.isRead && !outbox.failure && <Skeletons />}
    </OutboxFrame>
  );
}

/** The same layout with nothing in it yet: what the server sends. */
export function OutboxFrame({ back, children }: { back: string; children?: ReactNode }) {
  const t = useTranslations("deposits");
  const isOnline = useOnline();
  return (
    <div className="flex min-h-dvh flex-col">
      <AppBar
        tone="yellow"
        title={t("outbox.title")}
        back={{ to: back, label: t("outbox.back"), reloadDocument: !isOnline }}
      />
      {!isOnline && <OfflineStrip>{t("outbox.offline")}</OfflineStrip>}
      <main id="content" className="wrap flex-1 pt-5 pb-12">
        <div className="mx-auto grid max-w-[44rem] gap-5">{children ?? <Skeletons />}</div>
      </main>
    </div>
  );
}

/** How much waits, and the button that does not wait for the next round. */
function Summary({ outbox: { waiting, toSolve, isSending } }: { outbox: Outbox }) {
  const t = useTranslations("deposits");
  const amounts = useAmounts();
  const { whole } = useNumbers();
  const isOnline = useOnline();
  const count = waiting.length;
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p role="status" className="min-w-0 flex-1 basis-56 text-h3 leading-tight font-bold">
        {count > 0 && t("outbox.waits", { count, deposits: amounts.deposits(count) })}
        {count === 0 && toSolve.length === 0 && t("outbox.nothingWaits")}
        {count === 0 &&
          toSolve.length > 0 &&
          t("outbox.strip.solve", { count: toSolve.length, shown: whole(toSolve.length) })}
      </p>
      {count > 0 && (
        <Button
          variant="ink"
          turned
          busy={isSending}
          busyLabel={t("outbox.sending")}
          aria-disabled={!isOnline}
          onClick={() => void sendOutbox()}
        >
          <Send className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          {isOnline ? t("outbox.sendNow") : t("outbox.needsNetwork")}
        </Button>
      )}
    </section>
  );
}

const tabIds = ["waiting", "sent", "toSolve"] as const;
type TabId = (typeof tabIds)[number];

/** What needs somebody comes first, then what waits. */
const firstTab = ({ toSolve, waiting }: Outbox): TabId => {
  if (toSolve.length > 0) return "toSolve";
  return waiting.length > 0 ? "waiting" : "sent";
};

function Lists({ outbox }: { outbox: Outbox }) {
  const t = useTranslations("deposits");
  const { whole } = useNumbers();
  const [{ current, isChosen }, setTab] = useState({ current: firstTab(outbox), isChosen: false });
  const setChosen = (id: TabId) => setTab({ current: id, isChosen: true });
  // Refused while the page was open: it comes forward, unless somebody looks at another list.
  if (!isChosen && outbox.toSolve.length > 0 && current !== "toSolve") {
    setTab({ current: "toSolve", isChosen: false });
  }
  const tabs = tabIds.map((id) => ({
    id,
    label: t(`outbox.tab.${id}`, { shown: whole(outbox[id].length) }),
  }));
  return (
    <section>
      <Tabs full label={t("outbox.tabs")} tabs={tabs} current={current} onChange={setChosen}>
        {current === "toSolve" ? (
          <ToSolveList entries={outbox.toSolve} now={outbox.readAt} />
        ) : (
          <EntryList
            entries={outbox[current]}
            now={outbox.readAt}
            label={t(`outbox.list.${current}`)}
            empty={t(`outbox.empty.${current}`)}
          />
        )}
      </Tabs>
      {current === "sent" && outbox.sent.length > 0 && (
        <p className="mt-3 text-small text-muted">{t("outbox.sentKept")}</p>
      )}
      {outbox.ofOthers > 0 && (
        <Notice tone="info" className="mt-5">
          {t("outbox.ofOthers", { count: outbox.ofOthers, shown: whole(outbox.ofOthers) })}
        </Notice>
      )}
    </section>
  );
}

function Skeletons() {
  const t = useTranslations("deposits");
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {t("outbox.loading")}
      </p>
      <Skeleton className="h-10 w-56" />
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-21 w-full" />
      ))}
    </div>
  );
}
