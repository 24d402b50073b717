import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Tile } from "../../ui/tile.tsx";

/** It took the place of the form: the number, and what happens next. */
export function Sent({ reference }: { reference: string }) {
  const t = useTranslations("schools.form.done");
  return (
    <section className="mt-4 rounded-large rounded-ee-[72px] bg-green-100 p-6 pb-10 lg:p-10">
      <title>{t("heading")}</title>
      <Tile name="khatam" pair={8} className="w-20 rounded-medium rounded-ee-turn" />
      <h1 tabIndex={-1} className="mt-6 text-h2 outline-none">
        {t("heading")}
      </h1>
      <p className="mt-3 text-[1.375rem] font-bold">
        {t.rich("reference", { code: () => <Num className="whitespace-nowrap">{reference}</Num> })}
      </p>
      <p className="mt-3 max-w-[46ch]">{t("text")}</p>
      <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink to="/NextGenGreen/quiz">{t("quiz")}</ButtonLink>
        <ButtonLink to="/NextGenGreen" variant="ghost">
          {t("again")}
        </ButtonLink>
      </div>
    </section>
  );
}
