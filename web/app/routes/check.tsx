import { listDayRoots } from "@app/contract/custody";
import { Suspense } from "react";
import { Await } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { CheckPage } from "../features/check/check-page.tsx";
import { Root } from "../features/check/root.tsx";
import { call } from "../lib/api-client.ts";
import { callPublicly } from "../lib/public-api.server.ts";
import { unkept } from "../lib/unkept.ts";
import type { Route } from "./+types/check";

export const loader = async () => {
  const found = await callPublicly(listDayRoots).catch(() => null);
  const newest = found?.days[0] ?? null;
  return found ? { newest } : unkept({ newest });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Coming from another page, or without a network, the page is there at once; its root follows. */
export const clientLoader = () => ({
  newest: call(listDayRoots).then(
    ({ days }) => days[0] ?? null,
    () => null,
  ),
});

export default function Check({ loaderData, params }: Route.ComponentProps) {
  const { subject } = params as { subject?: string };
  return (
    <>
      <SiteHeader />
      <CheckPage
        key={subject}
        subject={subject}
        newest={
          <Suspense fallback={null}>
            <Await resolve={loaderData.newest}>{(root) => root && <Root root={root} />}</Await>
          </Suspense>
        }
      />
      <SiteFooter />
    </>
  );
}
