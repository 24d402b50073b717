import type { LineState } from "@app/contract/distribution";
import type { OwnLine } from "@app/contract/distributor";
import { Check, Clock, TriangleAlert } from "lucide-react";
import { type SubmitEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { OfflineError } from "../../lib/api-client.ts";
import { readWhole } from "../../lib/typed-number.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Field } from "../../ui/field.tsx";
import { sayUnits } from "./distributor.api.ts";
import { ProductHeading } from "./product-heading.tsx";

const looks = {
  to_confirm: { tone: "line", Icon: Clock },
  confirmed: { tone: "green", Icon: Check },
  different: { tone: "yellow", Icon: TriangleAlert },
} as const;

function StateChip({ state }: { state: LineState }) {
  const t = useTranslations("distributor.state");
  const { tone, Icon } = looks[state];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(state)}
    </Chip>
  );
}

type Problem = "units" | "offline" | "failed";

const useSaying = (line: OwnLine, onSaid: () => void) => {
  const [units, setUnits] = useState(String(line.myUnits ?? line.units));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const send = async () => {
    const said = readWhole(units);
    if (Number.isNaN(said) || said > 1_000_000_000) {
      setProblem("units");
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await sayUnits(line.id, said);
      onSaid();
    } catch (error) {
      setProblem(error instanceof OfflineError ? "offline" : "failed");
    } finally {
      setBusy(false);
    }
  };
  return { units, setUnits, busy, problem, send };
};

interface OwnLineRowProps {
  line: OwnLine;
  mayEdit: boolean;
  onSaid: () => void;
}

/** What the brand announced, and the distributor's own number beside it. */
export function OwnLineRow({ line, mayEdit, onSaid }: OwnLineRowProps) {
  const t = useTranslations("distributor.lines");
  const { whole } = useNumbers();
  const id = useId();
  const { units, setUnits, busy, problem, send } = useSaying(line, onSaid);
  const isSame = readWhole(units) === line.units;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void send();
  };
  return (
    <li className="grid gap-3 border-t-2 border-ink py-5 lg:grid-cols-[1fr_26rem] lg:items-start lg:gap-8">
      <div className="grid gap-2">
        <ProductHeading id={id} line={line} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span>{t("announced", { units: whole(line.units) })}</span>
          <StateChip state={line.state} />
        </div>
      </div>
      {mayEdit ? (
        <form
          method="post"
          noValidate
          aria-labelledby={id}
          onSubmit={submit}
          className="grid grid-cols-[1fr_auto] items-end gap-3"
        >
          <Field
            label={t("mine")}
            error={problem && t(`problem.${problem}`)}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            maxLength={16}
            value={units}
            onChange={({ currentTarget }) => setUnits(currentTarget.value)}
          />
          <Button type="submit" variant="ink" busy={busy} busyLabel={t("saving")}>
            {isSame ? t("confirm") : t("differ")}
          </Button>
        </form>
      ) : (
        line.myUnits !== null && <p>{t("said", { units: whole(line.myUnits) })}</p>
      )}
    </li>
  );
}
