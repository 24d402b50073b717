import { useTranslations } from "use-intl";
import { emptyInThree, InThreeFields } from "../../lib/back-office/in-three.tsx";
import { TickList } from "../../lib/back-office/tick-list.tsx";
import type { StepFormState } from "../../lib/use-step-form.ts";
import { Button } from "../../ui/button.tsx";
import type { QuestionDraft } from "./question-draft.ts";

export interface PartProps {
  form: Pick<StepFormState<string>, "field">;
  draft: QuestionDraft;
  change: (part: Partial<QuestionDraft>) => void;
}

/** Two to four answers, and which are right: of "one" the last that was ticked. */
export function ChoiceFields({ form, draft, change }: PartProps) {
  const t = useTranslations("content");
  const { options, chosen, kind } = draft;
  const choose = (ticked: string[]) => {
    const places = ticked.map(Number);
    change({ chosen: kind === "one" ? places.slice(-1) : places });
  };
  return (
    <>
      {options.map((option, place) => (
        <InThreeFields
          // Answers have no name but their place.
          key={place}
          name={`options.${place}`}
          label={t("answer", { number: place + 1 })}
          field={form.field}
          rows={2}
          maxLength={300}
          value={option}
          onChange={(value) => change({ options: options.with(place, value) })}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {options.length < 4 && (
          <Button
            variant="soft"
            size="sm"
            onClick={() => change({ options: [...options, emptyInThree] })}
          >
            {t("moreAnswers")}
          </Button>
        )}
        {options.length > 2 && (
          <Button
            variant="soft"
            size="sm"
            onClick={() =>
              change({
                options: options.slice(0, -1),
                chosen: chosen.filter((one) => one < options.length - 1),
              })
            }
          >
            {t("fewerAnswers")}
          </Button>
        )}
      </div>
      <TickList
        {...form.field("right")}
        label={t("field.right")}
        options={options.map((_, place) => ({
          value: String(place),
          label: t("answer", { number: place + 1 }),
        }))}
        chosen={chosen.map(String)}
        onChange={choose}
      />
    </>
  );
}
