import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "../../../ui/button.tsx";
import { driverPaths } from "../driver-header.tsx";
import { MaterialLabel } from "../material-label.tsx";
import type { Delivery } from "../transport.api.ts";
import { useWords } from "../use-words.ts";

/** The facility has weighed in: what it found, and what the driver has earned. */
export function Delivered({ delivery }: { delivery: Delivery }) {
  const t = useTranslations("transport.deliver");
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="content" data-testid="delivered" className="flex min-h-dvh flex-col bg-red-400">
      <div className="mx-auto flex w-full max-w-[34rem] flex-1 flex-col gap-4 px-5 pt-8 pb-10 lg:justify-center lg:pb-5">
        <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {t("done", { amount: words.money(delivery.earnedCentimes) })}
        </h1>
        <ul className="grid gap-1 rounded-[18px] rounded-ee-[48px] bg-white px-5 py-3">
          {delivery.items.map(({ material, receivedGrams, refusedGrams, grade }) => (
            <li
              key={material}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-1"
            >
              <span className="font-bold">
                <MaterialLabel material={material} />
              </span>
              <span>{t("found", { weight: words.exactWeight(receivedGrams), grade })}</span>
              {refusedGrams > 0 && (
                <span className="w-full text-small text-red-700">
                  {t("refused", { weight: words.exactWeight(refusedGrams) })}
                </span>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-auto grid gap-2.5 lg:mt-4">
          <ButtonLink to={driverPaths.today} variant="ink" size="lg" turned full>
            {t("goOn")}
          </ButtonLink>
          <ButtonLink to={driverPaths.earnings} variant="soft" full>
            {t("earnings")}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
