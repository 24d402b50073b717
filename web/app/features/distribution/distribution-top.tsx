import type { Distribution } from "@app/contract/distribution";
import { Download, FileUp, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useMass } from "../../lib/mass.ts";
import { useFile } from "../../lib/use-file.ts";
import { Button } from "../../ui/button.tsx";
import { ListField } from "../../ui/list-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { saveLines, type Shown } from "./distribution.api.ts";
import type { Opened } from "./opened.ts";

/** What the year's lines come to: by these tonnes the brand's share is reckoned. */
export function Total({ data }: { data: Distribution }) {
  const t = useTranslations("distribution");
  const { whole } = useNumbers();
  const { value, unit } = useMass()(data.total.grams);
  return (
    <section className="on-dark rounded-large rounded-ee-[56px] bg-blue-900 px-5 py-6 text-white lg:rounded-ee-[96px] lg:p-10">
      <h2 className="text-[1.0625rem] font-bold lg:text-[1.25rem]">
        {t("total", { year: data.year })}
      </h2>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-yellow-400">
        <b className="text-[3.25rem] leading-none font-extrabold tabular-nums lg:text-[4.5rem]">
          {value}
        </b>
        <span className="text-[1.375rem] font-bold">{t(`unit.${unit}`)}</span>
      </p>
      <p className="mt-3 text-blue-200">
        {t("totalLines", { count: data.total.lines, units: whole(data.total.units) })}
      </p>
    </section>
  );
}

interface FiltersProps {
  data: Distribution;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

export function Filters({ data, shown, onShow }: FiltersProps) {
  const t = useTranslations("distribution");
  const { productId } = shown;
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-3 sm:max-w-120">
      <ListField
        label={t("year")}
        placeholder={t("choose")}
        options={data.years.map((year) => ({ value: String(year), label: String(year) }))}
        value={String(data.year)}
        onChange={({ currentTarget }) => {
          const year = Number(currentTarget.value);
          if (year > 0) onShow({ ...shown, year, page: 1 });
        }}
      />
      <ListField
        label={t("column.product")}
        placeholder={t("allProducts")}
        options={data.products.map(({ id, name }) => ({ value: id, label: name }))}
        value={productId ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onShow({ year: data.year, page: 1, ...(value && { productId: value }) })
        }
      />
    </div>
  );
}

interface ActionsProps {
  data: Distribution;
  onOpen: (opened: Opened) => void;
}

export function Actions({ data, onOpen }: ActionsProps) {
  const t = useTranslations("distribution");
  const file = useFile<"lines">();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {data.mayEdit && (
          <>
            <Button variant="ink" turned onClick={() => onOpen({ kind: "line", line: null })}>
              <Plus className="size-5" aria-hidden="true" />
              {t("add")}
            </Button>
            <Button variant="ghost" onClick={() => onOpen({ kind: "import" })}>
              <FileUp className="size-5" aria-hidden="true" />
              {t("sheet.open")}
            </Button>
          </>
        )}
        {data.total.lines > 0 && (
          <Button
            variant="soft"
            busy={file.busy !== undefined}
            busyLabel={t("sheet.saving")}
            onClick={() => void file.make("lines", () => saveLines(data.year))}
          >
            <Download className="size-5" aria-hidden="true" />
            {t("sheet.save")}
          </Button>
        )}
      </div>
      {file.problem && <Notice tone="problem">{t(`sheet.problem.${file.problem}`)}</Notice>}
    </div>
  );
}
