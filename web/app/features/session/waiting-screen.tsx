import { useTranslations } from "use-intl";
import { Spinner } from "../../ui/spinner.tsx";

/** In the place of a page that only leads on, while it finds out where. */
export function WaitingScreen() {
  const t = useTranslations("session");
  return <Waiting text={t("oneMoment")} />;
}

export function Waiting({ text }: { text: string }) {
  return (
    <main className="grid min-h-dvh place-content-center">
      <title>{text}</title>
      <meta name="robots" content="noindex" />
      <p role="status" className="flex items-center gap-3 font-semibold">
        <Spinner />
        {text}
      </p>
    </main>
  );
}
