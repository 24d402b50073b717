import type { Fact } from "@app/contract/tasks";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";
import { avatarTile } from "../../lib/avatar-tile.ts";
import { Tile } from "../../ui/tile.tsx";
import { useFactText } from "./use-fact-text.ts";

interface TwoWeightsProps {
  facts: readonly Fact[];
}

const find = (facts: readonly Fact[], name: string): Fact | undefined =>
  facts.find((fact) => fact.name === name);

const gramsIn = (fact: Fact | undefined): number | null =>
  typeof fact?.value.value === "number" ? fact.value.value : null;

/** What speaks for the citizen beside what the point weighed. */
export function TwoWeights({ facts }: TwoWeightsProps) {
  const t = useTranslations("tasks.weights");
  const textOf = useFactText();
  const [citizen, point, weighed, tokens] = ["citizen", "point", "weighed", "tokens"].map((name) =>
    find(facts, name),
  );
  const name = citizen ? textOf(citizen) : "";
  const undone = gramsIn(find(facts, "undone"));
  const usual = gramsIn(find(facts, "usual_bag"));
  if (!weighed || !point) return null;
  const about = undone === null ? (usual === null ? "unknown" : "usual") : "undone";
  return (
    <div className="grid grid-cols-2 overflow-hidden rounded-large rounded-ee-[40px]">
      <div className="min-w-0 bg-green-200 p-4">
        <Who id={name} name={name} />
        <Weight grams={undone ?? usual} />
        <p className="text-small leading-snug">{t(about, { name })}</p>
      </div>
      <div className="min-w-0 bg-yellow-400 p-4">
        <Who id={textOf(point)} name={textOf(point)} />
        <Weight grams={gramsIn(weighed)} />
        <p className="text-small leading-snug">{tokens && textOf(tokens)}</p>
      </div>
    </div>
  );
}

function Who({ id, name }: { id: string; name: string }) {
  return (
    <p className="flex items-center gap-2 text-small leading-tight font-bold">
      <Tile {...avatarTile(id)} className="size-6.5 flex-none rounded-[7px] rounded-ee-[13px]" />
      <bdi className="min-w-0">{name}</bdi>
    </p>
  );
}

function Weight({ grams }: { grams: number | null }) {
  const t = useTranslations("tasks.value");
  const { kilograms } = useNumbers();
  return (
    <p className="my-1.5 text-[2rem] leading-none font-extrabold tracking-tight tabular-nums sm:text-[2.5rem]">
      {grams === null ? "?" : <Num>{t("grams", { value: kilograms(grams) })}</Num>}
    </p>
  );
}
