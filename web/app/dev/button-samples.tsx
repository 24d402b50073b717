import { ArrowRight, Settings } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from "../ui/button.tsx";
import { Chip, type ChipTone } from "../ui/chip.tsx";
import { IconLink } from "../ui/icon-link.tsx";
import { ResendButton } from "../ui/resend-button.tsx";
import { Section } from "./section.tsx";

const variants: readonly ButtonVariant[] = ["primary", "accent", "danger", "ink", "ghost", "soft"];
const sizes: readonly ButtonSize[] = ["sm", "md", "lg"];
const tones: readonly ChipTone[] = ["white", "yellow", "ink", "green", "red", "blue", "line"];

export function ButtonSamples() {
  const t = useTranslations("dev");
  return (
    <Section name="buttons">
      {sizes.map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {t("action")}
            </Button>
          ))}
        </div>
      ))}
      <States />
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Chip key={tone} tone={tone}>
            {t("tokens")}
          </Chip>
        ))}
      </div>
    </Section>
  );
}

function States() {
  const t = useTranslations("dev");
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button busy busyLabel={t("busy")}>
          {t("action")}
        </Button>
        <Button aria-disabled onClick={() => setRefused(true)}>
          {t("action")}
        </Button>
        <span role="status" className="font-semibold">
          {isRefused && t("needsConnection")}
        </span>
        <ResendButton isWaiting busy={false} onResend={() => undefined}>
          {t("undo")}
        </ResendButton>
        <IconLink to="/" label={t("back")}>
          <Settings className="size-5" aria-hidden="true" />
        </IconLink>
      </div>
      <div className="grid max-w-110 gap-3">
        <Button variant="accent" size="lg" full turned>
          {t("long")}
        </Button>
        <ButtonLink to="/" variant="ghost" full>
          {t("next")}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </ButtonLink>
      </div>
    </>
  );
}
