import { product } from "@app/contract/product";
import { Keyboard, ScanLine, X } from "lucide-react";
import { type RefObject, useEffect, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { leftToRight } from "../../../../i18n/in-own-order.ts";
import { useBackEntry } from "../../../../lib/back-entry.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { CodeBoxes, SignKeys } from "../../scan/code-keys.tsx";
import { useCamera } from "../../scan/use-camera.ts";
import { Viewfinder } from "../../scan/viewfinder.tsx";
import { GivenView } from "./given-view.tsx";
import { GivingProblemLine } from "./giving-problem-line.tsx";
import type { GivingState } from "./giving-state.ts";
import { type Giving, useGiving } from "./use-giving.ts";
import { VoucherView } from "./voucher-view.tsx";

interface GiveSheetProps {
  pointId: string;
  way: GivingState["way"];
  onGiven: () => void;
  onClose: () => void;
}

/** A voucher from its code to "Given": one thing after the other, each with the whole screen. */
export function GiveSheet({ pointId, way, onGiven, onClose }: GiveSheetProps) {
  const t = useTranslations("shop");
  const giving = useGiving({ pointId, way, onGiven });
  const field = useRef<HTMLInputElement>(null);
  const { voucher, isGiven } = giving.state;
  useBackEntry(onClose);
  return (
    <Sheet
      label={t("sheet")}
      side="bottom"
      onClose={onClose}
      firstFocus={field}
      className="h-dvh max-h-none rounded-none! sm:mx-auto sm:h-auto sm:max-h-[94%] sm:max-w-[34rem] sm:rounded-t-large!"
    >
      {voucher && isGiven ? (
        <GivenView
          voucher={voucher}
          onNext={() => giving.chooseWay(giving.state.way)}
          onClose={onClose}
        />
      ) : (
        <div className="flex min-h-full flex-col">
          <div className="flex items-center gap-3 px-5 py-1.5">
            <h2 className="flex-1 text-h3">{t("sheet")}</h2>
            <button
              type="button"
              aria-label={t("close")}
              className="-me-2 grid size-12 place-items-center rounded-medium hover:bg-plaster"
              onClick={onClose}
            >
              <X className="size-6" aria-hidden="true" />
            </button>
          </div>
          {voucher ? (
            <VoucherView giving={giving} voucher={voucher} />
          ) : giving.state.way === "scan" ? (
            <ScanView giving={giving} />
          ) : (
            <TypeView giving={giving} field={field} />
          )}
        </div>
      )}
    </Sheet>
  );
}

function ScanView({ giving: { state, scan, failCamera, chooseWay } }: { giving: Giving }) {
  const t = useTranslations("shop");
  const hintId = useId();
  const camera = useCamera({
    onText: (text) => {
      if (!state.isBusy && scan(text)) navigator.vibrate?.(60);
    },
    onFailure: failCamera,
  });
  return (
    <>
      <Viewfinder
        camera={camera}
        isRead={state.isBusy}
        hintId={hintId}
        className="h-[45dvh] sm:h-80"
      />
      <div className="flex flex-1 flex-col gap-3 px-5 pt-4 pb-5">
        <div>
          <h3 className="text-[1.375rem] leading-tight">{t("scan.title")}</h3>
          <p id={hintId} className="text-small text-muted">
            {t("scan.hint")}
          </p>
        </div>
        <Answer state={state} />
        <Button variant="soft" full className="mt-auto" onClick={() => chooseWay("typing")}>
          <Keyboard className="size-5" aria-hidden="true" />
          {t("find.type")}
        </Button>
      </div>
    </>
  );
}

interface TypeViewProps {
  giving: Giving;
  field: RefObject<HTMLInputElement | null>;
}

function TypeView({ giving: { state, type, chooseWay }, field }: TypeViewProps) {
  const t = useTranslations("shop");
  const camera = useTranslations("deposits.scan");
  const problemId = useId();
  useEffect(() => field.current?.focus(), [field]);
  return (
    <div className="flex flex-1 flex-col px-5 pb-5">
      {state.noCamera && (
        <p role="status" className="mb-2 rounded-medium bg-yellow-200 px-3 py-2 text-small">
          {camera(state.noCamera)}
        </p>
      )}
      <label className="block">
        <span className="block text-[1.375rem] leading-tight font-bold">{t("code.label")}</span>
        <span className="mb-3 block text-small text-muted">
          {t("code.hint", { prefix: leftToRight(product.voucherPrefix) })}
        </span>
        <CodeBoxes
          ref={field}
          code={state.code}
          isWrong={state.problem !== null}
          problemId={problemId}
          onType={type}
        />
      </label>
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 self-start text-[0.9375rem] font-bold text-blue-600"
        onClick={() => chooseWay("scan")}
      >
        <ScanLine className="size-5" aria-hidden="true" />
        {t("find.scan")}
      </button>
      <div id={problemId} className="py-1.5">
        <Answer state={state} />
      </div>
      <SignKeys
        onSign={(sign) => type(state.code + sign)}
        onDelete={() => type(state.code.slice(0, -1))}
      />
    </div>
  );
}

/** What came of the code, where it can be seen without scrolling. */
function Answer({ state: { problem, isBusy } }: { state: GivingState }) {
  const t = useTranslations("shop");
  return (
    <div className="grid min-h-11 content-center">
      <GivingProblemLine problem={problem} />
      {isBusy && (
        <p role="status" className="flex items-center gap-2 font-semibold">
          <Spinner />
          {t("scan.searching")}
        </p>
      )}
    </div>
  );
}
