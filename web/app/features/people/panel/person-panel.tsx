import { showPhone } from "@app/contract/phone";
import { BadgeCheck, X } from "lucide-react";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/format.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dateOf } from "../../../i18n/when.ts";
import { avatarTile } from "../../../lib/avatar-tile.ts";
import { DeskFailed } from "../../../lib/back-office/desk-page.tsx";
import { useKeys } from "../../../lib/back-office/use-keys.ts";
import { useComingSearch } from "../../../lib/use-coming-search.ts";
import { useLoaded } from "../../../lib/use-loaded.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Tile } from "../../../ui/tile.tsx";
import { loadPerson, type Person } from "../people.api.ts";
import { StateMark } from "../state-mark.tsx";
import { Actions } from "./actions.tsx";
import { Deposits } from "./deposits.tsx";
import { Devices } from "./devices.tsx";
import { Ledger } from "./ledger.tsx";
import { Log } from "./log.tsx";
import { Notes } from "./notes.tsx";
import { Roles } from "./roles.tsx";

interface PersonPanelProps {
  id: string;
  onClose: () => void;
  onChanged: () => void;
}

/** One person beside the table, or on a screen of their own. */
export function PersonPanel({ id, onClose, onChanged }: PersonPanelProps) {
  const t = useTranslations("people");
  const load = useCallback(() => loadPerson(id), [id]);
  const { data: person, failed, reload } = useLoaded(load);
  const change = () => {
    reload();
    onChanged();
  };
  const keys = useMemo(() => ({ Escape: onClose }), [onClose]);
  useKeys(keys);
  return (
    <section
      aria-label={person?.name || t("panel.label")}
      className="flex min-h-dvh flex-col bg-white xl:sticky xl:top-0 xl:h-dvh xl:overflow-y-auto"
    >
      <div className="relative flex-1 px-page pt-4 pb-6 xl:px-6">
        <button
          type="button"
          className="absolute end-3 top-3 z-10 grid size-11 place-items-center rounded-small hover:bg-plaster"
          onClick={onClose}
        >
          <X className="size-5.5" aria-hidden="true" />
          <span className="sr-only">{t("panel.close")}</span>
        </button>
        {person ? (
          <Whole person={person} onChanged={change} />
        ) : failed ? (
          <div className="pt-12">
            <DeskFailed onRetry={reload} />
          </div>
        ) : (
          <Waiting />
        )}
      </div>
      {person && <Actions person={person} onChanged={change} />}
    </section>
  );
}

function Waiting() {
  const t = useTranslations("backOffice.state");
  return (
    <div className="grid gap-4 pt-1">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="size-20" />
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-60 w-full" />
    </div>
  );
}

interface PartProps {
  person: Person;
  onChanged: () => void;
}

function Whole({ person, onChanged }: PartProps) {
  return (
    <>
      <Head person={person} />
      <Identity person={person} />
      <Roles person={person} onChanged={onChanged} />
      <PanelTabs person={person} onChanged={onChanged} />
    </>
  );
}

function Head({ person: { id, name, code, state, joinedAt } }: { person: Person }) {
  const t = useTranslations("people");
  const language = useLanguage();
  return (
    <div className="flex items-start gap-4 pe-12">
      <Tile {...avatarTile(id)} className="size-19 flex-none rounded-medium rounded-ee-[28px]" />
      <div className="min-w-0">
        <h2 className="text-[1.5rem] break-words">
          <bdi>{name || t("noName")}</bdi>
        </h2>
        <p className="font-bold tracking-[0.08em] text-muted">
          <Num>{`${code.slice(0, 3)} ${code.slice(3)}`}</Num>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-2 text-small">
          <StateMark state={state} />
          <span className="text-muted">
            {t("panel.since", { date: dateOf(Date.parse(joinedAt), language) })}
          </span>
        </p>
      </div>
    </div>
  );
}

function Identity({ person }: { person: Person }) {
  const t = useTranslations("people");
  const { phone, email, phoneConfirmed, emailConfirmed, locale, devices, erasureDueAt } = person;
  const language = useLanguage();
  const names = new Intl.DisplayNames([language], { type: "language" });
  return (
    <>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-[0.9375rem] [&_dt]:text-muted">
        <dt>{t("panel.phone")}</dt>
        <dd className="flex flex-wrap items-center gap-x-2 font-semibold">
          {phone === null ? t("panel.none") : <Num>{showPhone(phone)}</Num>}
          {phone !== null && phoneConfirmed && <Confirmed />}
        </dd>
        <dt>{t("panel.email")}</dt>
        <dd className="flex flex-wrap items-center gap-x-2 font-semibold break-all">
          {email === null ? t("panel.none") : <Num>{email}</Num>}
          {email !== null && emailConfirmed && <Confirmed />}
        </dd>
        <dt>{t("panel.reads")}</dt>
        <dd className="font-semibold">
          {t("panel.onDevices", { language: names.of(locale) ?? locale, count: devices.length })}
        </dd>
        <Files person={person} />
      </dl>
      {erasureDueAt && (
        <Notice tone="warning" className="mt-3">
          {t("panel.erasure", { date: dateOf(Date.parse(erasureDueAt), language) })}
        </Notice>
      )}
    </>
  );
}

function Confirmed() {
  const t = useTranslations("people.panel");
  return (
    <span className="inline-flex items-center gap-1 text-small text-green-700">
      <BadgeCheck className="size-4.5" aria-hidden="true" />
      {t("confirmed")}
    </span>
  );
}

const fileKinds = ["point", "transporter", "brand"] as const;
const fileStates = [
  "draft",
  "pending",
  "active",
  "approved",
  "more_info",
  "suspended",
  "refused",
  "closed",
] as const;

function Files({ person: { files } }: { person: Person }) {
  const t = useTranslations("people");
  return fileKinds.map((kind) => {
    const state = fileStates.find((one) => one === files[kind]);
    return (
      state && (
        <div key={kind} className="contents">
          <dt>{t(`panel.file.${kind}`)}</dt>
          <dd className="font-semibold">{t(`fileState.${state}`)}</dd>
        </div>
      )
    );
  });
}

const tabIds = ["ledger", "deposits", "devices", "notes", "log"] as const;
type TabId = (typeof tabIds)[number];

const useTab = () => {
  const [search] = useSearchParams();
  const { change } = useComingSearch();
  const tab = tabIds.find((id) => id === search.get("tab")) ?? "ledger";
  const setTab = useCallback((tabId: TabId) => change((next) => next.set("tab", tabId)), [change]);
  const keys = useMemo(() => {
    const go = (by: number) => () => {
      const next = tabIds[(tabIds.indexOf(tab) + by + tabIds.length) % tabIds.length];
      if (next) setTab(next);
    };
    return { "[": go(-1), "]": go(1) };
  }, [tab, setTab]);
  useKeys(keys);
  return { tab, setTab };
};

function PanelTabs({ person, onChanged }: PartProps) {
  const t = useTranslations("people");
  const { tab, setTab } = useTab();
  const label = (id: TabId) =>
    id === "notes" && person.notes.length > 0
      ? t("tab.notesCount", { count: person.notes.length })
      : t(`tab.${id}`);
  return (
    <div className="mt-4 [&_[role=tab]]:px-3.5 [&_[role=tab]]:text-[0.9375rem] [&_[role=tabpanel]]:pt-3">
      <Tabs
        label={t("tab.label")}
        tabs={tabIds.map((id) => ({ id, label: label(id) }))}
        current={tab}
        onChange={setTab}
      >
        {/* Another balance is another ledger. */}
        {tab === "ledger" && <Ledger key={person.tokens} person={person} />}
        {tab === "deposits" && <Deposits id={person.id} />}
        {tab === "devices" && <Devices person={person} onChanged={onChanged} />}
        {tab === "notes" && <Notes person={person} onChanged={onChanged} />}
        {tab === "log" && <Log id={person.id} />}
      </Tabs>
    </div>
  );
}
