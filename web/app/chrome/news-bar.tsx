import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useNews } from "../lib/news.ts";

const bring = async () => ({ default: (await import("./news-notice.tsx")).NewsNotice });

// Few visits have news.
const NewsNotice = import.meta.env.SSR ? (await bring()).default : lazy(bring);

/** Why somebody was led here. */
export function NewsBar() {
  const [search] = useSearchParams();
  const left = useNews();
  const news = search.get("become") === "citizen" ? "becomeCitizen" : left;
  return (
    news && (
      <Suspense fallback={null}>
        <NewsNotice news={news} />
      </Suspense>
    )
  );
}
