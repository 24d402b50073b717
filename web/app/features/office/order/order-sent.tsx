import { callWithinDays } from "@app/contract/office-orders";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { headingLook } from "../../../ui/field-frame.tsx";
import { Tile } from "../../../ui/tile.tsx";
import type { Sent } from "./use-order-form.ts";

/** A number and a call; or a mail that has to be opened first. */
export function OrderSent({ sent, onBack }: { sent: Sent; onBack: () => void }) {
  const t = useTranslations("office.sent");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  const isPlaced = "number" in sent;
  const next = isPlaced
    ? (["call", "bins", "vans"] as const)
    : (["open", "signIn", "send"] as const);
  return (
    <main id="content" className="wrap grid max-w-180 gap-5 pt-8 pb-16 lg:pt-14">
      <title>{t(isPlaced ? "placedTitle" : "draftTitle")}</title>
      <Tile
        name={isPlaced ? "khatam" : "arch"}
        pair={isPlaced ? 3 : 7}
        className="w-22 rounded-medium rounded-ee-turn"
      />
      <h1 ref={heading} tabIndex={-1} className={`${headingLook} outline-none`}>
        {t(isPlaced ? "placedHeading" : "draftHeading")}
      </h1>
      <p className="text-[1.125rem]">
        {isPlaced
          ? t.rich("number", { number: () => <Num className="font-extrabold">{sent.number}</Num> })
          : t.rich("to", { to: () => <Num className="font-bold">{sent.sentTo}</Num> })}
      </p>
      <ol className="border-b-[1.5px] border-line">
        {next.map((step, place) => (
          <li key={step} className="flex gap-4 border-t-[1.5px] border-line py-3">
            <span className="num text-h2" aria-hidden="true">
              {place + 1}
            </span>
            <span>{t(`next.${step}`, { days: callWithinDays })}</span>
          </li>
        ))}
      </ol>
      {isPlaced ? (
        <ButtonLink to="/officepack/dashboard" turned className="justify-self-start">
          {t("toDashboard")}
        </ButtonLink>
      ) : (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/officepack/auth/signin" turned>
            {t("toSignIn")}
          </ButtonLink>
          <Button variant="soft" onClick={onBack}>
            {t("again")}
          </Button>
        </div>
      )}
    </main>
  );
}
