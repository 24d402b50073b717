import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";

interface Hands {
  name: "citizen" | "point" | "transporter" | "facility" | "brand";
  tile: TileDrawing;
  /** The thread that runs on to the next hands, in their colour. */
  line: string;
}

const hands: readonly Hands[] = [
  { name: "citizen", tile: { name: "bag", pair: 3 }, line: "before:bg-green-500" },
  { name: "point", tile: { name: "scale", pair: 2 }, line: "before:bg-yellow-400" },
  { name: "transporter", tile: { name: "van", pair: 6 }, line: "before:bg-red-400" },
  { name: "facility", tile: { name: "flakes", pair: 7 }, line: "before:bg-blue-400" },
  { name: "brand", tile: { name: "bottle", pair: 4 }, line: "before:hidden" },
];

/** How a bottle goes round, and how the money follows it. */
export function MoneyRound() {
  const t = useTranslations("about.round");
  return (
    <section className="wrap py-15 lg:py-24">
      <h2 className="max-w-[22ch] text-h1">{t("title")}</h2>
      <p className="mt-4 max-w-[40rem] text-[1.125rem] text-muted">{t("text")}</p>
      <ol className="mt-9 grid lg:mt-12 lg:grid-cols-5">
        {hands.map(({ name, tile, line }) => (
          <li
            key={name}
            className={classNames(
              "relative ps-22 pb-9 before:absolute before:start-6 before:top-3 before:bottom-0 before:w-3 last:pb-0 lg:ps-0 lg:pe-6 lg:pb-0 lg:before:start-0 lg:before:end-0 lg:before:top-8 lg:before:bottom-auto lg:before:h-3 lg:before:w-full",
              line,
            )}
          >
            <Tile
              {...tile}
              className="w-15 rounded-[12px] rounded-ee-[30px] max-lg:absolute! max-lg:start-0 max-lg:top-0 lg:relative lg:w-19"
            />
            <h3 className="text-h3 lg:mt-5">{t(`${name}.title`)}</h3>
            <p className="mt-2 max-w-[44ch] text-muted lg:max-w-[26ch]">{t(`${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
