import { showPoint } from "@app/contract/points";
import { data } from "react-router";
import { useTranslations } from "use-intl";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { fetchPoint } from "../features/map/map.api.ts";
import { PointPage, PointPageFailed, PointPageWaiting } from "../features/map/point-page.tsx";
import { PointHead } from "../features/map/point-head.tsx";
import { ReportMistake } from "../features/report/report-mistake.tsx";
import { AnotherTry } from "../lib/another-try.tsx";
import { ApiError } from "../lib/api-client.ts";
import { callPublicly } from "../lib/public-api.server.ts";
import { unkept } from "../lib/unkept.ts";
import type { Route } from "./+types/consumer.points.$id";

/** Neither an unknown point nor an address that can be none is a page. */
const orNothing = (error: unknown): null => {
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    throw data(null, { status: 404 });
  }
  return null;
};

export const loader = async ({ params: { id } }: Route.LoaderArgs) => {
  const point = await callPublicly(showPoint, { params: { id } }).catch(orNothing);
  return point ? { point } : unkept({ point });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** For a page opened from another one, and for another try. */
export const clientLoader = async ({ params: { id } }: Route.ClientLoaderArgs) => ({
  point: await fetchPoint(id).catch(orNothing),
});

export default function ConsumerPoint({ loaderData: { point } }: Route.ComponentProps) {
  const t = useTranslations("map");
  return (
    <>
      {point ? <PointHead point={point} /> : <title>{t("title")}</title>}
      <SiteHeader />
      {point ? (
        <PointPage point={point}>
          <ReportMistake pointId={point.id} />
        </PointPage>
      ) : (
        <AnotherTry
          waiting={<PointPageWaiting />}
          failed={(again) => <PointPageFailed onRetry={again} />}
        />
      )}
      <SiteFooter />
    </>
  );
}
