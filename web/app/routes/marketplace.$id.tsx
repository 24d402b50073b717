import { showReward } from "@app/contract/rewards";
import { data, useLocation, useNavigate, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { OpenLine } from "../features/map/open-line.tsx";
import { keptReward } from "../features/rewards/kept-rewards.ts";
import { RewardHead } from "../features/rewards/reward-head.tsx";
import {
  RewardPage,
  RewardPageFailed,
  RewardPageWaiting,
} from "../features/rewards/reward-page.tsx";
import { fetchReward } from "../features/rewards/rewards.api.ts";
import { rememberPath } from "../features/session/destinations.ts";
import { LogInLink } from "../features/session/log-in-link.tsx";
import { AnotherTry } from "../lib/another-try.tsx";
import { ApiError } from "../lib/api-client.ts";
import { callPublicly } from "../lib/public-api.server.ts";
import { unkept } from "../lib/unkept.ts";
import { useHasSignedIn } from "../lib/use-app-look.ts";
import { voucherPath } from "../lib/vouchers-source.ts";
import type { Route } from "./+types/marketplace.$id";

/** Neither an unknown reward nor an address that can be none is a page. */
const orNothing = (error: unknown): null => {
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    throw data(null, { status: 404 });
  }
  return null;
};

export const loader = async ({ params: { id } }: Route.LoaderArgs) => {
  const answer = await callPublicly(showReward, { params: { id } }).catch(orNothing);
  return answer ? { reward: answer.reward } : unkept({ reward: null });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** For a page opened from another one, and for another try; without a network what was seen last. */
export const clientLoader = async ({ params: { id } }: Route.ClientLoaderArgs) => ({
  reward: (await fetchReward(id).catch(orNothing)) ?? keptReward(id),
});

export default function MarketplaceReward({ loaderData: { reward } }: Route.ComponentProps) {
  const t = useTranslations("rewards");
  // A member's page has a bar of its own on a phone.
  const hasAppBar = useHasSignedIn();
  return (
    <>
      {reward ? <RewardHead reward={reward} /> : <title>{t("title")}</title>}
      <SiteHeader hasAppBar={hasAppBar} />
      <div className="flex min-h-dvh flex-col">
        {reward ? (
          <Shown reward={reward} />
        ) : (
          <AnotherTry
            waiting={<RewardPageWaiting />}
            failed={(again) => <RewardPageFailed onRetry={again} />}
          />
        )}
      </div>
      <SiteFooter />
    </>
  );
}

function Shown({ reward }: { reward: NonNullable<Route.ComponentProps["loaderData"]["reward"]> }) {
  const t = useTranslations("rewards");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  return (
    <RewardPage
      reward={reward}
      openLine={<OpenLine point={{ hours: reward.partner.hours, isFull: false }} />}
      logIn={(variant) => <LogInLink variant={variant}>{t("logIn")}</LogInLink>}
      onExchanged={(id) => void navigate(voucherPath(id))}
      onUnconfirmed={() => {
        rememberPath(pathname);
        void navigate("/sendCode");
      }}
      onOutOfDate={() => void revalidate()}
    />
  );
}
