import { showCover } from "@app/contract/budgets";
import { listRates } from "@app/contract/rates";
import { Suspense } from "react";
import { Await } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { Cover } from "../features/tokens/cover.tsx";
import { RateSection } from "../features/tokens/rate-section.tsx";
import { TokensPage } from "../features/tokens/tokens-page.tsx";
import { Waiting } from "../features/tokens/section.tsx";
import { call } from "../lib/api-client.ts";
import { callPublicly } from "../lib/public-api.server.ts";
import { unkept } from "../lib/unkept.ts";
import type { Route } from "./+types/tokens";

const none = (): null => null;

export const loader = async () => {
  const [rates, cover] = await Promise.all([
    callPublicly(listRates).catch(none),
    callPublicly(showCover).catch(none),
  ]);
  return rates && cover ? { rates, cover } : unkept({ rates, cover });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Coming from another page, the numbers follow by themselves. */
export const clientLoader = () => ({
  rates: call(listRates).catch(none),
  cover: call(showCover).catch(none),
});

export default function Tokens({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <TokensPage
        rates={
          <Suspense fallback={<Waiting />}>
            <Await resolve={loaderData.rates}>{(rates) => <RateSection rates={rates} />}</Await>
          </Suspense>
        }
        cover={
          <Suspense fallback={<Waiting />}>
            <Await resolve={loaderData.cover}>{(cover) => <Cover answer={cover} />}</Await>
          </Suspense>
        }
      />
      <SiteFooter />
    </>
  );
}
