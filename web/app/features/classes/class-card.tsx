import { fewestResults, type SchoolClass } from "@app/contract/classes";
import { Pencil, Presentation, X } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { formatTenths, Num, useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Tile } from "../../ui/tile.tsx";
import { levelTiles } from "./classes-tiles.ts";
import { CloseDialog } from "./close-dialog.tsx";

interface ClassCardProps {
  schoolClass: SchoolClass;
  onClosed: () => Promise<void>;
}

/** One class: its code, and what it has reached together. */
export function ClassCard({ schoolClass, onClosed }: ClassCardProps) {
  const t = useTranslations("classes.card");
  const [isClosing, setClosing] = useState(false);
  const { id, name, code, results } = schoolClass;
  return (
    <article className="flex w-full flex-col rounded-large rounded-ee-turn bg-white p-5 pb-6 lg:p-7">
      <ClassHead schoolClass={schoolClass} />
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
        <span className="text-muted">{t("code")}</span>
        <Num className="text-h2 font-extrabold tracking-[0.08em]">{code}</Num>
      </p>
      {results ? (
        <Results results={results} />
      ) : (
        <p className="mt-4 border-t-[1.5px] border-line pt-4 text-muted">
          {t("few", { fewest: fewestResults })}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2.5 pt-5">
        <ButtonLink to={`?show=${id}`} variant="ink" className="flex-1 basis-48">
          <Presentation className="size-5 flex-none" aria-hidden="true" />
          {t("show")}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
        <ButtonLink to={`?change=${id}`} variant="soft">
          <Pencil className="size-5 flex-none" aria-hidden="true" />
          {t("change")}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
        <Button variant="soft" onClick={() => setClosing(true)}>
          <X className="size-5 flex-none" aria-hidden="true" />
          {t("close")}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
      {isClosing && (
        <CloseDialog
          schoolClass={schoolClass}
          onClose={() => setClosing(false)}
          onClosed={onClosed}
        />
      )}
    </article>
  );
}

function ClassHead({ schoolClass: { name, level, pupils } }: Pick<ClassCardProps, "schoolClass">) {
  const t = useTranslations("classes");
  const { whole } = useNumbers();
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <h2 className="text-h2 wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-muted">
          {t("card.about", {
            level: t(`level.${level}`),
            pupils: t("pupils", { count: pupils, shown: whole(pupils) }),
          })}
        </p>
      </div>
      <Tile {...levelTiles[level]} className="w-16 flex-none rounded-medium rounded-ee-[24px]" />
    </div>
  );
}

function Results({ results }: { results: NonNullable<SchoolClass["results"]> }) {
  const t = useTranslations("classes.card");
  const { whole } = useNumbers();
  const language = useLanguage();
  const { tries, passed, averageTenths, hardest } = results;
  const figures = [
    ["tries", whole(tries)],
    ["passed", whole(passed)],
    ["average", formatTenths(averageTenths / 10, language)],
  ] as const;
  return (
    <div className="mt-4 border-t-[1.5px] border-line pt-4">
      <dl className="grid grid-cols-3 gap-3">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-small leading-snug text-muted">{t(name)}</dt>
            <dd className="text-h2 font-extrabold">
              <Num>{value}</Num>
            </dd>
          </div>
        ))}
      </dl>
      {hardest && (
        <div className="mt-4">
          <p className="text-small font-bold text-muted">{t("hardest")}</p>
          <p className="font-bold">{hardest.ask}</p>
          <p className="text-muted">
            {t("hardestCount", { right: whole(hardest.right), asked: whole(hardest.asked) })}
          </p>
        </div>
      )}
    </div>
  );
}
