import { product } from "@app/contract/product";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { Faq } from "../features/home/faq.tsx";
import { Hero } from "../features/home/hero.tsx";
import { Steps } from "../features/home/steps.tsx";
import { useLanguage } from "../i18n/use-language.ts";

export default function Home() {
  const language = useLanguage();
  return (
    <>
      <title>{`${product.name[language]}: ${product.tagline[language]}`}</title>
      <SiteHeader />
      <main id="content">
        <Hero />
        <Steps />
        <Faq />
      </main>
      <SiteFooter />
    </>
  );
}
