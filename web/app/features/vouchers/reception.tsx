import type { Voucher } from "@app/contract/vouchers";
import { Check } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../lib/use-online.ts";
import { Notice } from "../../ui/notice.tsx";
import { Slide } from "../../ui/slide.tsx";
import { useReception } from "./use-reception.ts";

interface ReceptionProps {
  voucher: Voucher;
  reload: () => Promise<void>;
}

/** The shop scans the code; where it has no app, the citizen slides in front of the shopkeeper. */
export function Reception({ voucher, reload }: ReceptionProps) {
  const t = useTranslations("vouchers");
  const [isWanted, setWanted] = useState(!voucher.givesInApp);
  return (
    <>
      <div className="pt-3 text-center">
        <p className="text-[1.1875rem] font-bold">{t("show")}</p>
        <p className="text-[0.96875rem] text-balance text-green-200">
          {t(isWanted ? "slideWarning" : "scanned")}
        </p>
      </div>
      <div className="mt-auto pt-3">
        {isWanted ? (
          <Sliding voucher={voucher} reload={reload} />
        ) : (
          <p className="text-center">
            <button
              type="button"
              className="link min-h-11 text-[0.96875rem]"
              onClick={() => setWanted(true)}
            >
              {t("cannotScan")}
            </button>
          </p>
        )}
        <p className="mt-2.5 flex items-center justify-center gap-1.5 text-[0.90625rem] font-semibold text-green-200">
          <Check className="size-4" aria-hidden="true" />
          {t("worksOffline")}
        </p>
      </div>
    </>
  );
}

function Sliding({ voucher, reload }: ReceptionProps) {
  const t = useTranslations("vouchers");
  const isOnline = useOnline();
  const [wasRefused, setRefused] = useState(false);
  const { confirm, isBusy, failure } = useReception(voucher.code, reload);
  const note = !isOnline && wasRefused ? "offline" : failure?.problem;
  return (
    <>
      {note && (
        <Notice tone="problem" className="mb-3">
          {t(`problem.${note}`)}
        </Notice>
      )}
      <Slide
        key={failure?.turn ?? 0}
        label={t("slide")}
        question={t("question")}
        yes={t("yes")}
        no={t("no")}
        busy={isBusy}
        isUnavailable={!isOnline}
        onConfirm={confirm}
        onRefused={() => setRefused(true)}
      />
    </>
  );
}
