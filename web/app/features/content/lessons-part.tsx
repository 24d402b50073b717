import type { LessonRow } from "@app/contract/lesson-words";
import { lessonSlugSchema } from "@app/contract/training";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf } from "../../i18n/when.ts";
import { DeskFailed } from "../../lib/back-office/desk-page.tsx";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Button } from "../../ui/button.tsx";
import { Chip, type ChipTone } from "../../ui/chip.tsx";
import { Empty } from "../../ui/empty.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import type { LessonPreview } from "./content-screen.tsx";
import { LessonForm } from "./lesson-form.tsx";
import { loadLessons } from "./wordings.api.ts";

/** Every lesson, or the one that the address names. */
export function LessonsPart({ preview }: { preview: LessonPreview }) {
  const [search, setSearch] = useSearchParams();
  const { data: slug } = lessonSlugSchema.safeParse(search.get("lesson"));
  if (!slug) return <Lessons onOpen={(lesson) => setSearch({ part: "lessons", lesson })} />;
  const leave = () => setSearch({ part: "lessons" });
  return <LessonForm key={slug} slug={slug} preview={preview} onSaved={leave} onLeave={leave} />;
}

function Lessons({ onOpen }: { onOpen: (slug: string) => void }) {
  const t = useTranslations("content");
  const { data, failed, reload } = useLoaded(loadLessons);
  const columns = useColumns(onOpen);
  if (!data && failed) return <DeskFailed onRetry={reload} />;
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-muted">{t("lessons.lead")}</p>
      <Table
        caption={t("part.lessons")}
        isCaptionHidden
        columns={columns}
        rows={data ?? []}
        rowKey={({ slug }) => slug}
        isLoading={!data}
        empty={<Empty tile={{ name: "book", pair: 4 }}>{t("lessons.empty")}</Empty>}
      />
    </>
  );
}

const tones: Record<LessonRow["state"], ChipTone> = {
  released: "line",
  written: "green",
  outdated: "yellow",
};

const useColumns = (onOpen: (slug: string) => void): Column<LessonRow>[] => {
  const t = useTranslations("content");
  const language = useLanguage();
  return [
    { id: "title", label: t("field.lesson"), cell: ({ title }) => title[language] },
    {
      id: "course",
      label: t("field.course"),
      cell: ({ course }) => t(`lessons.course.${course}`),
    },
    {
      id: "state",
      label: t("field.state"),
      cell: ({ state, writtenAt }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Chip tone={tones[state]}>{t(`wording.state.${state}`)}</Chip>
          {state === "written" && writtenAt && (
            <span className="text-small text-muted">
              {t("wording.since", {
                date: dateOf(Date.parse(writtenAt), language),
              })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: "actions",
      label: t("field.actions"),
      cell: ({ slug, title }) => (
        <Button variant="soft" size="sm" onClick={() => onOpen(slug)}>
          {t("change")}
          <span className="sr-only">: {title[language]}</span>
        </Button>
      ),
    },
  ];
};
