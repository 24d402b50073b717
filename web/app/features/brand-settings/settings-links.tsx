import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";

const places = [
  { name: "company", to: "/csr/business-profile", tile: { name: "factory", pair: 4 } },
  { name: "goals", to: "/csr/setup", tile: { name: "q", pair: 7, turn: 90 } },
  { name: "face", to: "/csr/brand-profile", tile: { name: "bottle", pair: 2 } },
  { name: "team", to: "/csr/team", tile: { name: "heart", pair: 9 } },
] as const satisfies readonly { name: string; to: string; tile: TileDrawing }[];
export type SettingsPlace = (typeof places)[number]["name"];

/** From one page of the brand about itself to the others. */
export function SettingsLinks({ here }: { here: SettingsPlace }) {
  const t = useTranslations("brandSettings.places");
  return (
    <nav aria-label={t("label")} className="mt-12 border-t-2 border-ink lg:hidden">
      <ul className="grid sm:grid-cols-3 sm:gap-x-6">
        {places
          .filter(({ name }) => name !== here)
          .map(({ name, to, tile }) => (
            <li key={name} className="border-b-[1.5px] border-line">
              <Link to={to} className="flex min-h-16 items-center gap-3 py-2 hover:underline">
                <Tile {...tile} className="w-11 flex-none rounded-small rounded-ee-[20px]" />
                <span className="min-w-0 flex-1">
                  <span className="block font-bold">{t(`${name}.title`)}</span>
                  <span className="block text-small text-muted">{t(`${name}.text`)}</span>
                </span>
                <ChevronRight className="size-5 flex-none rtl:-scale-x-100" aria-hidden="true" />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
