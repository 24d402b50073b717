import { listRates } from "@app/contract/rates";
import { Suspense } from "react";
import { Await } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { Earnings, type Rates } from "../features/start/earnings.tsx";
import { StartPage } from "../features/start/start-page.tsx";
import { call } from "../lib/api-client.ts";
import { callPublicly } from "../lib/public-api.server.ts";
import { unkept } from "../lib/unkept.ts";
import type { Route } from "./+types/start-recycling";

const none = (): Rates => [];

export const loader = async () => {
  const rates = await callPublicly(listRates).then(({ rates }) => rates, none);
  return rates.length > 0 ? { rates } : unkept({ rates });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Coming from another page, the rates follow by themselves. */
export const clientLoader = () => ({
  rates: call(listRates).then(({ rates }) => rates, none),
});

export default function StartRecycling({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <StartPage
        earnings={
          <Suspense>
            <Await resolve={loaderData.rates}>{(rates) => <Earnings rates={rates} />}</Await>
          </Suspense>
        }
      />
      <SiteFooter />
    </>
  );
}
