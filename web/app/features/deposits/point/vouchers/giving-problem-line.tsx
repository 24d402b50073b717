import { CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import type { GivingProblem } from "./giving-state.ts";

/** What is wrong and what to do about it, where it can be seen without scrolling. */
export function GivingProblemLine({ problem }: { problem: GivingProblem | null }) {
  const t = useTranslations("shop.problem");
  if (!problem) return null;
  return (
    <p
      role="alert"
      className="flex items-center gap-2 rounded-medium bg-red-100 px-3 py-1.5 text-small leading-tight font-semibold text-red-700"
    >
      <CircleAlert className="size-5 flex-none" aria-hidden="true" />
      {t(problem)}
    </p>
  );
}
