import { useTranslations } from "use-intl";
import { useMass } from "../../lib/mass.ts";
import { gramsOfDraft, type ProductDraft } from "./drafts.ts";

/** What the numbers come to, while they are typed. */
export function MadeTonnes({ draft }: { draft: ProductDraft }) {
  const t = useTranslations("products");
  const mass = useMass();
  const grams = gramsOfDraft(draft);
  const made = grams === null ? null : mass(grams);
  return (
    <output className="on-dark block rounded-medium rounded-ee-turn bg-blue-900 px-5 py-4 text-white">
      <span className="block font-semibold">{t("makes")}</span>
      {made ? (
        <span className="mt-1 flex flex-wrap items-baseline gap-x-2 text-yellow-400">
          <b className="text-[2.75rem] leading-none font-extrabold tabular-nums">{made.value}</b>
          <span className="text-[1.1875rem] font-bold">{t(`unit.${made.unit}`)}</span>
        </span>
      ) : (
        <span className="mt-1 block text-blue-200">{t("makesLater")}</span>
      )}
    </output>
  );
}
