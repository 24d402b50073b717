import { useState } from "react";
import { useTranslations } from "use-intl";
import type { TypedWeights, WeighedRow } from "./handover-form.ts";
import { TypedWeight } from "./typed-weight.tsx";
import { WeightsTable } from "./weights-table.tsx";

interface TypedTableProps {
  rows: readonly WeighedRow[];
  typed: TypedWeights;
  /** Somebody tried to sign: what is missing shows. */
  isChecked: boolean;
  onType: (typed: TypedWeights) => void;
}

/** The same table, filled in from the driver's screen. */
export function TypedTable({ rows, typed, isChecked, onType }: TypedTableProps) {
  const t = useTranslations("pickups.handover");
  const [hasRefused, setRefused] = useState(false);
  const isMissing = rows.some(({ weighedGrams }) => weighedGrams === null);
  return (
    <>
      <WeightsTable
        rows={rows}
        weightOf={(row) => (
          <TypedWeight
            kind="weighed"
            isWrong={isChecked && row.weighedGrams === null}
            {...{ row, typed, onType }}
          />
        )}
        noteOf={(row) =>
          hasRefused && (
            <tr>
              <td colSpan={2} className="ps-3.5 pb-2 text-small font-semibold">
                {t("refusedLabel")}
              </td>
              <td colSpan={2} className="px-0.5 pe-2 pb-2">
                <TypedWeight
                  kind="refused"
                  isWrong={row.refusedGrams < 0 || row.refusedGrams > row.declaredGrams}
                  {...{ row, typed, onType }}
                />
              </td>
            </tr>
          )
        }
      />
      {!hasRefused && (
        <button
          type="button"
          className="link min-h-11 self-start text-[0.9375rem]"
          onClick={() => setRefused(true)}
        >
          {t("someRefused")}
        </button>
      )}
      {isChecked && isMissing && (
        <p role="alert" className="font-semibold text-red-700">
          {t("missing")}
        </p>
      )}
    </>
  );
}
