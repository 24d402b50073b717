import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import { Ribbon } from "./ribbon.tsx";

interface Step {
  name: "you" | "point" | "transporter" | "facility";
  tile: TileDrawing;
  /** The colour of the hands, light enough to be read on the green ground. */
  text: string;
  line: string;
}

const steps: readonly Step[] = [
  {
    name: "you",
    tile: { name: "bottle", pair: 3 },
    text: "text-green-300",
    line: "before:bg-green-500",
  },
  {
    name: "point",
    tile: { name: "scale", pair: 2 },
    text: "text-yellow-400",
    line: "before:bg-yellow-400",
  },
  {
    name: "transporter",
    tile: { name: "van", pair: 6 },
    text: "text-red-200",
    line: "before:bg-red-400",
  },
  {
    name: "facility",
    tile: { name: "flakes", pair: 7 },
    text: "text-blue-200",
    line: "before:hidden",
  },
];

/** One bottle through four pairs of hands: a ribbon where there is room, a line on the phone. */
export function Steps() {
  const t = useTranslations("home.steps");
  return (
    <section
      id="how"
      className="on-dark overflow-hidden bg-green-900 py-15 text-white lg:pt-23 lg:pb-22"
    >
      <div className="wrap">
        <h2 className="text-h1">{t("title")}</h2>
        <Ribbon />
        <ol className="mt-8 grid lg:grid-cols-4">
          {steps.map(({ name, tile, text, line }) => (
            <li
              key={name}
              className={classNames(
                "relative ps-21 pb-10 last:pb-0 before:absolute before:start-6 before:top-3.5 before:-bottom-3.5 before:w-3 lg:ps-0 lg:pe-10 lg:pb-0 lg:before:hidden",
                line,
              )}
            >
              <Tile
                {...tile}
                className="absolute! start-0 top-0 w-15 rounded-[12px] rounded-ee-[30px] lg:hidden"
              />
              <p className={classNames("text-small font-bold", text)}>{t(`${name}.who`)}</p>
              <h3 className="mt-2 text-h3">{t(`${name}.title`)}</h3>
              <p className="mt-2 max-w-[36ch] text-green-200 lg:max-w-[27ch]">
                {t(`${name}.text`)}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
