import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Kbd } from "./kbd.tsx";

const keys = [
  { keys: ["j", "k"], does: "move" },
  { keys: ["a"], does: "take" },
  { keys: ["1", "2", "3"], does: "choose" },
  { keys: ["e"], does: "decide" },
  { keys: ["p"], does: "pass" },
] as const;

/** Under the list: what a keyboard does here. */
export function KeysBar({ onAll }: { onAll: () => void }) {
  const t = useTranslations("tasks.keys");
  return (
    <div className="mt-8 hidden flex-wrap items-center gap-x-4.5 gap-y-2 border-t-[1.5px] border-line pt-3 text-small text-muted pointer-fine:flex">
      {keys.map(({ keys: names, does }) => (
        <span key={does} className="flex items-center gap-1.5 whitespace-nowrap">
          {names.map((name) => (
            <Kbd key={name}>{name}</Kbd>
          ))}
          {t(does)}
        </span>
      ))}
      <button
        type="button"
        className="ms-auto flex min-h-11 items-center gap-1.5 font-semibold hover:text-ink"
        onClick={onAll}
      >
        <Kbd>?</Kbd>
        {t("all")}
      </button>
    </div>
  );
}

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("tasks.keys");
  return (
    <Dialog
      title={t("title")}
      onClose={onClose}
      actions={
        <Button variant="ink" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      <dl>
        {[...keys, { keys: ["Esc"], does: "leave" } as const].map(({ keys: names, does }) => (
          <div
            key={does}
            className="flex min-h-11 items-center gap-3 border-t-[1.5px] border-line py-1"
          >
            <dt className="flex w-24 flex-none gap-1.5 font-bold" dir="ltr">
              {names.join(" ")}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
