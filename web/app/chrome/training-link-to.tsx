import { GraduationCap } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";

/** A word of the bar, a button of the simple bar, a row of the side menu. */
export type TrainingLook = "word" | "button" | "row";

export function TrainingLinkTo({ to, look }: { to: string; look: TrainingLook }) {
  const t = useTranslations("shell.bar");
  if (look !== "button") {
    return (
      <Link to={to} className={look === "word" ? "bar-word" : "side-row"}>
        {t("training")}
      </Link>
    );
  }
  return (
    <Link
      to={to}
      className="button min-h-11 flex-none rounded-medium border-2 border-line px-2.5 text-[0.9375rem] hover:border-edge md:px-4"
    >
      <GraduationCap className="size-5" aria-hidden="true" />
      <span className="max-md:sr-only @max-[46rem]:sr-only">{t("training")}</span>
    </Link>
  );
}
