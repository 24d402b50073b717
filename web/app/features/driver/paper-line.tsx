import { type PaperState, paperState } from "@app/contract/transporter-papers";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { fullDayOf } from "../../i18n/when.ts";
import { useNow } from "../../lib/use-now.ts";
import { classNames } from "../../ui/class-names.ts";

const looks = {
  valid: { Icon: CircleCheck, colour: "text-green-700" },
  soon: { Icon: TriangleAlert, colour: "text-yellow-800" },
  expired: { Icon: CircleAlert, colour: "text-red-700" },
} as const satisfies Record<PaperState, object>;

/** A paper, until when it holds, and in words whether it still does. */
export function PaperLine({ name, until }: { name: ReactNode; until: string }) {
  const t = useTranslations("driver.papers");
  const language = useLanguage();
  const now = useNow();
  if (now === null) return null;
  const state = paperState(until, new Date(now));
  const { Icon, colour } = looks[state];
  return (
    <p className="flex items-center gap-2" data-state={state}>
      <Icon className={classNames("size-5 flex-none", colour)} aria-hidden="true" />
      <span className="min-w-0 flex-1">{name}</span>
      <span className={classNames("text-end font-semibold", state !== "valid" && colour)}>
        {t(state, { date: fullDayOf(until, language) })}
      </span>
    </p>
  );
}
