import { useTranslations } from "use-intl";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Numbers on their way, coming from another page. */
export function Waiting() {
  const t = useTranslations("tokens");
  return (
    <div className="wrap grid gap-4 py-15 lg:py-24">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}

/** Numbers that did not come; the rest of the page stands without them. */
export function Missing({ children }: { children: string }) {
  const t = useTranslations("tokens");
  return (
    <Notice
      tone="problem"
      action={
        <ButtonLink to="/tokens" variant="soft" size="sm" reloadDocument>
          {t("tryAgain")}
        </ButtonLink>
      }
      className="mt-8"
    >
      {children}
    </Notice>
  );
}
