import type { Voucher } from "@app/contract/vouchers";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { timeOf } from "../../i18n/when.ts";
import { type Kept, useKept } from "../../lib/use-kept.ts";
import { useNow } from "../../lib/use-now.ts";
import { useOnline } from "../../lib/use-online.ts";
import { voucherPath, vouchersSource } from "../../lib/vouchers-source.ts";
import { AppBar } from "../../ui/app-bar.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Tile } from "../../ui/tile.tsx";
import { useVoucherWords } from "./use-voucher-words.ts";
import { tileOf } from "./voucher-art.ts";
import { stateOf, vouchersIn, type VoucherTab, voucherTabs } from "./voucher-groups.ts";

/** The citizen's vouchers: to be used, used, and given back. */
export function VouchersScreen() {
  const vouchers = useKept(vouchersSource);
  return (
    <Frame note={<OfflineNote vouchers={vouchers} />}>
      <Content vouchers={vouchers} />
    </Frame>
  );
}

/** The same layout with nothing in it yet: what the server sends. */
export function VouchersWaiting() {
  return (
    <Frame>
      <Rows />
    </Frame>
  );
}

function Frame({ note, children }: { note?: ReactNode; children: ReactNode }) {
  const t = useTranslations("vouchers");
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{t("title")}</title>
      <AppBar title={t("title")} back={{ to: "/marketplace", label: t("toRewards") }} />
      {note}
      <main id="content" className="mx-auto w-full max-w-160 flex-1 px-page pt-2 pb-12">
        {children}
      </main>
    </div>
  );
}

function OfflineNote({ vouchers: { at, problem } }: { vouchers: Kept<Voucher[]> }) {
  const t = useTranslations("vouchers");
  const language = useLanguage();
  const isOnline = useOnline();
  if (isOnline && problem !== "offline") return null;
  return (
    <OfflineStrip>
      {at === undefined ? t("offline.nothing") : t("offline.kept", { time: timeOf(at, language) })}
    </OfflineStrip>
  );
}

function Content({ vouchers: { data, problem, reload } }: { vouchers: Kept<Voucher[]> }) {
  const t = useTranslations("vouchers");
  const [tab, setTab] = useState<VoucherTab>("ready");
  if (!data && problem) {
    return (
      <div role="alert" className="pt-6">
        <Empty
          tile={{ name: "bottle", pair: 0 }}
          action={<Button onClick={() => void reload()}>{t("tryAgain")}</Button>}
        >
          {t("failed")}
        </Empty>
      </div>
    );
  }
  if (!data) return <Rows />;
  return (
    <Tabs
      full
      label={t("title")}
      tabs={voucherTabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
      current={tab}
      onChange={setTab}
    >
      <VoucherList vouchers={vouchersIn(data, tab)} tab={tab} />
    </Tabs>
  );
}

function VoucherList({ vouchers, tab }: { vouchers: readonly Voucher[]; tab: VoucherTab }) {
  const t = useTranslations("vouchers");
  if (vouchers.length === 0) {
    return (
      <Empty
        className="pt-8"
        tile={{ name: "khatam", pair: 3 }}
        action={tab === "ready" && <ButtonLink to="/marketplace">{t("toRewards")}</ButtonLink>}
      >
        {t(`empty.${tab}`)}
      </Empty>
    );
  }
  return (
    <ul className="pt-1">
      {vouchers.map((voucher) => (
        <VoucherRow key={voucher.id} voucher={voucher} />
      ))}
    </ul>
  );
}

function VoucherRow({ voucher }: { voucher: Voucher }) {
  const words = useVoucherWords();
  return (
    <li className="relative grid grid-cols-[3.75rem_1fr_auto] items-center gap-x-3.5 border-b-[1.5px] border-line py-3">
      <Tile {...tileOf[voucher.kind]} className="w-15 rounded-[12px] rounded-ee-[24px]" />
      <div className="min-w-0">
        <h2 className="text-[1.0625rem] leading-snug">
          <Link to={voucherPath(voucher.id)} className="after:absolute after:inset-0">
            <bdi>{words.name(voucher)}</bdi>
          </Link>
        </h2>
        <p className="text-small text-muted">
          <bdi>{words.partner(voucher)}</bdi>
        </p>
        <StateLine voucher={voucher} />
      </div>
      <ChevronRight className="size-5 text-muted rtl:-scale-x-100" aria-hidden="true" />
    </li>
  );
}

function StateLine({ voucher }: { voucher: Voucher }) {
  const t = useTranslations("vouchers");
  const words = useVoucherWords();
  const now = useNow();
  if (now === null) return null;
  const state = stateOf(voucher, now);
  const at = voucher.closedAt ?? voucher.expiresAt;
  return (
    <p className="text-small font-semibold">
      {t(`line.${state}`, { date: words.date(state === "show" ? voucher.expiresAt : at) })}
    </p>
  );
}

function Rows() {
  const t = useTranslations("vouchers");
  return (
    <>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-12 w-full" />
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3.5 py-3">
          <Skeleton className="size-15" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </>
  );
}
