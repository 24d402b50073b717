import { bagsPerMonth, packOf, rhythms } from "@app/contract/office-packs";
import { useTranslations } from "use-intl";
import { Wall, type WallTile } from "../../../ui/wall.tsx";
import { useOfficeWords } from "../use-office-words.ts";
import { binsOf, countOf, type OrderDraft, packOfDraft } from "./order-draft.ts";

const wall: readonly WallTile[] = [
  { name: "leaf", pair: 2 },
  { name: "bottle", pair: 1 },
  { name: "q", pair: 3 },
  { name: "arch", pair: 4 },
  { name: "q", pair: 2, turn: 180 },
  { name: "flower", pair: 8 },
  { name: "q", pair: 8 },
  { name: "leaf", pair: 3, turn: 90 },
  { name: "can", pair: 7 },
  { name: "q", pair: 1, turn: 270 },
  { name: "jug", pair: 2 },
  { name: "leaf", pair: 1 },
];

/** What it comes to, beside every step. */
export function OrderSummary({ draft }: { draft: OrderDraft }) {
  const t = useTranslations("office");
  const words = useOfficeWords();
  const pack = packOf(packOfDraft(draft));
  const people = countOf(draft.people);
  const bins = draft.sites[0]?.floors[0]?.name ? binsOf(draft.sites) : pack.bins;
  const chosen = rhythms.find((one) => one === draft.rhythm);
  const rhythm = chosen ?? pack.rhythm;
  const lines = [
    { label: t("summary.bins"), value: words.bins(bins) },
    {
      label: t("summary.bags"),
      value: t("summary.perMonth", { what: words.bags(bagsPerMonth(bins, rhythm)) }),
    },
    { label: t("summary.rhythm"), value: chosen ? t(`rhythm.${chosen}`) : t("summary.toChoose") },
    { label: t("summary.report"), value: t("summary.signed") },
  ];
  return (
    <aside className="overflow-hidden rounded-large rounded-ee-[72px] bg-white lg:sticky lg:top-24">
      <Wall tiles={wall} className="grid-cols-6" />
      <div className="p-6 pb-9">
        <h2 className="text-h2">{t(`pack.${pack.name}`)}</h2>
        {people > 0 && (
          <p className="mt-1 text-muted">{t("summary.for", { people: words.people(people) })}</p>
        )}
        <dl className="mt-4">
          {lines.map(({ label, value }) => (
            <div
              key={label}
              className="flex justify-between gap-4 border-t-[1.5px] border-line py-2.5"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="text-end font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap items-baseline gap-x-2 border-t-2 border-ink pt-4">
          <span className="num text-[2.75rem]">
            <bdi>{words.whole(pack.dinarsPerMonth)}</bdi>
          </span>
          <span className="font-semibold">{t("landing.perMonth")}</span>
        </p>
        <p className="mt-2 text-small text-muted">{t("summary.indicative")}</p>
        <p className="mt-4 text-[0.9375rem]">{t("summary.next")}</p>
      </div>
    </aside>
  );
}
