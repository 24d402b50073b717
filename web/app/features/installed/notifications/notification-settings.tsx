import { product } from "@app/contract/product";
import { Bell, BellOff, Send } from "lucide-react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { isApple, isStandalone } from "../device.ts";
import { useNotifications, type Notifications } from "./use-notifications.ts";

/** What this device tells the person, asked for with its reason. */
export function NotificationSettings({ userId }: { userId: string }) {
  const t = useTranslations("installed.notifications");
  const notifications = useNotifications(userId);
  const { news } = notifications;
  return (
    <div className="grid justify-items-start gap-3">
      <State {...notifications} />
      <p role="status" className="font-semibold empty:hidden">
        {news && t(news)}
      </p>
    </div>
  );
}

function State(notifications: Notifications) {
  const t = useTranslations("installed.notifications");
  const name = product.name[useLanguage()];
  switch (notifications.state) {
    case undefined:
      return <Skeleton className="h-13 w-full" />;
    case "unsupported":
      return <p>{isApple() && !isStandalone() ? t("unsupportedApple") : t("unsupported")}</p>;
    case "closed":
      return <p>{t("closed")}</p>;
    case "refused":
      return <p>{t("refused", { name })}</p>;
    case "off":
      return <Off {...notifications} />;
    case "on":
      return <On {...notifications} />;
  }
}

function Off({ busy, turnOn }: Notifications) {
  const t = useTranslations("installed.notifications");
  return (
    <>
      <p>{t("reason")}</p>
      <Button variant="ink" busy={busy} busyLabel={t("working")} onClick={turnOn}>
        <Bell className="size-5 flex-none" aria-hidden="true" />
        {t("turnOn")}
      </Button>
    </>
  );
}

function On({ busy, turnOff, test }: Notifications) {
  const t = useTranslations("installed.notifications");
  return (
    <>
      <p className="font-semibold text-green-700">{t("on")}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="ink" size="sm" busy={busy} busyLabel={t("working")} onClick={test}>
          <Send className="size-5 flex-none rtl:-scale-x-100" aria-hidden="true" />
          {t("test")}
        </Button>
        <Button variant="soft" size="sm" onClick={turnOff}>
          <BellOff className="size-5 flex-none" aria-hidden="true" />
          {t("turnOff")}
        </Button>
      </div>
    </>
  );
}
