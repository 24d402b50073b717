import { ChevronDown, X } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Menu } from "../ui/menu.tsx";
import { Sheet, type SheetSide } from "../ui/sheet.tsx";
import { Toast } from "../ui/toast.tsx";
import { Bars } from "./navigation-samples.tsx";
import { Section } from "./section.tsx";

type Shown = SheetSide | "dialog" | "toast" | null;

const sides: readonly SheetSide[] = ["start", "end", "bottom"];

export function OverlaySamples() {
  const t = useTranslations("dev");
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  return (
    <Section name="overlays">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="soft" data-testid="open-dialog" onClick={() => setShown("dialog")}>
          {t("dialog.title")}
        </Button>
        {sides.map((side) => (
          <Button
            key={side}
            variant="soft"
            data-testid={`open-${side}`}
            onClick={() => setShown(side)}
          >
            {t("sheet")}
          </Button>
        ))}
        <Button variant="soft" data-testid="open-toast" onClick={() => setShown("toast")}>
          {t("toast")}
        </Button>
      </div>
      <Menus />
      {shown === "dialog" && <Question onClose={close} />}
      {shown === "toast" && <Removed onClose={close} />}
      {(shown === "start" || shown === "end" || shown === "bottom") && (
        <SideSheet side={shown} onClose={close} />
      )}
    </Section>
  );
}

function Menus() {
  const t = useTranslations("dev");
  const summary = (
    <>
      {t("menu")}
      <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
    </>
  );
  return (
    <div data-testid="menu" className="justify-self-start">
      <Menu summary={summary} className="w-56">
        {[t("people"), t("tokens"), t("long")].map((name) => (
          <button
            key={name}
            type="button"
            className="flex min-h-12 w-full items-center rounded-small px-3 py-2 text-start leading-snug hover:bg-plaster"
          >
            {name}
          </button>
        ))}
      </Menu>
    </div>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const t = useTranslations("dev");
  return (
    <Dialog
      title={t("dialog.title")}
      onClose={onClose}
      actions={
        <>
          <Button variant="accent" full onClick={onClose}>
            {t("action")}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("back")}
          </Button>
        </>
      }
    >
      <p>{t("dialog.text")}</p>
    </Dialog>
  );
}

function SideSheet({ side, onClose }: { side: SheetSide; onClose: () => void }) {
  const t = useTranslations("dev");
  return (
    <Sheet label={t("sheet")} side={side} onClose={onClose}>
      <div className="flex items-center justify-between p-5 pb-3">
        <h2 className="text-h3">{t("sheet")}</h2>
        <button
          type="button"
          aria-label={t("close")}
          className="grid size-12 place-items-center rounded-medium bg-plaster"
          onClick={onClose}
        >
          <X className="size-6" aria-hidden="true" />
        </button>
      </div>
      {side === "bottom" && <Bars />}
      <p className="p-5 pt-3">{t("long")}</p>
    </Sheet>
  );
}

function Removed({ onClose }: { onClose: () => void }) {
  const t = useTranslations("dev");
  return (
    <Toast
      place="bottom"
      passes
      onClose={onClose}
      closeLabel={t("close")}
      action={
        <Button variant="accent" size="sm" onClick={onClose}>
          {t("undo")}
        </Button>
      }
    >
      <p className="flex-1 basis-40 text-small font-semibold">{t("toast")}</p>
    </Toast>
  );
}
