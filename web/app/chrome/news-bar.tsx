import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { type News, useNews } from "../lib/news.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

type Shown = News | "becomeCitizen";

const leadsTo: Record<Shown, string> = {
  transporterUnchecked: "/transporter/dashboard",
  becomeCitizen: "/settings#roles",
};

/** Why somebody was led here. */
export function NewsBar() {
  const t = useTranslations("shell.news");
  const [search] = useSearchParams();
  const left = useNews();
  const news: Shown | undefined = search.get("become") === "citizen" ? "becomeCitizen" : left;
  if (!news) return null;
  return (
    <div className="wrap pb-4">
      <Notice
        tone="warning"
        action={
          <ButtonLink to={leadsTo[news]} variant="soft" size="sm">
            {t(`${news}.action`)}
          </ButtonLink>
        }
      >
        {t(`${news}.text`)}
      </Notice>
    </div>
  );
}
