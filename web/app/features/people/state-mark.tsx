import type { PersonState } from "@app/contract/people";
import { CircleAlert, CircleCheck, CircleMinus, Hourglass } from "lucide-react";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";

const looks = {
  active: { Icon: CircleCheck, colour: "text-green-700" },
  unconfirmed: { Icon: Hourglass, colour: "text-blue-700" },
  file_to_check: { Icon: CircleAlert, colour: "text-red-700" },
  suspended: { Icon: CircleMinus, colour: "text-ink" },
} as const;

export function StateMark({ state }: { state: PersonState }) {
  const t = useTranslations("people.state");
  const { Icon, colour } = looks[state];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 align-middle font-semibold whitespace-nowrap",
        colour,
      )}
    >
      <Icon className="size-4.5 flex-none" aria-hidden="true" />
      {t(state)}
    </span>
  );
}
