import { useSearchParams } from "react-router";
import { latePart } from "../i18n/late-part.tsx";
import { useNews } from "../lib/news.ts";

// Few visits have news.
const { LatePart: NewsNotice } = latePart(
  [],
  async () => (await import("./news-notice.tsx")).NewsNotice,
);

/** Why somebody was led here. */
export function NewsBar() {
  const [search] = useSearchParams();
  const left = useNews();
  const news = search.get("become") === "citizen" ? "becomeCitizen" : left;
  return news && <NewsNotice news={news} />;
}
