import { mostBinsOnFloor, mostFloors, mostSites } from "@app/contract/office-orders";
import { suggestBins } from "@app/contract/office-packs";
import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { PlaceFields } from "../../../lib/place-fields.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { BinTiles } from "../bin-tiles.tsx";
import { useOfficeWords } from "../use-office-words.ts";
import { countOf, emptySite, type FloorDraft, type SiteDraft } from "./order-draft.ts";
import type { StepProps } from "./order-screen.tsx";

const replaced = <T,>(list: readonly T[], place: number, item: T): T[] =>
  list.map((one, at) => (at === place ? item : one));
const without = <T,>(list: readonly T[], place: number): T[] =>
  list.filter((_, at) => at !== place);

/** Where the bins stand: sites, and their floors. */
export function SitesStep({ draft, change, form }: StepProps) {
  const t = useTranslations("office.order.sites");
  const { sites } = draft;
  return (
    <>
      {sites.map((site, place) => (
        <SiteFields
          key={place}
          {...{ site, place, form }}
          onChange={(next) => change({ sites: replaced(sites, place, next) })}
          onRemove={sites.length > 1 ? () => change({ sites: without(sites, place) }) : null}
        />
      ))}
      {sites.length < mostSites && (
        <Button
          variant="soft"
          className="justify-self-start"
          onClick={() => change({ sites: [...sites, emptySite] })}
        >
          <Plus className="size-5" aria-hidden="true" />
          {t("addSite")}
        </Button>
      )}
    </>
  );
}

interface SiteFieldsProps extends Pick<StepProps, "form"> {
  site: SiteDraft;
  place: number;
  onChange: (site: SiteDraft) => void;
  onRemove: (() => void) | null;
}

function SiteFields({ site, place, form, onChange, onRemove }: SiteFieldsProps) {
  const t = useTranslations("office");
  const { whole } = useOfficeWords();
  const at = (field: string) => `sites.${place}.${field}`;
  const { floors } = site;
  return (
    <fieldset className="grid min-w-0 gap-5 border-t-2 border-ink pt-4">
      <legend className="sr-only">{t("order.sites.site", { number: whole(place + 1) })}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...form.field(at("name"))}
          label={t("field.siteName")}
          value={site.name}
          maxLength={80}
          dir="auto"
          onChange={({ currentTarget }) => onChange({ ...site, name: currentTarget.value })}
        />
        <Field
          {...form.field(at("address"))}
          label={t("field.address")}
          value={site.address}
          autoComplete="street-address"
          maxLength={160}
          dir="auto"
          onChange={({ currentTarget }) => onChange({ ...site, address: currentTarget.value })}
        />
        <PlaceFields
          value={{ wilaya: site.wilaya, communeCode: site.communeCode }}
          onChange={(chosen) => onChange({ ...site, ...chosen })}
          text={(key) => t(`place.${key}`)}
          ids={{ wilaya: form.idOf(at("wilaya")), communeCode: form.idOf(at("communeCode")) }}
          errors={{ communeCode: form.field(at("communeCode")).error }}
        />
      </div>
      <ul className="border-b-2 border-ink">
        {floors.map((floor, row) => (
          <FloorRow
            key={row}
            {...{ floor, form }}
            name={at(`floors.${row}`)}
            onChange={(next) => onChange({ ...site, floors: replaced(floors, row, next) })}
            onRemove={
              floors.length > 1 ? () => onChange({ ...site, floors: without(floors, row) }) : null
            }
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-6">
        {floors.length < mostFloors && (
          <button
            type="button"
            className="link min-h-11"
            onClick={() =>
              onChange({ ...site, floors: [...floors, { name: "", people: "", bins: 2 }] })
            }
          >
            {t("order.sites.addFloor")}
          </button>
        )}
        {onRemove && (
          <button type="button" className="link min-h-11" onClick={onRemove}>
            {t("order.sites.removeSite")}
          </button>
        )}
      </div>
    </fieldset>
  );
}

interface FloorRowProps extends Pick<StepProps, "form"> {
  floor: FloorDraft;
  /** The path of its fields. */
  name: string;
  onChange: (floor: FloorDraft) => void;
  onRemove: (() => void) | null;
}

/** A floor: who works there, and its bins as tiles. */
function FloorRow({ floor, name, form, onChange, onRemove }: FloorRowProps) {
  const t = useTranslations("office");
  const words = useOfficeWords();
  const shown = floor.name || t("field.floor");
  return (
    <li className="grid gap-3 border-t-2 border-ink py-4">
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] items-end gap-3">
        <Field
          {...form.field(`${name}.name`)}
          label={t("field.floor")}
          value={floor.name}
          maxLength={40}
          dir="auto"
          onChange={({ currentTarget }) => onChange({ ...floor, name: currentTarget.value })}
        />
        <Field
          {...form.field(`${name}.people`)}
          label={t("field.floorPeople")}
          value={floor.people}
          inputMode="numeric"
          maxLength={4}
          onChange={({ currentTarget }) => {
            const people = currentTarget.value;
            const count = countOf(people);
            onChange({
              ...floor,
              people,
              ...(count > 0 && { bins: Math.min(suggestBins(count), mostBinsOnFloor) }),
            });
          }}
        />
        {onRemove ? (
          <button
            type="button"
            aria-label={t("order.sites.removeFloor", { floor: shown })}
            className="grid size-12 place-items-center rounded-medium hover:bg-ghost"
            onClick={onRemove}
          >
            <Trash2 className="size-5" aria-hidden="true" />
          </button>
        ) : (
          <span />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BinTiles bins={floor.bins} size="w-11" />
        <Stepper
          label={t("order.sites.binsOf", { floor: shown })}
          value={floor.bins}
          max={mostBinsOnFloor}
          decreaseLabel={t("order.sites.fewer", { floor: shown })}
          increaseLabel={t("order.sites.more", { floor: shown })}
          limitText={t("order.sites.limit", { most: words.whole(mostBinsOnFloor) })}
          onChange={(bins) => onChange({ ...floor, bins })}
        />
      </div>
    </li>
  );
}
