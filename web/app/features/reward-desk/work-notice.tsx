import { useTranslations } from "use-intl";
import { Notice } from "../../ui/notice.tsx";
import type { DeskWork } from "./use-desk-work.ts";

/** What became of the last thing that was sent. */
export function WorkNotice({ work: { problem, isDone } }: { work: DeskWork }) {
  const t = useTranslations("rewardDesk");
  if (isDone) return <Notice tone="success">{t("form.saved")}</Notice>;
  if (!problem) return null;
  if (problem === "moved") return <Notice tone="problem">{t("stock.moved")}</Notice>;
  if (problem === "picture") return <Notice tone="problem">{t("picture.failed")}</Notice>;
  return <Notice tone="problem">{t(`problem.${problem}`)}</Notice>;
}
