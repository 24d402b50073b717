import type { PointToday } from "@app/contract/point-day";
import { product } from "@app/contract/product";
import { useTranslations } from "use-intl";
import { Num } from "../../../../i18n/format.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";

interface DayNoticeProps {
  today: PointToday;
  isOwner: boolean;
}

/** Why this is no day like others: the point is paused, not open yet, or closed today. */
export function DayNotice({ today: { status, isOpenToday }, isOwner }: DayNoticeProps) {
  const t = useTranslations("counter.today");
  if (status === "suspended") return <Paused />;
  if (status === "closed") return <Notice tone="warning">{t("shut")}</Notice>;
  if (status === "pending") return <Notice tone="info">{t("pending")}</Notice>;
  if (status === "draft") return <Unfinished isOwner={isOwner} />;
  if (isOpenToday !== false) return null;
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink to="/collection-point/intake" variant="soft" size="sm">
          {t("closedAction")}
        </ButtonLink>
      }
    >
      {t("closed")}
    </Notice>
  );
}

function Unfinished({ isOwner }: { isOwner: boolean }) {
  const t = useTranslations("counter");
  return (
    <Notice
      tone="info"
      action={
        isOwner && (
          <ButtonLink to="/collection-point/profile" variant="soft" size="sm">
            {t("nav.profile")}
          </ButtonLink>
        )
      }
    >
      {t("today.draft")}
    </Notice>
  );
}

function Paused() {
  const t = useTranslations("deposits.notice");
  const { phone } = product.contact;
  return (
    <Notice
      tone="problem"
      title={t("pointSuspended")}
      action={
        <a
          href={`tel:${phone.replaceAll(" ", "")}`}
          className="link inline-block min-h-11 content-center"
        >
          {t.rich("call", { phone: () => <Num>{phone}</Num> })}
        </a>
      }
    />
  );
}
