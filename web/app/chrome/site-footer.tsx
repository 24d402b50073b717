import { product } from "@app/contract/product";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useNow, useTranslations } from "use-intl";
import { Num } from "../i18n/num.tsx";
import { languageNames } from "../i18n/locale.ts";
import { switchLanguage } from "../i18n/switch-language.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { resolvePath } from "../lib/resolve-path.ts";
import type { FooterColour } from "../lib/route-types.ts";
import { classNames } from "../ui/class-names.ts";
import { Logo, type LogoVariant } from "../ui/logo.tsx";
import type { TileDrawing } from "../ui/tile.tsx";
import { Wall } from "../ui/wall.tsx";

interface Look {
  ground: string;
  heading: string;
  logo: LogoVariant;
}

const looks: Record<Exclude<FooterColour, "none">, Look> = {
  green: { ground: "bg-green-900 text-white on-dark", heading: "text-yellow-400", logo: "dark" },
  yellow: { ground: "bg-yellow-400 text-ink", heading: "text-ink", logo: "yellow" },
  blue: { ground: "bg-blue-900 text-white on-dark", heading: "text-blue-200", logo: "dark" },
};

// Nine tiles on a phone, all eighteen from the tablet on.
const strip: readonly TileDrawing[] = [
  { name: "waves", pair: 4 },
  { name: "bottle", pair: 1 },
  { name: "q", pair: 3 },
  { name: "arch", pair: 9 },
  { name: "khatam", pair: 2 },
  { name: "leaf", pair: 8 },
  { name: "can", pair: 7 },
  { name: "q", pair: 2, turn: 180 },
  { name: "tree", pair: 3 },
  { name: "shop", pair: 6 },
  { name: "flower", pair: 1 },
  { name: "jug", pair: 2 },
  { name: "half", pair: 6 },
  { name: "van", pair: 4 },
  { name: "q", pair: 8, turn: 270 },
  { name: "cap", pair: 3 },
  { name: "sun", pair: 9 },
  { name: "flakes", pair: 7 },
];

/** Its colour is a column of the route table. */
export function SiteFooter() {
  const t = useTranslations("shell.footer");
  const language = useLanguage();
  const year = String(useNow().getFullYear());
  const resolution = resolvePath(useLocation().pathname);
  const colour = resolution.kind === "unknown" ? "green" : resolution.page.footer;
  if (colour === "none") return null;
  const { ground, heading, logo } = looks[colour];
  const { email, phone, address } = product.contact;
  return (
    <footer className={classNames("standalone:hidden", ground)}>
      <Wall
        tiles={strip}
        className="grid-cols-9 max-md:[&>:nth-child(n+10)]:hidden md:grid-cols-18"
      />
      <div className="wrap grid gap-10 pt-11 pb-7 md:grid-cols-[1.6fr_1fr_1fr] lg:pt-16">
        <div>
          <Logo name={product.name[language]} variant={logo} className="text-[2.125rem]" />
          <p className="mt-4 max-w-[26ch] opacity-90">{t("madeIn")}</p>
        </div>
        <Column title={t("contact")} className={heading}>
          <li>
            <a href={`mailto:${email}`} className="inline-block py-2">
              <Num>{email}</Num>
            </a>
          </li>
          <li>
            <a href={`tel:${phone.replaceAll(" ", "")}`} className="inline-block py-2">
              <Num>{phone}</Num>
            </a>
          </li>
          <li className="py-2">{address[language]}</li>
        </Column>
        <Column title={t("language")} className={heading}>
          {(["ar", "fr", "en"] as const).map((choice) => (
            <li key={choice} lang={choice}>
              <button
                type="button"
                className="py-2 aria-[current]:font-bold"
                aria-current={choice === language || undefined}
                onClick={() => switchLanguage(choice, language)}
              >
                {languageNames[choice]}
              </button>
            </li>
          ))}
        </Column>
        <p className="border-t-[1.5px] border-current/20 pt-5 text-small md:col-span-3">
          {t("copyright", { year, name: product.name[language] })}
        </p>
      </div>
    </footer>
  );
}

function Column(props: { title: string; className: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={classNames("text-[1rem] tracking-normal", props.className)}>{props.title}</h2>
      <ul className="mt-1.5">{props.children}</ul>
    </div>
  );
}
