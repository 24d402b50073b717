import { useTranslations } from "use-intl";
import { Notice } from "../../ui/notice.tsx";
import type { FileProblem as Problem } from "../../lib/use-file.ts";

export function FileProblem({ problem }: { problem: Problem | undefined }) {
  const t = useTranslations("papers");
  return problem ? <Notice tone="problem">{t(`problem.${problem}`)}</Notice> : null;
}
