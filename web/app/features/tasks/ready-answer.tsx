import { directionOf, type Locale } from "@app/contract/locales";
import { taskNoteLetters } from "@app/contract/tasks";
import { useTranslations } from "use-intl";
import { languageNames, languageOrder } from "../../i18n/locale.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import type { DecisionWork } from "./use-decision.ts";

const tabs = languageOrder.map((id) => ({ id, label: languageNames[id] }));

interface ReadyAnswerProps {
  work: DecisionWork;
  reader: { locale: Locale } | null;
}

/** What they read: ready in three languages, and free to be changed. */
export function ReadyAnswer({ work, reader }: ReadyAnswerProps) {
  const t = useTranslations("tasks.answer");
  const { locale, setLocale, note, setNote, problem } = work;
  return (
    <div className="mt-5">
      <Tabs label={t("language")} tabs={tabs} current={locale} onChange={setLocale} full>
        <div lang={locale} dir={directionOf(locale)} className="pt-3">
          <TextAreaField
            label={t("label")}
            hint={reader ? t(`reader.${reader.locale}`) : t("nobody")}
            rows={5}
            maxLength={taskNoteLetters.most}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
            {...(problem === "short" && { error: t("short") })}
          />
        </div>
      </Tabs>
    </div>
  );
}
