import { useTranslations } from "use-intl";
import type { News } from "../lib/news.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

type Shown = News | "becomeCitizen";

const leadsTo: Record<Shown, string> = {
  transporterUnchecked: "/transporter/dashboard",
  becomeCitizen: "/settings#roles",
};

export function NewsNotice({ news }: { news: Shown }) {
  const t = useTranslations("shell.news");
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
