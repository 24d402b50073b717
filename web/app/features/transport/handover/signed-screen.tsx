import { useState } from "react";
import { useTranslations } from "use-intl";
import { useSession } from "../../../lib/session/session-store.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { KeptItem, VanEntry } from "../outbox/van-entry.ts";
import { keepAct, retypePin } from "../outbox/van-outbox.ts";
import { useWords } from "../use-words.ts";
import { lineOfItem, sumOf } from "./lines.ts";
import { PinField, pinLength } from "./pin-field.tsx";
import { Signatures } from "./signatures.tsx";
import type { Door } from "./use-door.ts";
import { WeightsTable } from "./weights-table.tsx";

interface SignedScreenProps {
  door: Door;
  /** What this phone knows of the driver's signature; nothing when it was another phone's. */
  signature: VanEntry | undefined;
  onReload: () => Promise<void>;
}

const itemsOf = (signature: VanEntry | undefined): readonly KeptItem[] =>
  signature?.act.kind === "sign" ? signature.act.items : [];

/** The driver has signed: the point does so on its own phone, or with its digits on this one. */
export function SignedScreen({ door: { pickup, point }, signature, onReload }: SignedScreenProps) {
  const t = useTranslations("transport.handover");
  const words = useWords();
  const lines = itemsOf(signature).map(lineOfItem);
  const total = words.exactWeight(sumOf(lines).weighed);
  const giving = useGiving({ pickup, point }, signature, onReload);
  return (
    <>
      {lines.length > 0 && <WeightsTable lines={lines} />}
      <Signatures
        driverName={pickup.driver?.name ?? t("you")}
        pointName={words.name(point.name)}
        signedAt={signature ? words.time(signature.occurredAt) : ""}
        hasPointSigned={pickup.signed.includes("point")}
      />
      {point.hasPin && lines.length > 0 ? (
        <form
          noValidate
          className="flex flex-1 flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void giving.give();
          }}
        >
          <PinField
            label={t("pin")}
            value={giving.pin}
            error={giving.problem && t(`pinProblem.${giving.problem}`)}
            onChange={giving.setPin}
          />
          <Button
            type="submit"
            variant="accent"
            size="lg"
            turned
            full
            className="mt-auto"
            busy={giving.isBusy}
            busyLabel={t("saving")}
            data-testid="give"
          >
            {t("give", { weight: total })}
          </Button>
        </form>
      ) : (
        <Notice tone="info">
          <span className="flex items-center gap-2">
            <Spinner /> {t("waiting")}
          </span>
        </Notice>
      )}
    </>
  );
}

type PinProblem = "short" | "wrong" | "notKept";

const useGiving = (
  { pickup, point }: Door,
  signature: VanEntry | undefined,
  onReload: () => Promise<void>,
) => {
  const userId = useSession().user?.id;
  const [pin, setPin] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PinProblem>();
  const isWrong = signature?.refusal === "wrong_pin";

  const keep = async (by: string) => {
    // Digits that were refused are typed anew; otherwise they join what waits, or follow what was sent.
    if (signature && isWrong) return retypePin(signature.number, pin);
    return keepAct(
      {
        userId: by,
        pickupId: pickup.id,
        pointName: point.name,
        occurredAt: signature?.occurredAt ?? new Date().toISOString(),
        act: { kind: "sign", items: itemsOf(signature), pin },
      },
      ({ pickupId, act }) => pickupId === pickup.id && act.kind === "sign",
    );
  };

  const give = async () => {
    if (isBusy || userId === undefined) return;
    if (pin.length < pinLength) return setProblem("short");
    setBusy(true);
    setProblem(undefined);
    try {
      await keep(userId);
      await onReload();
    } catch {
      setProblem("notKept");
    } finally {
      setPin("");
      setBusy(false);
    }
    return undefined;
  };
  const shown = problem ?? (isWrong && pin === "" ? ("wrong" as const) : undefined);
  return { pin, setPin, give, isBusy, problem: shown };
};
