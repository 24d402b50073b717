import { FileSpreadsheet, FileText, IdCard } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { FileProblem } from "./file-problem.tsx";
import { saveCard, saveStatement } from "./papers.api.ts";
import { type PeriodName, periodNames, periodOf } from "./periods.ts";
import { useFile } from "../../lib/use-file.ts";

const isPeriodName = (name: string): name is PeriodName =>
  periodNames.some((known) => known === name);

/** What a citizen may have on paper: the moves of their tokens, and a card with the code. */
export function PapersSettings({ code }: { code: string }) {
  return (
    <div className="grid gap-7">
      <Statement />
      <Card code={code} />
    </div>
  );
}

function Statement() {
  const t = useTranslations("papers");
  const [period, setPeriod] = useState<PeriodName>("quarter");
  const { busy, problem, make } = useFile<"pdf" | "csv">();
  const save = (type: "pdf" | "csv") => () =>
    void make(type, () => saveStatement(periodOf(period, Date.now()), type));
  return (
    <div className="grid gap-3">
      <h3 className="font-bold">{t("statement.title")}</h3>
      <p className="text-muted">{t("statement.hint")}</p>
      <ChoiceField
        label={t("statement.period")}
        name="statement-period"
        value={period}
        onChange={(name) => isPeriodName(name) && setPeriod(name)}
        choices={periodNames.map((name) => ({ value: name, label: t(`statement.${name}`) }))}
        className="[&>legend]:sr-only"
      />
      <FileProblem problem={problem} />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="soft" busy={busy === "pdf"} busyLabel={t("making")} onClick={save("pdf")}>
          <FileText className="size-5 flex-none" aria-hidden="true" />
          {t("statement.pdf")}
        </Button>
        <Button variant="soft" busy={busy === "csv"} busyLabel={t("making")} onClick={save("csv")}>
          <FileSpreadsheet className="size-5 flex-none" aria-hidden="true" />
          {t("statement.csv")}
        </Button>
      </div>
    </div>
  );
}

function Card({ code }: { code: string }) {
  const t = useTranslations("papers");
  const { busy, problem, make } = useFile<"card">();
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="font-bold">{t("card.title")}</h3>
      <p className="text-muted">{t("card.hint")}</p>
      <FileProblem problem={problem} />
      <Button
        variant="soft"
        busy={busy !== undefined}
        busyLabel={t("making")}
        onClick={() => void make("card", () => saveCard(code))}
      >
        <IdCard className="size-5 flex-none" aria-hidden="true" />
        {t("card.save")}
      </Button>
    </div>
  );
}
