import { mostWaiting } from "@app/contract/device-limits";
import { CloudUpload, TriangleAlert, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../i18n/format.tsx";
import { useSession } from "../../../lib/session/session-store.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { OfflineStrip } from "../../../ui/offline-strip.tsx";
import { useAmounts } from "../use-amounts.ts";
import { outboxPath } from "./outbox-path.ts";
import { stripOf, type Strip } from "./strip-rules.ts";
import { useOutbox } from "./use-outbox.ts";

const icons: Record<Strip["kind"], typeof WifiOff> = {
  broken: TriangleAlert,
  lost: TriangleAlert,
  full: TriangleAlert,
  nearlyFull: TriangleAlert,
  solve: TriangleAlert,
  offline: WifiOff,
  offlineSaved: WifiOff,
  unreachable: WifiOff,
  sending: CloudUpload,
};

/** Under the header of the counter: what is on this phone and not yet with us. Nothing when all is sent. */
export function OutboxStrip() {
  const t = useTranslations("deposits");
  const { whole } = useNumbers();
  const amounts = useAmounts();
  const isOnline = useOnline();
  const strip = stripOf(useOutbox(useSession().user?.id ?? ""), isOnline);
  if (!strip) return null;
  const { kind, count } = strip;
  const Icon = icons[kind];
  const values = {
    count,
    shown: whole(count),
    deposits: amounts.deposits(count),
    most: whole(mostWaiting),
  };
  return (
    <OfflineStrip icon={<Icon className="size-5 flex-none" aria-hidden="true" />}>
      {strip.isOnPage ? (
        <StripLink isOnline={isOnline}>{t(`outbox.strip.${kind}`, values)}</StripLink>
      ) : (
        t(`outbox.strip.${kind}`, values)
      )}
    </OfflineStrip>
  );
}

/** Without a network the page comes whole from this phone: the router cannot ask where it is. */
function StripLink({ isOnline, children }: { isOnline: boolean; children: ReactNode }) {
  return (
    <Link
      to={outboxPath}
      reloadDocument={!isOnline}
      className="-my-2 flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
