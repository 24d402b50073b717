import { RefreshCw, UserRound } from "lucide-react";
import { product } from "@app/contract/product";
import { useTranslations } from "use-intl";
import { useLanguage } from "../i18n/use-language.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";
import { Wall } from "../ui/wall.tsx";

/**
 * Kept on the device and shown under whatever address could not be had. It runs no script: the
 * router would look for the page of that address.
 */
export default function Offline() {
  const t = useTranslations("installed.offline");
  const name = product.name[useLanguage()];
  return (
    <main className="mx-auto flex min-h-dvh max-w-160 flex-col">
      <title>{t("headline")}</title>
      <meta name="robots" content="noindex" />
      <div className="flex min-h-16 items-center px-page">
        <Logo name={name} />
      </div>
      <Wall
        tiles={[
          { name: "q", pair: 8 },
          { name: "arcs", pair: 1 },
          { name: "bottle", pair: 6 },
          { name: "q", pair: 3, turn: 90 },
        ]}
        className="grid-cols-4"
      />
      <div className="flex flex-1 flex-col px-page pt-6 pb-8">
        <h1 className="text-h1">{t("headline")}</h1>
        <p className="mt-3 text-muted">{t("text")}</p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is the one in the address bar */}
        <a
          href=""
          className="button mt-5 min-h-13 rounded-[16px] rounded-ee-[34px] bg-green-700 px-6 text-[1.0625rem] text-white hover:bg-green-900"
        >
          <RefreshCw className="size-5" aria-hidden="true" />
          {t("retry")}
        </a>
        <p className="mt-8">{t("mineText")}</p>
        <ButtonLink to="/dashboard" reloadDocument variant="soft" className="mt-3">
          <UserRound className="size-5" aria-hidden="true" />
          {t("mine")}
        </ButtonLink>
      </div>
    </main>
  );
}
