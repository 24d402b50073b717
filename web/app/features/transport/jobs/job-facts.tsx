import type { Job } from "@app/contract/transport-jobs";
import { CalendarDays, Factory, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { drawingOf } from "../../../lib/material-tile.ts";
import { Tile } from "../../../ui/tile.tsx";
import { MaterialLabel, materialPairs } from "../material-label.tsx";
import { useWords } from "../use-words.ts";

/** What is there, by material. */
export function JobItems({ items }: Pick<Job, "items">) {
  const words = useWords();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
      {items.map(({ material, grams, bags }) => (
        <li key={material} className="flex items-center gap-2 text-small">
          <Tile
            name={drawingOf[material]}
            pair={materialPairs[material]}
            className="w-8 flex-none rounded-small"
          />
          <span className="leading-tight">
            <span className="block font-bold">
              <MaterialLabel material={material} />
            </span>
            {words.both(words.weight(grams), words.bags(bags))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** When, from where to where, and how far. */
export function JobWay({ job }: { job: Job }) {
  const t = useTranslations("transport.jobs");
  const words = useWords();
  return (
    <ul className="grid gap-1 text-[0.9375rem]">
      <Fact icon={<CalendarDays className="mt-0.5 size-5 flex-none" aria-hidden="true" />}>
        {words.window(job.window)}
      </Fact>
      {job.away !== null && (
        <Fact icon={<MapPin className="mt-0.5 size-5 flex-none" aria-hidden="true" />}>
          {t("away", { way: words.way(job.away) })}
        </Fact>
      )}
      <Fact icon={<Factory className="mt-0.5 size-5 flex-none" aria-hidden="true" />}>
        {t("to", { way: words.way(job.meters), facility: words.name(job.facility.name) })}
      </Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      {icon}
      <span>{children}</span>
    </li>
  );
}
