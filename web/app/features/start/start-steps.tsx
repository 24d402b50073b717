import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { NumberedSteps } from "../../ui/numbered-steps.tsx";
import type { TileDrawing } from "../../ui/tile.tsx";

interface StartStep {
  name: "prepare" | "find" | "code";
  tile: TileDrawing;
  to: string;
}

const steps: readonly StartStep[] = [
  { name: "prepare", tile: { name: "bottle", pair: 3 }, to: "#sorting" },
  { name: "find", tile: { name: "shop", pair: 2 }, to: "/consumer" },
  { name: "code", tile: { name: "mobile", pair: 4 }, to: "/signup/citizen" },
];

export function StartSteps() {
  const t = useTranslations("start.steps");
  return (
    <section className="bg-white py-15 lg:py-24">
      <div className="wrap">
        <h2 className="text-h1">{t("title")}</h2>
        <NumberedSteps
          steps={steps.map(({ name, tile, to }) => ({
            tile,
            title: t(`${name}.title`),
            text: t(`${name}.text`),
            link: (
              <Link to={to} className="link mt-2 inline-flex min-h-11 items-center">
                {t(`${name}.link`)}
              </Link>
            ),
          }))}
        />
      </div>
    </section>
  );
}
