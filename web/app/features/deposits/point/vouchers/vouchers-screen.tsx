import { Keyboard, ScanLine } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../../../lib/use-online.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Empty } from "../../../../ui/empty.tsx";
import { OfflineStrip } from "../../../../ui/offline-strip.tsx";
import { PointHeader, PointLine } from "../point-header.tsx";
import { PointMain, PointPage } from "../point-page.tsx";
import type { PointChoice } from "../use-point.ts";
import { GiveSheet } from "./give-sheet.tsx";
import type { GivingState } from "./giving-state.ts";
import { ShopAccount } from "./shop-account.tsx";
import { useAccount } from "./use-account.ts";

/** A shop takes vouchers here, and sees what it gave and what it is owed for it. */
export function VouchersScreen({ actions }: { actions: ReactNode }) {
  return (
    <PointPage here="vouchers" actions={actions}>
      {(choice) => <VouchersAtPoint key={choice.point.id} choice={choice} actions={actions} />}
    </PointPage>
  );
}

function VouchersAtPoint({ choice, actions }: { choice: PointChoice; actions: ReactNode }) {
  const t = useTranslations("shop");
  const counter = useTranslations("counter");
  const { point } = choice;
  const isOnline = useOnline();
  const [way, setWay] = useState<GivingState["way"]>();
  const account = useAccount(point.id);
  const write = (name: string): string =>
    point.membership === "owner" ? name : counter("collaborator", { point: name });
  return (
    <div className="flex min-h-dvh flex-col">
      <PointHeader
        here="vouchers"
        title={counter("vouchers.title")}
        line={<PointLine choice={choice} write={write} />}
        actions={actions}
      />
      {!isOnline && <OfflineStrip>{t("problem.offline")}</OfflineStrip>}
      <PointMain>
        {account.shown?.isPartner === false ? (
          <NotPartner />
        ) : (
          <>
            <Find isOnline={isOnline} onChoose={setWay} />
            <ShopAccount pointId={point.id} account={account} />
          </>
        )}
      </PointMain>
      {way && (
        <GiveSheet
          pointId={point.id}
          way={way}
          onGiven={account.reload}
          onClose={() => setWay(undefined)}
        />
      )}
    </div>
  );
}

function NotPartner() {
  const t = useTranslations("shop.account");
  return (
    <Empty
      tile={{ name: "basket", pair: 6 }}
      action={<ButtonLink to="/contactUs">{t("write")}</ButtonLink>}
    >
      {t("none")}
    </Empty>
  );
}

interface FindProps {
  isOnline: boolean;
  onChoose: (way: GivingState["way"]) => void;
}

/** Two ways to a voucher; neither works without a network, and both say so. */
function Find({ isOnline, onChoose }: FindProps) {
  const t = useTranslations("shop");
  const choose = (way: GivingState["way"]) => () => {
    if (isOnline) onChoose(way);
  };
  return (
    <section className="grid content-start gap-3">
      <p>{t("find.lead")}</p>
      <Button
        variant="ink"
        size="lg"
        full
        turned
        aria-disabled={!isOnline}
        aria-haspopup="dialog"
        onClick={choose("scan")}
      >
        <ScanLine className="size-6" aria-hidden="true" />
        {t(isOnline ? "find.scan" : "needsConnection")}
      </Button>
      {isOnline && (
        <Button variant="soft" full aria-haspopup="dialog" onClick={choose("typing")}>
          <Keyboard className="size-5" aria-hidden="true" />
          {t("find.type")}
        </Button>
      )}
    </section>
  );
}
