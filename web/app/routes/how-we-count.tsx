import { listEmissionFactors } from "@app/contract/reports";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { fetchFactors } from "../features/counting/counting.api.ts";
import { CountingPage } from "../features/counting/counting-page.tsx";
import { callPublicly } from "../lib/public-api.server.ts";
import { unkept } from "../lib/unkept.ts";
import type { Route } from "./+types/how-we-count";

export const loader = async () => {
  const found = await callPublicly(listEmissionFactors).catch(() => null);
  return found ? { factors: found.factors } : unkept({ factors: null });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** For a page opened from another one. */
export const clientLoader = async () => ({ factors: await fetchFactors() });

export default function HowWeCount({ loaderData: { factors } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <CountingPage factors={factors} />
      <SiteFooter />
    </>
  );
}
