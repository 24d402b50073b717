import type { Role } from "@app/contract/roles";
import { useTranslations } from "use-intl";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";

export const roleTiles: Record<Role, TileDrawing> = {
  citizen: { name: "bag", pair: 3 },
  point: { name: "shop", pair: 2 },
  transporter: { name: "van", pair: 6 },
  brand: { name: "bottle", pair: 7 },
};

/** One tile for each role that somebody has. */
export function RoleMarks({ roles }: { roles: readonly Role[] }) {
  const t = useTranslations("people.role");
  return (
    <span className="inline-flex align-middle">
      {roles.map((role) => (
        <span key={role}>
          <Tile {...roleTiles[role]} className="size-6" />
          <span className="sr-only">{t(role)} </span>
        </span>
      ))}
    </span>
  );
}
