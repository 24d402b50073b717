import { type Role, roleNames } from "@app/contract/roles";
import { useTranslations } from "use-intl";
import { useOnline } from "../../lib/use-online.ts";
import { Notice } from "../../ui/notice.tsx";
import { BecomeDialog } from "./become-dialog.tsx";
import { RoleTiles } from "./role-tiles.tsx";
import { useRoleChooser } from "./use-role-chooser.ts";

interface RoleChooserProps {
  /** Where not all four are offered. */
  only?: readonly Role[];
}

/** Held roles switch, the others are asked for first. */
export function RoleChooser({ only = roleNames }: RoleChooserProps) {
  const t = useTranslations("roles");
  const chooser = useRoleChooser();
  const isOnline = useOnline();
  const { asked, refusal } = chooser;
  return (
    <div className="grid gap-3">
      <RoleTiles roles={only} chooser={chooser} isOnline={isOnline} />
      {!isOnline && <p className="text-small text-muted">{t("offlineHint")}</p>}
      {refusal && !asked && <Notice tone="problem">{t(`error.${refusal.problem}`)}</Notice>}
      {asked && <BecomeDialog newRole={asked} chooser={chooser} />}
    </div>
  );
}
