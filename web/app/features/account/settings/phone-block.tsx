import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../i18n/format.tsx";
import { useWaitingCount } from "../../../lib/use-waiting-count.ts";
import { Block } from "./block.tsx";

/** For whoever weighs with this phone: what it still has to send. */
export function PhoneBlock({ listPath }: { listPath: string }) {
  const t = useTranslations("account");
  const { whole } = useNumbers();
  const count = useWaitingCount();
  if (count === null) return null;
  return (
    <Block id="phone" title={t("settings.phone.title")}>
      <Link
        to={listPath}
        className="flex min-h-13 items-center gap-3 rounded-medium bg-white px-4 py-2"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-bold">{t("settings.phone.deposits")}</span>
          <span className="block text-small text-muted">
            {t("settings.phone.waiting", { count, shown: whole(count) })}
          </span>
        </span>
        <ChevronRight className="size-5 flex-none rtl:-scale-x-100" aria-hidden="true" />
      </Link>
    </Block>
  );
}
