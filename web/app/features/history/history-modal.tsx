import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useBackEntry } from "../../lib/back-entry.ts";
import { closeOverlay } from "../../lib/overlays.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Empty } from "../../ui/empty.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useModal } from "../../ui/use-modal.ts";
import { DepositRows } from "./deposit-rows.tsx";
import type { HistoryPage, HistoryTab } from "./history.api.ts";
import type { HistoryState } from "./history-state.ts";
import { RewardRows } from "./reward-rows.tsx";
import { useHistory } from "./use-history.ts";

const tabs = ["deposits", "rewards"] as const satisfies readonly HistoryTab[];

interface HistoryModalProps {
  /** One deposit, in the place of the list. */
  renderDeposit: (number: number, onClose: () => void) => ReactNode;
}

/** What a citizen brought and what they got for it, page by page. */
export function HistoryModal({ renderDeposit }: HistoryModalProps) {
  const history = useHistory();
  const [chosen, setChosen] = useState<number | null>(null);
  // The list is there again, on its page, when the deposit is closed.
  return chosen === null ? (
    <HistoryList history={history} onOpen={setChosen} />
  ) : (
    renderDeposit(chosen, () => setChosen(null))
  );
}

interface HistoryListProps {
  history: ReturnType<typeof useHistory>;
  onOpen: (number: number) => void;
}

function HistoryList({ history, onOpen }: HistoryListProps) {
  const t = useTranslations("history");
  const dialog = useModal(closeOverlay);
  const { state, chooseTab, choosePage, askAgain } = history;
  const isOnline = useOnline();
  useBackEntry(closeOverlay);
  const { tab, page, shown, isLoading, problem } = state;
  const isOffline = !isOnline || problem === "offline";
  return (
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-label={t("title")}
      aria-busy={isLoading}
      onClose={closeOverlay}
      className="modal m-0 h-dvh max-h-none w-full overflow-hidden shadow-e3 open:flex open:flex-col md:m-auto md:h-fit md:max-h-[calc(100dvh-4rem)] md:w-[min(53.75rem,calc(100%-4rem))] md:rounded-[22px] md:rounded-ee-[72px]"
    >
      <div className="flex flex-none items-center gap-4 px-5 pt-3 md:px-7 md:pt-6">
        <h2 className="flex-1 text-[1.75rem] md:text-[2rem]">{t("title")}</h2>
        <button
          type="button"
          aria-label={t("close")}
          className="grid size-12 place-items-center rounded-medium bg-plaster hover:bg-key"
          onClick={closeOverlay}
        >
          <X className="size-6" aria-hidden="true" />
        </button>
      </div>
      <div className="relative flex min-h-0 flex-1 flex-col [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1 [&>[role=tabpanel]]:overflow-y-auto [&>[role=tabpanel]]:overscroll-contain">
        <Tabs
          label={t("title")}
          tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
          current={tab}
          onChange={chooseTab}
          className="flex-none px-5 pt-3.5 md:px-7 md:pt-4.5"
        >
          {isOffline && <OfflineStrip>{t(shown ? "offlineFirstPage" : "offline")}</OfflineStrip>}
          <Content
            key={`${tab}-${shown ? page : 0}`}
            state={state}
            onRetry={askAgain}
            onOpen={onOpen}
          />
        </Tabs>
        {isLoading && <Loading />}
      </div>
      <Pager
        page={page}
        last={isOffline ? page : (shown?.last ?? 1)}
        onChange={choosePage}
        labels={{
          previous: t("previous"),
          next: t("next"),
          status: t("page", { page, last: shown?.last ?? 1 }),
        }}
        className="flex-none px-7 pt-4 pb-6"
      />
    </dialog>
  );
}

interface ContentProps {
  state: HistoryState;
  onRetry: () => void;
  onOpen: (number: number) => void;
}

function Content({ state, onRetry, onOpen }: ContentProps) {
  const t = useTranslations("history");
  const { tab, shown, isLoading, problem } = state;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.closest("[role=tabpanel]")?.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <div ref={top}>
      {problem === "failed" && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-4 bg-red-100 px-5 py-3 md:px-7"
        >
          <p className="flex-1 font-semibold text-red-700">{t("failed")}</p>
          <Button variant="soft" size="sm" onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        </div>
      )}
      {shown && problem !== "failed" && (
        <div className={classNames(isLoading && "opacity-40")}>
          {shown.rows.length === 0 ? <Nothing tab={tab} /> : <Rows page={shown} onOpen={onOpen} />}
        </div>
      )}
      {!shown && <div className="h-64" />}
    </div>
  );
}

interface RowsProps {
  page: HistoryPage;
  onOpen: (number: number) => void;
}

function Rows({ page, onOpen }: RowsProps) {
  const t = useTranslations("history");
  return (
    <>
      {page.tab === "deposits" ? (
        <DepositRows rows={page.rows} onOpen={onOpen} />
      ) : (
        <RewardRows rows={page.rows} />
      )}
      <p className="flex flex-wrap items-center gap-x-4 px-5 pt-1 text-small text-muted md:px-7">
        {t("roundedDown")}
        <Link to="/settings#papers" replace className="link inline-flex min-h-11 items-center">
          {t("statement")}
        </Link>
      </p>
    </>
  );
}

function Nothing({ tab }: { tab: HistoryTab }) {
  const t = useTranslations("history");
  return (
    <Empty
      tile={tab === "deposits" ? { name: "bottle", pair: 1 } : { name: "heart", pair: 3 }}
      className="px-5 py-8 md:px-7"
      action={
        // It takes the place of the entry that "back" would close the history with.
        <Link
          to={tab === "deposits" ? "/consumer" : "/marketplace"}
          replace
          className="button min-h-13 rounded-medium bg-green-700 px-6 text-white hover:bg-green-900"
        >
          {t(tab === "deposits" ? "findPoint" : "seeRewards")}
        </Link>
      }
    >
      {t(`empty.${tab}`)}
    </Empty>
  );
}

/** Over the rows that were there before. */
function Loading() {
  const t = useTranslations("history");
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-0 grid place-items-center bg-white/40 pt-16"
    >
      <span className="grid size-16 place-items-center rounded-full bg-white shadow-e2">
        <Spinner className="size-8 text-green-700" />
        <span className="sr-only">{t("loading")}</span>
      </span>
    </div>
  );
}
