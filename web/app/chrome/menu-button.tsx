import { Menu } from "lucide-react";
import { useTranslations } from "use-intl";
import { latePart } from "../i18n/late-part.tsx";
import { openOverlay, useOverlay } from "../lib/overlays.ts";
import { classNames } from "../ui/class-names.ts";

const { LatePart: SideMenu, load } = latePart(
  ["nav"],
  async () => (await import("./nav/side-menu.tsx")).SideMenu,
);

/** Where the bar has no room for words. */
export function MenuButton({ isCompact }: { isCompact: boolean }) {
  const t = useTranslations("shell.bar");
  const isOpen = useOverlay() === "menu";
  return (
    <>
      <button
        type="button"
        aria-label={t("menu")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={classNames(
          "-me-2.5 grid size-11 flex-none place-items-center rounded-medium",
          isCompact ? "xl:@min-[62rem]:hidden" : "lg:@min-[62rem]:hidden",
        )}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          openOverlay("menu");
        }}
      >
        <Menu className="size-6" aria-hidden="true" />
      </button>
      {isOpen && <SideMenu />}
    </>
  );
}
