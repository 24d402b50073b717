import type { OwnMonth } from "@app/contract/distributor";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { monthName } from "../../i18n/month-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Empty } from "../../ui/empty.tsx";
import { ListField } from "../../ui/list-field.tsx";
import { loadMonth } from "./distributor.api.ts";
import { MonthForm } from "./month-form.tsx";
import { NotLoaded, Waiting } from "./not-loaded.tsx";

/** What was brought in a month; in the first days of one, also in the one before. */
export function ThisMonth() {
  const t = useTranslations("distributor.month");
  const [month, setMonth] = useState<string>();
  const load = useCallback(() => loadMonth(month), [month]);
  const { data, failed, reload } = useLoaded(load);
  if (!data) return failed ? <NotLoaded onRetry={reload} /> : <Waiting />;
  return (
    <section className="grid max-w-[46rem] gap-5">
      {failed && <NotLoaded onRetry={reload} />}
      <MonthChoice data={data} onChoose={setMonth} />
      {data.lines.length === 0 ? (
        <Empty tile={{ name: "van", pair: 4 }}>{t("empty")}</Empty>
      ) : (
        <MonthForm key={`${data.month} ${data.confirmedAt ?? ""}`} data={data} onSaved={reload} />
      )}
    </section>
  );
}

interface MonthChoiceProps {
  data: OwnMonth;
  onChoose: (month: string) => void;
}

function MonthChoice({ data, onChoose }: MonthChoiceProps) {
  const t = useTranslations("distributor.month");
  const language = useLanguage();
  if (data.open.length < 2) return null;
  return (
    <ListField
      label={t("choose")}
      placeholder={t("choose")}
      options={data.open.map(({ month }) => ({
        value: month,
        label: monthName(month, language, true),
      }))}
      value={data.month}
      onChange={({ currentTarget: { value } }) => value && onChoose(value)}
    />
  );
}
