import { listPoints, pointsPageSize } from "@app/contract/points";
import { useTranslations } from "use-intl";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { filterQuery, readFilters } from "../features/map/point-filters.ts";
import { PointsScreen } from "../features/map/points-screen.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { callPublicly } from "../lib/public-api.server.ts";
import { unkept } from "../lib/unkept.ts";
import type { Route } from "./+types/consumer";

/** The first page of the list, for search engines and slow phones; without it the browser asks. */
export const loader = async ({ url }: Route.LoaderArgs) => {
  const query = { ...filterQuery(readFilters(url.searchParams)), limit: pointsPageSize };
  const first = await callPublicly(listPoints, { query }).catch(() => null);
  return first ? { first } : unkept({ first });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Coming from another page the frame shows at once, and the list asks by itself. */
export const clientLoader = () => ({ first: null });

/** Other filters are another question, which the list asks by itself. */
export const shouldRevalidate = () => false;

export default function Consumer({ loaderData, matches }: Route.ComponentProps) {
  const t = useTranslations("map");
  return (
    <>
      <PageHead title={t("title")} description={t("intro")} />
      <PointsScreen
        header={<SiteHeader />}
        first={loaderData.first}
        tiles={matches[0].loaderData.tiles}
      />
      <SiteFooter />
    </>
  );
}
