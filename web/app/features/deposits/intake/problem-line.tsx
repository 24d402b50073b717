import { CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ProblemText } from "./problems.ts";

/** What is wrong and what to do about it, where it can be seen without scrolling. */
export function ProblemLine({ text }: { text: ProblemText }) {
  const t = useTranslations("deposits");
  return (
    <p
      role="alert"
      className="flex items-center gap-2 rounded-medium bg-red-100 px-3 py-1 text-small leading-tight font-semibold [@media(height>=44rem)]:py-2 text-red-700"
    >
      <CircleAlert className="size-5 flex-none" aria-hidden="true" />
      {t(`problem.${text}`)}
    </p>
  );
}
