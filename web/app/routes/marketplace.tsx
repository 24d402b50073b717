import { listRewards } from "@app/contract/rewards";
import { useTranslations } from "use-intl";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { MarketScreen } from "../features/rewards/market-screen.tsx";
import { LogInLink } from "../features/session/log-in-link.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { callPublicly } from "../lib/public-api.server.ts";
import { unkept } from "../lib/unkept.ts";
import { useHasSignedIn } from "../lib/use-app-look.ts";
import type { Route } from "./+types/marketplace";

/** The list, for search engines and slow phones; without it the browser asks. */
export const loader = async () => {
  const first = await callPublicly(listRewards).catch(() => null);
  return first ? { first: first.rewards } : unkept({ first: null });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Coming from another page the frame shows at once, and the list asks by itself. */
export const clientLoader = () => ({ first: null });

/** Other filters show other parts of the same list. */
export const shouldRevalidate = () => false;

export default function Marketplace({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations("rewards");
  // A member's page has a bar of its own on a phone.
  const hasAppBar = useHasSignedIn();
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <SiteHeader hasAppBar={hasAppBar} />
      <div className="flex min-h-dvh flex-col">
        <MarketScreen
          first={first}
          logIn={(variant) => <LogInLink variant={variant}>{t("logIn")}</LogInLink>}
        />
      </div>
      <SiteFooter />
    </>
  );
}
