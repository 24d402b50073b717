import { Camera } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useAmounts } from "../../use-amounts.ts";
import { EvidenceDialog } from "./evidence-dialog.tsx";
import type { WeighedRow } from "./handover-form.ts";

/** Why a weight is not what was declared: what the driver leaves there, the words, the photo. */
export function DifferenceNote({ row: { refusedGrams, reason, photo } }: { row: WeighedRow }) {
  const t = useTranslations("pickups.handover");
  const amounts = useAmounts();
  const [isOpen, setOpen] = useState(false);
  if (refusedGrams <= 0 && reason === null) return null;
  return (
    <tr>
      <td colSpan={4} className="px-3.5 pb-2">
        <div className="flex items-center gap-2.5 text-[0.90625rem] font-semibold text-red-700">
          {photo && (
            <button
              type="button"
              aria-label={t("photo")}
              aria-haspopup="dialog"
              className="grid size-11 flex-none place-items-center rounded-[10px] bg-white ring-2 ring-red-600 ring-inset"
              onClick={() => setOpen(true)}
            >
              <Camera className="size-6" aria-hidden="true" />
            </button>
          )}
          <p className="min-w-0">
            {refusedGrams > 0 && (
              <span className="block">
                {t("refused", { weight: amounts.weight(refusedGrams) })}
              </span>
            )}
            {reason && <bdi className="block break-words">{reason}</bdi>}
          </p>
        </div>
        {isOpen && photo && <EvidenceDialog name={photo} onClose={() => setOpen(false)} />}
      </td>
    </tr>
  );
}
