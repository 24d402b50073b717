import { localized } from "@app/contract/localized-text";
import { product } from "@app/contract/product";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../../../i18n/in-own-order.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useOnline } from "../../../../lib/use-online.ts";
import { Notice } from "../../../../ui/notice.tsx";
import type { PickupPage } from "../pickups/pickups.api.ts";
import { DifferenceNote } from "./difference-note.tsx";
import { GiveBar } from "./give-bar.tsx";
import {
  declaredRows,
  signedRows,
  totalOfRows,
  typedRows,
  type TypedWeights,
  type WeighedRow,
} from "./handover-form.ts";
import { TwoHalves } from "./two-halves.tsx";
import { TypedTable } from "./typed-table.tsx";
import type { Handover } from "./use-handover.ts";
import { WeightsTable } from "./weights-table.tsx";

interface SigningProps {
  page: PickupPage;
  stage: "weighs" | "sign" | "signed" | "disputed";
  handover: Handover;
}

/** What is on the table: what one of the two has signed, or only what was declared so far. */
const shownRows = ({ pickup, signatures }: PickupPage, { kept }: Handover): WeighedRow[] => {
  const driver = signatures.find(({ side }) => side === "driver") ?? signatures[0];
  if (driver) return signedRows(driver);
  return kept ? kept.items : declaredRows(pickup.items);
};

export function Signing({ page, stage, handover }: SigningProps) {
  const t = useTranslations("pickups.handover");
  const isOnline = useOnline();
  const [wantsTyping, setTyping] = useState(false);
  const [typed, setTyped] = useState<TypedWeights>({});
  const [isChecked, setChecked] = useState(false);
  // Without a network the driver's numbers come over the counter, not over the line.
  const isTyping = stage === "weighs" && (wantsTyping || !isOnline);
  const rows = isTyping ? typedRows(page.pickup.items, typed) : shownRows(page, handover);
  const canSign = isTyping || stage === "sign";
  const driver = page.pickup.driver?.name ?? "";
  return (
    <>
      <Situation stage={stage} isTyping={isTyping} handover={handover} driver={driver} />
      {isTyping ? (
        <TypedTable rows={rows} typed={typed} isChecked={isChecked} onType={setTyped} />
      ) : (
        <WeightsTable rows={rows} noteOf={(row) => <DifferenceNote row={row} />} />
      )}
      {stage === "weighs" && !isTyping && (
        <button
          type="button"
          className="link min-h-11 self-start text-[0.9375rem]"
          onClick={() => setTyping(true)}
        >
          {t("type")}
        </button>
      )}
      <Halves page={page} handover={handover} isYourTurn={canSign} />
      {canSign && (
        <GiveBar
          grams={totalOfRows(rows).weighedGrams}
          driver={driver}
          isBusy={handover.isBusy}
          problem={handover.failure && t(`failure.${handover.failure}`)}
          onGive={() => handover.sign(rows)}
          onMissing={() => setChecked(true)}
        />
      )}
    </>
  );
}

interface HalvesProps {
  page: PickupPage;
  handover: Handover;
  isYourTurn: boolean;
}

function Halves({ page, handover: { kept }, isYourTurn }: HalvesProps) {
  const language = useLanguage();
  const signedBy = (side: "driver" | "point") =>
    page.signatures.find((signature) => signature.side === side)?.at ?? null;
  const mine = kept && kept.state !== "refused" ? kept.occurredAt : null;
  return (
    <TwoHalves
      driver={{ name: page.pickup.driver?.name ?? "", at: signedBy("driver") }}
      point={{ name: localized(page.point.name, language), at: signedBy("point") ?? mine }}
      isYourTurn={isYourTurn}
    />
  );
}

interface SituationProps extends Pick<SigningProps, "stage" | "handover"> {
  isTyping: boolean;
  driver: string;
}

/** What happens now, in one sentence. */
function Situation({ stage, isTyping, handover: { kept }, driver }: SituationProps) {
  const t = useTranslations("pickups.handover");
  const name = inOwnOrder(driver);
  if (stage === "disputed") {
    return (
      <Notice
        tone="warning"
        title={t("disputed")}
        action={
          <a
            href={`tel:${product.contact.phone.replaceAll(" ", "")}`}
            className="link inline-block min-h-11 content-center"
          >
            {t("callUs")}
          </a>
        }
      >
        {t("disputedText")}
      </Notice>
    );
  }
  if (kept?.state === "waiting") return <Notice tone="success">{t("savedHere")}</Notice>;
  if (kept?.state === "refused") return <Notice tone="problem">{t("refusedText")}</Notice>;
  return (
    <p role="status" className="text-[0.9375rem] leading-snug">
      {stage === "sign" && t("lookAndSign", { name })}
      {stage === "signed" && t("waitsForDriver", { name })}
      {stage === "weighs" && t(isTyping ? "typeLead" : "driverWeighs", { name })}
    </p>
  );
}
