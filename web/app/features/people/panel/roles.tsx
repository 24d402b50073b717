import { type Role, roleNames } from "@app/contract/roles";
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "../../../ui/class-names.ts";
import { Tile } from "../../../ui/tile.tsx";
import { type Person, sendRole } from "../people.api.ts";
import { roleTiles } from "../role-marks.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface RolesProps {
  person: Person;
  onChanged: () => void;
}

/** The four roles: those that are held, and a plus on the others. */
export function Roles({ person, onChanged }: RolesProps) {
  const t = useTranslations("people");
  const [asked, setAsked] = useState<Role>();
  const isHeld = (role: Role) => person.roles.includes(role);
  const word = asked && isHeld(asked) ? "remove" : "add";
  return (
    <>
      <div
        role="group"
        aria-label={t("roles.label")}
        className="mt-4 grid grid-cols-2 overflow-hidden sm:grid-cols-4 rounded-medium rounded-ee-[28px]"
      >
        {roleNames.map((role) => (
          <button
            key={role}
            type="button"
            aria-pressed={isHeld(role)}
            className={classNames(
              "relative flex flex-col -outline-offset-3",
              isHeld(role) ? "bg-ink text-white" : "bg-key text-ink",
            )}
            onClick={() => setAsked(role)}
          >
            <Tile
              {...(isHeld(role) ? roleTiles[role] : { ...roleTiles[role], pair: 0 })}
              className="h-14 w-full"
            />
            <span className="absolute end-1 top-1 grid size-5.5 place-items-center rounded-full bg-white text-ink">
              {isHeld(role) ? (
                <Check className="size-3.5 stroke-3" aria-hidden="true" />
              ) : (
                <Plus className="size-3.5 stroke-3" aria-hidden="true" />
              )}
            </span>
            <span className="grid min-h-8 w-full flex-1 place-items-center px-1 py-1.5 text-micro font-bold">
              {t(`role.${role}`)}
            </span>
          </button>
        ))}
      </div>
      {asked && (
        <ConfirmDialog
          title={t(`roles.${word}Title`, { role: t(`role.${asked}`) })}
          text={t(`roles.${word}Text`)}
          action={t(`roles.${word}`)}
          onClose={() => setAsked(undefined)}
          send={(key) => sendRole(person.id, { role: asked, held: !isHeld(asked) }, key)}
          onDone={onChanged}
        />
      )}
    </>
  );
}
