import { useTranslations } from "use-intl";
import { latePart } from "../i18n/late-part.tsx";
import { useHasSignedIn } from "../lib/use-app-look.ts";
import { usePrefetch } from "../lib/use-prefetch.ts";
import { ButtonLink } from "../ui/button.tsx";

// A visitor's page carries nothing of this.
const { LatePart: SignedIn } = latePart([], async () => (await import("./signed-in.tsx")).SignedIn);

/** The end of the header: the way in, or the way to one's own page. */
export function Account({ logInPath = "/login" }: { logInPath?: string }) {
  const t = useTranslations("shell");
  const isSignedIn = useHasSignedIn();
  const prefetch = usePrefetch();
  const logIn = (
    <ButtonLink
      to={logInPath}
      prefetch={prefetch}
      variant="ghost"
      size="sm"
      className="min-w-0 shrink @max-[20.1rem]:px-2"
    >
      {t("logIn")}
    </ButtonLink>
  );
  return isSignedIn ? <SignedIn otherwise={logIn} /> : logIn;
}
