import { consentVersions } from "@app/contract/consent";
import { contactMonths, graceDays, schoolMonths } from "@app/contract/privacy";
import { product } from "@app/contract/product";
import { reviewScore, signalRules } from "@app/contract/signals";
import { Printer } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf } from "../../i18n/when.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { partsOf } from "./paragraphs.ts";

/** In the order they are read. */
const sections = {
  privacy: [
    "who",
    "data",
    "why",
    "signals",
    "ground",
    "share",
    "long",
    "place",
    "rights",
    "changes",
  ],
  terms: [
    "service",
    "account",
    "deposits",
    "tokens",
    "disputes",
    "fraud",
    "partners",
    "limits",
    "leaving",
    "law",
  ],
} as const;

const { velocity, pair, night } = signalRules;

/** The numbers in the texts: those the program goes by. */
const numbers = {
  days: graceDays,
  months: contactMonths,
  schoolMonths,
  citizenDeposits: velocity.mostOfCitizen,
  pointDeposits: velocity.mostOfPoint,
  pairDeposits: pair.most,
  pairDays: pair.days,
  nightFrom: night.fromHour,
  nightUntil: night.untilHour,
  reviewScore,
};

const paths = { privacy: "/globalLegal/privacyPolicy", terms: "/globalLegal/terms" } as const;

export type LegalDocument = keyof typeof sections;

interface Section {
  id: string;
  title: string;
  text: string;
}

const useSections = (document: LegalDocument): Section[] => {
  const t = useTranslations("legal");
  const name = product.name[useLanguage()];
  const values = { name, ...numbers };
  return document === "privacy"
    ? sections.privacy.map((id) => ({
        id,
        title: t(`privacy.${id}.title`),
        text: t(`privacy.${id}.text`, values),
      }))
    : sections.terms.map((id) => ({
        id,
        title: t(`terms.${id}.title`),
        text: t(`terms.${id}.text`, values),
      }));
};

/** What people agree to when they sign up: this very version. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const t = useTranslations("legal");
  const language = useLanguage();
  const parts = useSections(document);
  const other = document === "privacy" ? "terms" : "privacy";
  const date = dateOf(Date.parse(consentVersions[document]), language);
  return (
    <main id="content" className="wrap pt-6 pb-14 lg:pt-14 lg:pb-24">
      <PageHead title={t(`${document}.title`)} description={t(`${document}.summary`)} />
      <h1 className="text-h1">{t(`${document}.title`)}</h1>
      <p className="mt-3 text-muted">{t("version", { date })}</p>
      <p className="mt-5 max-w-[44rem] rounded-medium rounded-ee-turn bg-green-100 p-5 text-[1.125rem]">
        {t(`${document}.summary`)}
      </p>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_minmax(0,44rem)]">
        <Contents parts={parts} />
        <div className="grid gap-8">
          {parts.map((part) => (
            <SectionText key={part.id} {...part} />
          ))}
          <p className="flex flex-wrap gap-x-6 border-t-2 border-ink pt-4 print:hidden">
            <Link to={paths[other]} className="link py-2.5">
              {t(`other.${other}`)}
            </Link>
            <button
              type="button"
              onClick={() => print()}
              className="inline-flex min-h-11 items-center gap-2 font-bold"
            >
              <Printer className="size-5" aria-hidden="true" />
              {t("print")}
            </button>
          </p>
        </div>
      </div>
    </main>
  );
}

function Contents({ parts }: { parts: readonly Section[] }) {
  const t = useTranslations("legal");
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-8 lg:self-start print:hidden">
      <h2 id="contents" className="text-[1.0625rem] tracking-normal">
        {t("contents")}
      </h2>
      <ol className="mt-1">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center underline-offset-4 underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function SectionText({ id, title, text }: Section) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      <div className="mt-2.5 grid gap-2.5">
        {partsOf(text).map((part) =>
          part.kind === "text" ? (
            <p key={part.text}>{part.text}</p>
          ) : (
            <ul key={part.items[0]} className="grid list-disc gap-1.5 ps-5 marker:text-edge">
              {part.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ),
        )}
      </div>
      {id === "who" && <Contact />}
    </section>
  );
}

function Contact() {
  const language = useLanguage();
  const { email, phone, address } = product.contact;
  return (
    <ul className="mt-2 font-semibold">
      <li>{address[language]}</li>
      <li>
        <a href={`mailto:${email}`} className="inline-block py-2.5 underline underline-offset-4">
          <Num>{email}</Num>
        </a>
      </li>
      <li>
        <a
          href={`tel:${phone.replaceAll(" ", "")}`}
          className="inline-block py-2.5 underline underline-offset-4"
        >
          <Num>{phone}</Num>
        </a>
      </li>
    </ul>
  );
}
