import { product } from "@app/contract/product";
import { Check, Share, SquarePlus } from "lucide-react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { logError } from "../../lib/log.ts";
import { Button } from "../../ui/button.tsx";
import type { InstallWay } from "./install-offer.ts";
import { savedInstall } from "./saved-install.ts";

interface InstallCardProps {
  way: NonNullable<InstallWay>;
  onRefuse: () => void;
}

export function InstallCard({ way, onRefuse }: InstallCardProps) {
  const t = useTranslations("installed.install");
  const name = product.name[useLanguage()];

  const install = () => {
    savedInstall.prompt().catch((error: unknown) => logError("The browser did not ask", error));
  };

  return (
    <section
      aria-labelledby="install-title"
      className="fixed inset-x-0 bottom-(--bottom-bar) z-30 rounded-t-[22px] bg-white px-page pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-e3 sm:inset-x-auto sm:end-6 sm:bottom-6 sm:w-96 sm:rounded-[22px] sm:rounded-ee-turn"
    >
      <div className="flex items-center gap-4">
        <img src="/icons/icon-192.png" alt="" width="56" height="56" className="flex-none" />
        <div>
          <h2 id="install-title" className="text-[1.1875rem]">
            {t("title", { name })}
          </h2>
          <p className="mt-1 text-small text-muted">{t("text")}</p>
        </div>
      </div>
      {way === "hand" && <HandSteps />}
      <div className="mt-4 flex gap-2.5">
        {way === "event" && (
          <Button size="sm" className="flex-1" onClick={install}>
            {t("accept")}
          </Button>
        )}
        <Button size="sm" variant="soft" className="flex-1" onClick={onRefuse}>
          {t("notNow")}
        </Button>
      </div>
    </section>
  );
}

const steps = [
  { name: "share", Icon: Share },
  { name: "add", Icon: SquarePlus },
  { name: "confirm", Icon: Check },
] as const;

/** An iPhone has no question of its own: three drawings with their words. */
function HandSteps() {
  const t = useTranslations("installed.install.steps");
  return (
    <ol className="mt-4 grid grid-cols-3 gap-2 text-center text-micro font-semibold">
      {steps.map(({ name, Icon }) => (
        <li key={name} className="grid justify-items-center gap-2 rounded-medium bg-plaster p-2.5">
          <span className="grid size-11 place-items-center rounded-medium rounded-ee-large bg-blue-600 text-white">
            <Icon className="size-5" aria-hidden="true" />
          </span>
          {t(name)}
        </li>
      ))}
    </ol>
  );
}
