import { LogOut } from "lucide-react";
import { useTranslations } from "use-intl";
import { IconLink } from "../../ui/icon-link.tsx";

/** A link, not a button: the page it leads to signs out, also when opened by its address. */
export function SignOutLink({ className }: { className?: string }) {
  const t = useTranslations("session");
  return (
    <IconLink to="/logout" label={t("signOut")} className={className}>
      <LogOut className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    </IconLink>
  );
}
