import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { useOnline } from "../../lib/use-online.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { HeroFrame, WhatCounts } from "./figures-hero.tsx";

/** In the place of what is on its way. */
export function FiguresWaiting() {
  const t = useTranslations("figures");
  return (
    <div aria-busy="true">
      <HeroFrame title={t("title")}>
        <WhatCounts />
      </HeroFrame>
      <Skeleton className="h-96 rounded-large" />
    </div>
  );
}

/** The server had no answer in time: the browser asks by itself. */
export function FiguresUnasked() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <FiguresWaiting />;
}

/** Before the first night that closed with something in it. */
export function FiguresEmpty() {
  const t = useTranslations("figures");
  return (
    <>
      <HeroFrame title={t("empty.headline")}>
        <WhatCounts />
      </HeroFrame>
      <section className="on-dark grid justify-items-start gap-5 rounded-large rounded-ee-[72px] bg-green-900 px-5 py-9 text-white lg:rounded-ee-[112px] lg:px-11">
        <p className="max-w-[40ch] text-[1.25rem]">{t("empty.text")}</p>
        <ButtonLink to="/consumer" variant="accent" turned>
          {t("empty.find")}
        </ButtonLink>
      </section>
    </>
  );
}

/** They did not come: asked for again by hand, or by itself once there is a network. */
export function FiguresMissing() {
  const t = useTranslations("figures");
  const isOnline = useOnline();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [revalidate]);
  return (
    <>
      <HeroFrame title={t("title")}>
        <WhatCounts />
      </HeroFrame>
      <Notice
        tone={isOnline ? "problem" : "warning"}
        title={isOnline ? t("missing.failed") : t("missing.offline")}
        action={
          <Button
            size="sm"
            variant="soft"
            busy={state === "loading"}
            onClick={() => void revalidate()}
          >
            {t("missing.again")}
          </Button>
        }
      >
        {t("missing.text")}
      </Notice>
    </>
  );
}
