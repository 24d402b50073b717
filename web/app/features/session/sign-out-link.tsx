import { LogOut } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";

/** A link, not a button: the page it leads to signs out, also when opened by its address. */
export function SignOutLink({ className }: { className?: string }) {
  const t = useTranslations("session");
  return (
    <Link
      to="/logout"
      aria-label={t("signOut")}
      className={classNames("grid size-11 flex-none place-items-center rounded-medium", className)}
    >
      <LogOut className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  );
}
