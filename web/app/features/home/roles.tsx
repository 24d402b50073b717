import { useTranslations } from "use-intl";
import { Door } from "../../ui/door.tsx";
import type { TileDrawing } from "../../ui/tile.tsx";

interface Role {
  name: "citizen" | "point" | "transporter" | "facility" | "brand";
  tile: TileDrawing;
  /** Announced only, as long as there is none. */
  to?: string;
}

const roles: readonly Role[] = [
  { name: "citizen", tile: { name: "bag", pair: 3 }, to: "/start-recycling" },
  { name: "point", tile: { name: "shop", pair: 2 }, to: "/partners/collectionpoint" },
  { name: "transporter", tile: { name: "van", pair: 6 }, to: "/partners/transporter" },
  { name: "facility", tile: { name: "factory", pair: 0 } },
  { name: "brand", tile: { name: "bottle", pair: 4 }, to: "/partners/csr" },
];

export function Roles() {
  const t = useTranslations("home.roles");
  return (
    <section id="roles" className="wrap pb-16 lg:pb-28">
      <h2 className="text-h1">{t("title")}</h2>
      <ul className="mt-5.5 border-t-2 border-ink lg:mt-9">
        {roles.map(({ name, ...place }) => (
          <Door
            key={name}
            {...place}
            name={t(`${name}.name`)}
            line={t(`${name}.line`)}
            aside={t("soon")}
            isBrief
          />
        ))}
      </ul>
    </section>
  );
}
