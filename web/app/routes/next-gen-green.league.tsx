import { showLeague } from "@app/contract/classes";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { SchoolHeader } from "../chrome/school-header.tsx";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { fetchLeague } from "../features/classes/classes.api.ts";
import { LeaguePage } from "../features/classes/league-page.tsx";
import { callPublicly } from "../lib/public-api.server.ts";
import { unkept } from "../lib/unkept.ts";
import type { Route } from "./+types/next-gen-green.league";

export const loader = async () => {
  const league = await callPublicly(showLeague).catch(() => null);
  return league ? { league } : unkept({ league });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** For a page opened from another one. */
export const clientLoader = async () => ({ league: await fetchLeague() });

export default function League({ loaderData: { league } }: Route.ComponentProps) {
  const t = useTranslations("league");
  const { revalidate } = useRevalidator();
  return (
    <>
      <SchoolHeader forTeachers={t("forTeachers")} />
      <LeaguePage league={league} onRetry={() => void revalidate()} />
      <SiteFooter />
    </>
  );
}
