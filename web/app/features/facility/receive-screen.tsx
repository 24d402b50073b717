import { localized } from "@app/contract/localized-text";
import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { Truck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { formatKilograms, Num } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { timeOf } from "../../i18n/when.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { LogoMark } from "../../ui/logo.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Load } from "./facility.api.ts";
import { Dead } from "./dead.tsx";
import { ReceiveForm } from "./receive-form.tsx";
import { useLoad } from "./use-receiving.ts";

interface ReceiveScreenProps {
  token: string;
  /** The choice of language: whoever stands at the scale has no account. */
  languages: ReactNode;
}

/** What a van brings, for whoever stands at the facility's scale: one page, no account, once. */
export function ReceiveScreen({ token, languages }: ReceiveScreenProps) {
  const { data, failed, reload } = useLoad(token);
  return (
    <ReceiveFrame languages={languages}>
      {data === "dead" && <Dead />}
      {data && data !== "dead" && <Van load={data} token={token} />}
      {!data && failed && <Failed onRetry={reload} />}
    </ReceiveFrame>
  );
}

/** The same layout with nothing in it yet: what the server sends. */
export function ReceiveFrame({
  languages,
  children,
}: {
  languages: ReactNode;
  children?: ReactNode;
}) {
  const t = useTranslations("facility");
  const language = useLanguage();
  const isOnline = useOnline();
  const isEmpty = Array.isArray(children) ? children.every((child) => !child) : !children;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex min-h-14 items-center gap-2 bg-stone px-page">
        <LogoMark variant="light" />
        <p className="min-w-0 flex-1 truncate font-extrabold">{product.name[language]}</p>
        {languages}
      </header>
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      <main
        id="content"
        className="mx-auto grid w-full max-w-[40rem] content-start gap-4 px-page pt-4 pb-10"
      >
        <h1 className="text-h2">{t("title")}</h1>
        {isEmpty ? (
          <>
            <p role="status" className="sr-only">
              {t("loading")}
            </p>
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-40 w-full" />
          </>
        ) : (
          children
        )}
      </main>
    </div>
  );
}

const totalOf = ({ onBoard }: Load): number => onBoard.reduce((all, { grams }) => all + grams, 0);

function Van({ load, token }: { load: Load; token: string }) {
  const t = useTranslations("facility");
  const language: Locale = useLanguage();
  return (
    <>
      <section className="flex items-center gap-3.5 rounded-[18px] rounded-ee-[40px] bg-white p-4">
        <Truck className="size-8 flex-none rtl:-scale-x-100" aria-hidden="true" />
        <div className="min-w-0 leading-snug">
          <p className="font-bold">
            <bdi>{load.driver.name}</bdi> <Num className="font-semibold">{load.driver.plate}</Num>
          </p>
          <p>
            {t("brings", {
              weight: t("kilograms", { kg: formatKilograms(totalOf(load), language) }),
              facility: localized(load.facility.name, language),
            })}
          </p>
          <p className="text-small text-muted">
            {t("lots")} <Num>{load.lots.map(({ number }) => number).join(", ")}</Num>
          </p>
        </div>
      </section>
      {load.receivedAt === null ? (
        <ReceiveForm load={load} token={token} />
      ) : (
        <Used at={timeOf(Date.parse(load.receivedAt), language)} />
      )}
    </>
  );
}

function Used({ at }: { at: string }) {
  const t = useTranslations("facility");
  return (
    <div role="status" data-testid="used">
      <Empty tile={{ name: "scale", pair: 3 }}>{t("used", { time: at })}</Empty>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("facility");
  return (
    <div role="alert">
      <Empty
        tile={{ name: "factory", pair: 0 }}
        action={<Button onClick={onRetry}>{t("tryAgain")}</Button>}
      >
        {t("failed")}
      </Empty>
    </div>
  );
}
