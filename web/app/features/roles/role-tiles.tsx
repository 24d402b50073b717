import type { Role } from "@app/contract/roles";
import { Check, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import type { RoleChooserState } from "./use-role-chooser.ts";

const drawings: Record<Role, TileDrawing> = {
  citizen: { name: "bag", pair: 3 },
  point: { name: "shop", pair: 2 },
  transporter: { name: "van", pair: 6 },
  brand: { name: "bottle", pair: 7 },
};

interface RoleTilesProps {
  roles: readonly Role[];
  chooser: RoleChooserState;
  /** Without a network nothing can be changed. */
  isOnline: boolean;
}

/** Check on the current one, plus on those not held. */
export function RoleTiles({ roles, chooser, isOnline }: RoleTilesProps) {
  const t = useTranslations("roles");
  return (
    <div role="group" aria-label={t("choose")} className="grid max-w-md grid-cols-4 gap-2.5">
      {roles.map((role) =>
        chooser.user ? (
          <RoleTile key={role} role={role} chooser={chooser} isOnline={isOnline} />
        ) : (
          <Skeleton key={role} className="aspect-square rounded-medium" />
        ),
      )}
    </div>
  );
}

interface RoleTileProps extends Omit<RoleTilesProps, "roles"> {
  role: Role;
}

function RoleTile({ role, chooser, isOnline }: RoleTileProps) {
  const t = useTranslations("roles");
  const isCurrent = chooser.isCurrent(role);
  const isHeld = chooser.isHeld(role);
  const choose = () => {
    if (!isOnline || isCurrent) return;
    if (isHeld) chooser.switchTo(role);
    else chooser.ask(role);
  };
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      aria-disabled={!isOnline || undefined}
      className="relative grid grid-cols-1 content-start gap-1 rounded-medium text-center text-micro leading-tight font-semibold aria-disabled:opacity-60"
      onClick={choose}
    >
      <Tile
        {...drawings[role]}
        className={classNames(
          "rounded-[18px] transition-transform duration-300 motion-reduce:transition-none",
          isCurrent && "outline-3 -outline-offset-1 outline-ink",
          !isHeld && "opacity-45 grayscale",
          chooser.changing === role && isHeld && "rotate-90",
        )}
      />
      {isCurrent && <Badge icon={Check} className="bg-ink text-white" />}
      {!isHeld && (
        <Badge icon={Plus} className="bg-white text-ink ring-[1.5px] ring-edge ring-inset" />
      )}
      <span className="-mx-1 text-balance">{t(`name.${role}`)}</span>
      {!isHeld && <span className="sr-only">, {t("add")}</span>}
    </button>
  );
}

function Badge({ icon: Icon, className }: { icon: typeof Check; className: string }) {
  return (
    <span
      className={classNames(
        "absolute -end-1.5 -top-1.5 grid size-6.5 place-items-center rounded-full",
        className,
      )}
    >
      <Icon className="size-4" aria-hidden="true" />
    </span>
  );
}
