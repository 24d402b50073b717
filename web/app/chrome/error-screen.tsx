import { product } from "@app/contract/product";
import { House, Mail, Phone, RefreshCw } from "lucide-react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../i18n/num.tsx";
import { useOnline } from "../lib/use-online.ts";
import { ButtonLink } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Tile } from "../ui/tile.tsx";

type Case = "server" | "notFound" | "forbidden" | "offline";

const statusOf = (error: unknown): number | undefined => {
  if (isRouteErrorResponse(error)) return error.status;
  const status: unknown = error instanceof Error && "status" in error ? error.status : undefined;
  return typeof status === "number" ? status : undefined;
};

/** What a mistake of ours or the server says of itself; it helps whoever is called. */
const messageOf = (error: unknown): string | undefined =>
  error instanceof Error && "status" in error ? error.message : undefined;

const caseOf = (status: number | undefined, isOnline: boolean): Case => {
  if (status === 404) return "notFound";
  if (status === 403) return "forbidden";
  return isOnline ? "server" : "offline";
};

/** What went wrong, what to do next, and whom to call. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useTranslations("shell.error");
  const status = statusOf(error);
  const message = messageOf(error);
  const situation = caseOf(status, useOnline());
  return (
    <main className="flex min-h-dvh flex-col md:flex-row">
      <title>{t(`headline.${situation}`)}</title>
      <BottleOnTheWall />
      <div className="flex flex-1 flex-col px-page pt-6 pb-8 md:order-1 md:justify-center md:py-16 lg:ps-[max(var(--spacing-page),calc(50vw-42rem))]">
        <p className="num text-[4rem] text-red-600 lg:text-display">
          <bdi>{status ?? t("code")}</bdi>
        </p>
        <h1 className="mt-2 max-w-[18ch] text-h2 lg:text-h1">{t(`headline.${situation}`)}</h1>
        <p className="mt-2 max-w-[44ch] text-muted lg:text-[1.125rem]">{t(`text.${situation}`)}</p>
        {message && (
          <p className="mt-2 text-small text-muted">
            <bdi>{message}</bdi>
          </p>
        )}
        <NextSteps isWorthRetrying={situation === "server" || situation === "offline"} />
        <Contact title={t("help")} />
      </div>
    </main>
  );
}

/** Trying again and going home; the one that helps more comes first. */
function NextSteps({ isWorthRetrying }: { isWorthRetrying: boolean }) {
  const t = useTranslations("shell.error");
  const { pathname, search } = useLocation();
  return (
    <div className="mt-5 grid gap-2.5 md:mt-8 md:flex">
      <ButtonLink
        to={pathname + search}
        reloadDocument
        variant={isWorthRetrying ? "primary" : "soft"}
      >
        <RefreshCw className="size-5" aria-hidden="true" />
        {t("refresh")}
      </ButtonLink>
      <ButtonLink
        to="/"
        reloadDocument
        variant={isWorthRetrying ? "soft" : "primary"}
        className={classNames("standalone:hidden", !isWorthRetrying && "-order-1")}
      >
        <House className="size-5" aria-hidden="true" />
        {t("home")}
      </ButtonLink>
    </div>
  );
}

/** The bottle tilts between two quarter turns; it stands still for those who asked for no motion. */
function BottleOnTheWall() {
  return (
    <div className="grid grid-cols-3 md:order-2 md:w-[33.34dvh] md:grid-cols-1 md:self-stretch">
      <Tile name="q" pair={8} />
      <Tile name="bottle" pair={6} className="[&>svg]:animate-tilt" />
      <Tile name="q" pair={3} turn={90} />
    </div>
  );
}

function Contact({ title }: { title: string }) {
  const { phone, email } = product.contact;
  return (
    <div className="mt-auto pt-8 md:mt-0 md:pt-12">
      <h2 className="text-[1.0625rem]">{title}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-6 font-semibold">
        <li>
          <a
            href={`tel:${phone.replaceAll(" ", "")}`}
            className="inline-flex min-h-11 items-center gap-2"
          >
            <Phone className="size-4" aria-hidden="true" />
            <Num>{phone}</Num>
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center gap-2">
            <Mail className="size-4" aria-hidden="true" />
            <Num>{email}</Num>
          </a>
        </li>
      </ul>
    </div>
  );
}
