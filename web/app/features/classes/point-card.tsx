import { useTranslations } from "use-intl";
import { ButtonLink } from "../../ui/button.tsx";
import { Tile } from "../../ui/tile.tsx";

/** A corner that stays: the school as a collection point, with an account of its own. */
export function PointCard() {
  const t = useTranslations("classes.point");
  return (
    <section className="flex flex-col items-start rounded-large rounded-ee-turn bg-yellow-200 p-5 pb-6 lg:p-7">
      <div className="flex w-full items-start gap-4">
        <h2 className="min-w-0 flex-1 text-h3">{t("title")}</h2>
        <Tile name="bag" pair={2} className="w-16 flex-none rounded-medium rounded-ee-[24px]" />
      </div>
      <p className="mt-2 mb-5">{t("text")}</p>
      <ButtonLink to="/collection-point/eligibility" variant="ink" className="mt-auto">
        {t("begin")}
      </ButtonLink>
    </section>
  );
}
