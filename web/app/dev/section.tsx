import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type en from "./locales/en.json";

interface SectionProps {
  name: keyof typeof en.sections;
  children: ReactNode;
}

/** One group of the kit; its address is its name. */
export function Section({ name, children }: SectionProps) {
  const t = useTranslations("dev");
  return (
    <section id={name} className="min-w-0 border-t-2 border-ink pt-4">
      <h2 className="text-h3">{t(`sections.${name}`)}</h2>
      <div className="mt-5 grid min-w-0 gap-6">{children}</div>
    </section>
  );
}
