import type { Choice, TaskKindName } from "@app/contract/tasks";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { Kbd } from "./kbd.tsx";

interface ChoiceCardsProps {
  kind: TaskKindName;
  choices: readonly Choice[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Two or three, each with its key. */
export function ChoiceCards({ kind, choices, chosen, onChoose }: ChoiceCardsProps) {
  const t = useTranslations("tasks");
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 text-[0.9375rem] font-extrabold">{t("panel.decision")}</legend>
      <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {choices.map(({ id }, place) => (
          <label
            key={id}
            className={classNames(
              "relative block min-h-11 cursor-pointer rounded-medium px-3 py-2.5 text-small leading-snug ring-inset has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-600",
              id === chosen
                ? "rounded-ee-[26px] bg-green-100 text-green-900 ring-[2.5px] ring-green-700"
                : "text-muted ring-[1.5px] ring-edge",
            )}
          >
            <input
              type="radio"
              name="choice"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="sr-only"
            />
            <span className="mb-1 flex items-center justify-between gap-2 text-[0.9375rem] font-bold text-ink">
              {/* The server names the kinds and their choices; a test holds them against the texts. */}
              {t(`choice.${kind as "dispute"}.${id as "stands"}.title`)}
              <Kbd className={id === chosen ? "bg-green-700 text-white ring-green-700" : ""}>
                {place + 1}
              </Kbd>
            </span>
            {t(`choice.${kind as "dispute"}.${id as "stands"}.text`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
