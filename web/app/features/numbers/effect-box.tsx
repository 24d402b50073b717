import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

interface EffectBoxProps {
  before: string;
  after: string;
  children: ReactNode;
}

/** The number that holds beside the one that would, and what the last thirty days say of it. */
export function EffectBox({ before, after, children }: EffectBoxProps) {
  const t = useTranslations("numbers.effect");
  return (
    <div className="overflow-hidden rounded-medium rounded-ee-turn">
      <div className="grid grid-cols-2">
        <p className="bg-green-200 px-4 py-3">
          <span className="block text-small font-bold">{t("today")}</span>
          <b className="text-[1.25rem] leading-tight">{before}</b>
        </p>
        <p className="bg-yellow-400 px-4 py-3">
          <span className="block text-small font-bold">{t("then")}</span>
          <b className="text-[1.25rem] leading-tight">{after}</b>
        </p>
      </div>
      <div className="bg-plaster px-4 py-3 text-[0.9375rem]">{children}</div>
    </div>
  );
}
