import type { Voucher } from "@app/contract/vouchers";
import { Check, X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useTranslations } from "use-intl";
import { openLive } from "../../lib/live.ts";
import { useKept } from "../../lib/use-kept.ts";
import { useNow } from "../../lib/use-now.ts";
import { useWakeLock } from "../../lib/use-wake-lock.ts";
import { vouchersSource } from "../../lib/vouchers-source.ts";
import { AppBar } from "../../ui/app-bar.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Empty } from "../../ui/empty.tsx";
import { IconLink } from "../../ui/icon-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Reception } from "./reception.tsx";
import { VoucherEnd } from "./voucher-end.tsx";
import { stateOf, type VoucherState } from "./voucher-groups.ts";
import { Ticket, TicketCode } from "./voucher-ticket.tsx";
import { DigitalState } from "./digital-state.tsx";

const listPath = "/marketplace/vouchers";

/** The shop's scan ends the voucher while the citizen holds it up: the page hears of it. */
const useFollowed = (id: string, reload: () => Promise<void>) =>
  useEffect(
    () =>
      openLive({
        onMessage: (message) => {
          if (message.type === "voucher" && message.voucherId === id) void reload();
        },
        // What happened while the line was down is asked for.
        onConnection: (isConnected) => {
          if (isConnected) void reload();
        },
      }),
    [id, reload],
  );

/** One voucher: to be shown at a shop, also where there is no network. */
export function VoucherScreen({ id }: { id: string }) {
  const { data, isFresh, problem, reload } = useKept(vouchersSource);
  const now = useNow();
  const voucher = data?.find((one) => one.id === id);
  // What the device kept is perhaps of before the voucher was taken.
  const isKnown = problem !== undefined || isFresh;
  const state = voucher && now !== null ? stateOf(voucher, now) : undefined;
  useFollowed(id, reload);
  useWakeLock();
  if (voucher && state) return <Known voucher={voucher} state={state} reload={reload} />;
  return (
    <Frame>
      {isKnown && !voucher ? (
        <Missing isUnknown={data !== undefined && problem === undefined} onRetry={reload} />
      ) : (
        <VoucherSkeleton />
      )}
    </Frame>
  );
}

interface KnownProps {
  voucher: Voucher;
  state: VoucherState;
  reload: () => Promise<void>;
}

function Known({ voucher, state, reload }: KnownProps) {
  const t = useTranslations("vouchers");
  if (state === "show") {
    return (
      <Frame chip={t("ready")}>
        <Ticket voucher={voucher}>
          <TicketCode voucher={voucher} />
        </Ticket>
        <Reception voucher={voucher} reload={reload} />
      </Frame>
    );
  }
  if (state === "onItsWay" || state === "unsure") {
    return (
      <Frame chip={t("ready")}>
        <Ticket voucher={voucher}>
          <DigitalState voucher={voucher} state={state} />
        </Ticket>
      </Frame>
    );
  }
  return (
    <Frame>
      <VoucherEnd voucher={voucher} state={state} />
    </Frame>
  );
}

/** Green to all four edges: it is held up across a counter. */
function Frame({ chip, children }: { chip?: string; children: ReactNode }) {
  const t = useTranslations("vouchers");
  return (
    <div className="on-dark flex min-h-dvh flex-col bg-green-900 text-white">
      <title>{t("one")}</title>
      <AppBar
        tone="green"
        title={t("one")}
        start={
          <IconLink to={listPath} label={t("close")}>
            <X className="size-6" aria-hidden="true" />
          </IconLink>
        }
        end={
          chip && (
            <Chip tone="yellow" icon={<Check aria-hidden="true" />}>
              {chip}
            </Chip>
          )
        }
      />
      <main
        id="content"
        className="mx-auto flex w-full max-w-110 flex-1 flex-col px-page pt-1 pb-4 lg:justify-center lg:pb-14"
      >
        {children}
      </main>
    </div>
  );
}

/** The same layout with nothing in it yet: what the server sends. */
export function VoucherWaiting() {
  return (
    <Frame>
      <VoucherSkeleton />
    </Frame>
  );
}

function VoucherSkeleton() {
  const t = useTranslations("vouchers");
  return (
    <>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-72 bg-white/15!" />
      <Skeleton className="mt-6 h-16 bg-white/15!" />
    </>
  );
}

interface MissingProps {
  /** The server answered, and knows of none; otherwise nothing could be had. */
  isUnknown: boolean;
  onRetry: () => Promise<void>;
}

function Missing({ isUnknown, onRetry }: MissingProps) {
  const t = useTranslations("vouchers");
  return (
    <div role="alert" className="pt-6">
      <Empty
        tile={{ name: "khatam", pair: 3 }}
        action={
          isUnknown ? (
            <ButtonLink to={listPath} variant="accent">
              {t("title")}
            </ButtonLink>
          ) : (
            <Button variant="accent" onClick={() => void onRetry()}>
              {t("tryAgain")}
            </Button>
          )
        }
      >
        {t(isUnknown ? "unknown" : "failed")}
      </Empty>
    </div>
  );
}
