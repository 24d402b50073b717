import { CircleAlert, CircleCheck, CircleMinus, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

const looks = {
  good: { Icon: CircleCheck, colour: "text-green-700" },
  waiting: { Icon: Hourglass, colour: "text-blue-700" },
  bad: { Icon: CircleAlert, colour: "text-red-700" },
  quiet: { Icon: CircleMinus, colour: "text-muted" },
} as const;
export type StateTone = keyof typeof looks;

/** A state by sign, colour and word. */
export function StateChip({ tone, children }: { tone: StateTone; children: ReactNode }) {
  const { Icon, colour } = looks[tone];
  return (
    <span className={classNames("inline-flex items-center gap-1.5 font-semibold", colour)}>
      <Icon className="size-4.5 flex-none" aria-hidden="true" />
      {children}
    </span>
  );
}
