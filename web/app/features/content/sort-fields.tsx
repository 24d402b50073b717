import { quizDrawings } from "@app/contract/quiz";
import { useTranslations } from "use-intl";
import { InThreeFields } from "../../lib/back-office/in-three.tsx";
import { ListField } from "../../ui/list-field.tsx";
import type { PartProps } from "./choice-fields.tsx";

/** Three bins, six things, and the bin of each. */
export function SortFields({ form, draft, change }: PartProps) {
  const t = useTranslations("content");
  const { things, bins, binOf } = draft;
  const binNames = bins.map((_, place) => ({
    value: String(place),
    label: t("bin", { number: place + 1 }),
  }));
  return (
    <>
      {bins.map((bin, place) => (
        <InThreeFields
          // Bins and things have no name but their place.
          key={place}
          name={`bins.${place}`}
          label={t("bin", { number: place + 1 })}
          field={form.field}
          rows={2}
          maxLength={300}
          value={bin}
          onChange={(value) => change({ bins: bins.with(place, value) })}
        />
      ))}
      {things.map((thing, place) => (
        <div key={place} className="grid gap-3 border-t-[1.5px] border-line pt-4">
          <InThreeFields
            name={`things.${place}.text`}
            label={t("thing", { number: place + 1 })}
            field={form.field}
            rows={2}
            maxLength={300}
            value={thing.text}
            onChange={(text) => change({ things: things.with(place, { ...thing, text }) })}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <ListField
              {...form.field(place === 0 ? "right" : `right.${place}`)}
              label={t("field.bin")}
              placeholder={t("choose")}
              options={binNames}
              value={binOf[place] === null ? "" : String(binOf[place])}
              onChange={({ currentTarget: { value } }) =>
                change({ binOf: binOf.with(place, value === "" ? null : Number(value)) })
              }
            />
            <ListField
              {...form.field(`things.${place}.drawing`)}
              label={t("field.drawing")}
              placeholder={t("choose")}
              options={quizDrawings.map((value) => ({ value, label: t(`drawing.${value}`) }))}
              value={thing.drawing}
              onChange={({ currentTarget }) =>
                change({ things: things.with(place, { ...thing, drawing: currentTarget.value }) })
              }
            />
          </div>
        </div>
      ))}
    </>
  );
}
