import { schoolLevels, type SchoolLevel } from "@app/contract/quiz";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { languageNames, languageOrder } from "../../i18n/locale.ts";
import { switchLanguage } from "../../i18n/switch-language.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { classNames } from "../../ui/class-names.ts";
import { headingLook } from "../../ui/field-frame.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Wall } from "../../ui/wall.tsx";
import { ClassField } from "./class-field.tsx";
import { laidTile, levelTiles } from "./quiz-tiles.ts";
import { useClassCode } from "./use-class-code.ts";
import type { RoundState } from "./use-round.ts";

interface StartScreenProps {
  state: RoundState;
  /** The questions have come. */
  isReady: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** Level and language; a round that was left goes on where it was. */
export function StartScreen({ state, isReady, failed, onRetry }: StartScreenProps) {
  const t = useTranslations("quiz");
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<SchoolLevel>();
  const linked = schoolLevels.find((level) => level === search.get("level"));
  const level = chosen ?? linked ?? "primary";
  const isMissing = failed && !isReady;
  const schoolClass = useClassCode();
  const begin = async () => {
    const checked = await schoolClass.check(level);
    if (checked) state.start(checked.level, checked.code);
  };
  return (
    <>
      <Wall
        tiles={Array.from({ length: 10 }, (_, place) => laidTile(place))}
        className="grid-cols-10"
      />
      <div className="wrap max-w-[44rem] pt-6 pb-10 lg:pt-12">
        <h1 tabIndex={-1} className={`${headingLook} outline-none`}>
          {t("choose.heading")}
        </h1>
        <p className="mt-3">{t("choose.lead")}</p>
        <Languages />
        <ChoiceField
          className="mt-6"
          name="level"
          label={t("choose.level")}
          choices={schoolLevels.map((value) => ({
            value,
            label: <span className="first-letter:uppercase">{t(`level.${value}`)}</span>,
            tile: levelTiles[value],
          }))}
          value={level}
          onChange={(value) => setChosen(schoolLevels.find((one) => one === value))}
        />
        <ClassField schoolClass={schoolClass} />
        {isMissing && (
          <Notice
            tone="problem"
            className="mt-5"
            action={
              <Button size="sm" variant="soft" onClick={onRetry}>
                {t("tryAgain")}
              </Button>
            }
          >
            {t("choose.failed")}
          </Notice>
        )}
        <Button
          size="lg"
          turned
          full
          className="mt-6"
          busy={(!isReady && !failed) || schoolClass.isBusy}
          busyLabel={t(isReady ? "class.checking" : "choose.loading")}
          aria-disabled={isMissing}
          onClick={() => void begin()}
        >
          {t("choose.begin")}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
        {state.openNumber !== null && (
          <Button variant="ghost" full className="mt-3" onClick={state.resume}>
            {t("choose.resume", { number: state.openNumber })}
          </Button>
        )}
      </div>
    </>
  );
}

function Languages() {
  const t = useTranslations("quiz.choose");
  const shown = useLanguage();
  return (
    <div role="group" aria-labelledby="quiz-language" className="mt-6">
      <p id="quiz-language" className="font-bold">
        {t("language")}
      </p>
      <div className="mt-2 grid grid-cols-3 gap-2">
        {languageOrder.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === shown}
            className={classNames(
              "min-h-13 rounded-medium border-2 px-2 font-bold",
              language === shown ? "border-ink bg-ink text-white" : "border-edge bg-white",
            )}
            onClick={() => switchLanguage(language, shown)}
          >
            {languageNames[language]}
          </button>
        ))}
      </div>
    </div>
  );
}
