import { localized } from "@app/contract/localized-text";
import { type ClosedPart, listClosed } from "@app/contract/switches";
import { House } from "lucide-react";
import { useSearchParams } from "react-router";
import { useMessages, useTranslations } from "use-intl";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { useLanguage } from "../i18n/use-language.ts";
import { fullDayOf } from "../i18n/when.ts";
import { call } from "../lib/api-client.ts";
import { useLoaded } from "../lib/use-loaded.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Wall } from "../ui/wall.tsx";

export default function Off() {
  const t = useTranslations("off");
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
      <SiteHeader />
      <main id="content" className="wrap grid gap-8 py-10 md:grid-cols-2 md:items-center md:py-20">
        <div className="md:order-1">
          <h1 className="max-w-[14ch] text-h1">{t("headline")}</h1>
          <Later />
          <ButtonLink to="/" turned className="mt-7">
            <House className="size-5" aria-hidden="true" />
            {t("home")}
          </ButtonLink>
        </div>
        <Wall
          tiles={[
            { name: "q", pair: 8, turn: 90 },
            { name: "arch", pair: 2 },
            { name: "leaf", pair: 3 },
            { name: "khatam", pair: 7 },
            { name: "q", pair: 1, turn: 180 },
            "ghost",
          ]}
          className="grid-cols-3 overflow-hidden rounded-medium rounded-ee-[72px] md:order-2"
        />
      </main>
      <SiteFooter />
    </>
  );
}

/** Which part it is comes with the address; an unknown one is simply not named. */
function Later() {
  const t = useTranslations("off");
  const [search] = useSearchParams();
  const { off } = useMessages();
  const feature = Object.keys(off.features).find((name) => name === search.get("f"));
  const closed = useClosedPart(feature);
  if (!feature) return null;
  if (closed) return <Closed {...closed} />;
  return (
    <p className="mt-5 max-w-[40ch] text-[1.125rem]">
      <b className="block">{t("later")}</b>
      {t(`features.${feature as keyof typeof off.features}`)}
    </p>
  );
}

const loadClosed = async () => (await call(listClosed)).closed;

/** What the back office says of it; undefined while it is not known, or was not closed by hand. */
const useClosedPart = (feature: string | undefined): ClosedPart | undefined => {
  return useLoaded(loadClosed).data?.find((part) => part.feature === feature);
};

function Closed({ words, backOn }: ClosedPart) {
  const t = useTranslations("off");
  const language = useLanguage();
  return (
    <p role="status" className="mt-5 max-w-[40ch] text-[1.125rem]">
      <bdi className="block">{localized(words, language)}</bdi>
      {backOn && <b className="mt-3 block">{t("backOn", { day: fullDayOf(backOn, language) })}</b>}
    </p>
  );
}
