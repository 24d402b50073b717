import { lazy, Suspense, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { deviceStore, deviceTokens, strategyKey } from "../lib/storage.ts";
import { ButtonLink } from "../ui/button.tsx";

// A visitor's page carries nothing of this.
const SignedIn = lazy(async () => ({ default: (await import("./signed-in.tsx")).SignedIn }));

const hasSignedIn = () => deviceStore.read(strategyKey) !== null;
const nobody = () => false;

/** The end of the header: the way in, or the way to one's own page. */
export function Account() {
  const t = useTranslations("shell");
  const isSignedIn = useSyncExternalStore(deviceTokens.subscribe, hasSignedIn, nobody);
  const logIn = (
    <ButtonLink to="/login" variant="ghost" size="sm">
      {t("logIn")}
    </ButtonLink>
  );
  return isSignedIn ? (
    <Suspense fallback={null}>
      <SignedIn otherwise={logIn} />
    </Suspense>
  ) : (
    logIn
  );
}
