import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Tile } from "../../ui/tile.tsx";

interface UnsentQuestionProps {
  count: number;
  /** Bags that were weighed, or what a driver did at doors. */
  about: "deposits" | "van";
  /** Where they are listed and can be sent. */
  listPath: string;
  onLeave: () => void;
}

/** Before somebody signs out of a phone that still has something of theirs to send. */
export function UnsentQuestion({ count, about, listPath, onLeave }: UnsentQuestionProps) {
  const t = useTranslations("session");
  const { whole } = useNumbers();
  return (
    <main className="wrap grid min-h-dvh max-w-[34rem] content-center gap-4 py-8">
      <title>{t("signOut")}</title>
      <meta name="robots" content="noindex" />
      <Tile
        {...(about === "van" ? { name: "van", pair: 6 } : { name: "scale", pair: 2 })}
        className="w-20 rounded-medium rounded-ee-turn"
      />
      <h1 className="text-h2">
        {t(about === "van" ? "unsent.vanTitle" : "unsent.title", { count, shown: whole(count) })}
      </h1>
      <p className="text-[1.125rem]">{t("unsent.text", { count })}</p>
      <div className="mt-2 grid gap-2.5">
        <ButtonLink to={listPath} variant="primary" size="lg" full>
          {t("unsent.list", { count })}
        </ButtonLink>
        <Button variant="soft" size="lg" full onClick={onLeave}>
          {t("unsent.leave")}
        </Button>
      </div>
    </main>
  );
}
