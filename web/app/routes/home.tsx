import { showFaq } from "@app/contract/faq";
import { showFigures } from "@app/contract/figures";
import { product } from "@app/contract/product";
import { listRates } from "@app/contract/rates";
import { useTranslations } from "use-intl";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { Hero } from "../features/home/hero.tsx";
import { Faq, loadSections, Roles, Steps, Worth } from "../features/home/parts.ts";
import { detectLocale } from "../i18n/locale.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { DataScript } from "../lib/data-script.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { callPublicly } from "../lib/public-api.server.ts";
import { organisationData } from "../lib/structured-data.ts";
import { unkept } from "../lib/unkept.ts";
import type { Route } from "./+types/home";

/** Without its numbers the page is whole all the same, and without other texts it has its own. */
export const loader = async ({ request, url }: Route.LoaderArgs) => {
  const locale = detectLocale(request.headers, url.searchParams);
  const [figures, rates, faq] = await Promise.all([
    callPublicly(showFigures).catch(() => null),
    callPublicly(listRates).then(
      ({ rates: current }) => current,
      () => [],
    ),
    callPublicly(showFaq, { params: { locale } }).then(
      ({ items }) => items,
      () => undefined,
    ),
  ]);
  const found = { figures, rates, faq, asOf: Date.now() };
  return figures && rates.length > 0 && faq !== undefined ? found : unkept(found);
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Coming from another page the frame shows at once, and the numbers are asked for. */
export const clientLoader = async () => {
  await loadSections();
  return { figures: null, rates: [], faq: undefined, asOf: Date.now() };
};

export const shouldRevalidate = () => false;

export default function Home({ loaderData: { figures, rates, faq, asOf } }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useTranslations("home");
  return (
    <>
      <PageHead
        title={`${product.name[language]}: ${product.tagline[language]}`}
        description={t("intro")}
      />
      <DataScript data={organisationData(language)} />
      <SiteHeader />
      <main id="content">
        <Hero figures={figures} asOf={asOf} />
        <Steps />
        <Worth wakes="near" rates={rates} />
        <Roles />
        <Faq written={faq} />
      </main>
      <SiteFooter />
    </>
  );
}
