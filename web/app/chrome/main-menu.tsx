import { product } from "@app/contract/product";
import { ArrowUpRight, ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { latePart } from "../i18n/late-part.tsx";
import { usePrefetch } from "../lib/use-prefetch.ts";
import { classNames } from "../ui/class-names.ts";
import { Menu } from "../ui/menu.tsx";
import { TrainingLink } from "./training-link.tsx";

const { LatePart: MenuPanel, load } = latePart(
  ["nav"],
  async () => (await import("./nav/menu-panel.tsx")).MenuPanel,
);

/** Wide screens only; a compact bar gives its words up where there is little room. */
export function MainMenu({ isCompact }: { isCompact: boolean }) {
  const t = useTranslations("shell.bar");
  const prefetch = usePrefetch();
  return (
    <nav
      aria-label={t("label")}
      className={classNames(
        "items-center font-semibold max-lg:hidden lg:ms-2 xl:ms-6 xl:gap-2 @max-[62rem]:hidden",
        isCompact ? "hidden xl:flex" : "flex",
      )}
    >
      <LateMenu title={t("ecosystem")}>
        <MenuPanel group="ecosystem" />
      </LateMenu>
      <div className="max-xl:hidden @max-[76rem]:hidden">
        <LateMenu title={t("services")}>
          <MenuPanel group="services" />
        </LateMenu>
      </div>
      <TrainingLink look="word" />
      <Link to="/aboutUs" prefetch={prefetch} className="bar-word">
        {t("about")}
      </Link>
      <a href={product.links.office} rel="noreferrer" className="bar-word gap-1">
        {t("office")}
        <ArrowUpRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        <span className="sr-only">, {t("outside")}</span>
      </a>
    </nav>
  );
}

/** What is in it comes when a pointer, a finger or the keyboard comes near. */
function LateMenu({ title, children }: { title: string; children: ReactNode }) {
  const [isWanted, setWanted] = useState(false);
  const want = () => {
    load();
    setWanted(true);
  };
  return (
    <div onPointerEnter={want} onFocus={want}>
      <Menu
        className="w-[44rem] overflow-hidden p-0!"
        summary={
          <>
            {title}
            <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
          </>
        }
      >
        {isWanted && children}
      </Menu>
    </div>
  );
}
