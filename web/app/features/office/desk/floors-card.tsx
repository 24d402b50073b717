import type { OfficeOrder } from "@app/contract/office-orders";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { BinTiles } from "../bin-tiles.tsx";
import { useOfficeWords } from "../use-office-words.ts";

/** The bins, floor by floor; with the name of the site where there are several. */
export function FloorsCard({ order }: { order: OfficeOrder }) {
  const t = useTranslations("office.floors");
  return (
    <section className="rounded-large rounded-ee-turn bg-white p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{t("heading")}</h2>
        <Link to="/officepack/profile" className="link inline-flex min-h-11 items-center">
          {t("see")}
        </Link>
      </div>
      {order.sites.map((site) => (
        <div key={site.id} className="mt-2">
          {order.sites.length > 1 && <h3 className="mt-3 font-bold">{site.name}</h3>}
          <FloorList floors={site.floors} />
        </div>
      ))}
    </section>
  );
}

export function FloorList({ floors }: { floors: OfficeOrder["sites"][number]["floors"] }) {
  const words = useOfficeWords();
  return (
    <ul>
      {floors.map(({ name, people, bins }, place) => (
        <li
          key={place}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t-[1.5px] border-line py-2"
        >
          <span className="font-bold wrap-anywhere">{name}</span>
          <span className="text-small text-muted">{words.people(people)}</span>
          <BinTiles bins={bins} size="w-9" />
          <span className="text-end text-small text-muted">{words.bins(bins)}</span>
        </li>
      ))}
    </ul>
  );
}
