import { packs, suggestPack } from "@app/contract/office-packs";
import { useTranslations } from "use-intl";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Field } from "../../../ui/field.tsx";
import type { TileDrawing } from "../../../ui/tile.tsx";
import { useOfficeWords } from "../use-office-words.ts";
import { countOf, packOfDraft } from "./order-draft.ts";
import type { StepProps } from "./order-screen.tsx";

const tiles: Record<string, TileDrawing> = {
  starter: { name: "bottle", pair: 2 },
  team: { name: "arch", pair: 7 },
  site: { name: "factory", pair: 1 },
};

/** Who orders, and for how many. */
export function CompanyStep({ draft, change, form }: StepProps) {
  const t = useTranslations("office");
  const words = useOfficeWords();
  const people = countOf(draft.people);
  const suggested = people > 0 ? suggestPack(people) : null;
  return (
    <>
      <Field
        {...form.field("company")}
        label={t("field.company")}
        value={draft.company}
        autoComplete="organization"
        maxLength={120}
        dir="auto"
        onChange={({ currentTarget }) => change({ company: currentTarget.value })}
      />
      <Field
        {...form.field("people")}
        label={t("field.people")}
        hint={t("order.company.peopleHint")}
        value={draft.people}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}

        onChange={({ currentTarget }) => change({ people: currentTarget.value })}
      />
      <ChoiceField
        id={form.idOf("pack")}
        name="pack"
        label={t("order.company.pack")}
        hint={
          suggested &&
          t("order.company.suggested", {
            pack: t(`pack.${suggested}`),
            people: words.people(people),
          })
        }
        value={people > 0 || draft.pack !== "" ? packOfDraft(draft) : ""}
        onChange={(pack) => change({ pack })}
        choices={packs.map(({ name, dinarsPerMonth }) => ({
          value: name,
          label: t(`pack.${name}`),
          detail: t("order.company.price", { price: words.money(dinarsPerMonth) }),
          tile: tiles[name],
        }))}
      />
    </>
  );
}
