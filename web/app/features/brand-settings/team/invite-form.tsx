import { type BrandRank, brandRanks } from "@app/contract/brand-team";
import { emailSchema } from "@app/contract/fields";
import { type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { invite } from "../brand-settings.api.ts";
import { useAttempt } from "./use-attempt.ts";

interface InviteFormProps {
  /** As much of the address as is shown. */
  onSent: (sentTo: string) => Promise<void>;
  onCancel: () => void;
}

export function InviteForm({ onSent, onCancel }: InviteFormProps) {
  const t = useTranslations("brandTeam");
  const [email, setEmail] = useState("");
  const [rank, setRank] = useState<BrandRank>("viewer");
  const [isAsked, setAsked] = useState(false);
  const { busy, problem, attempt } = useAttempt();
  const isWrong = !emailSchema.safeParse(email).success;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (isWrong) document.getElementById("team-email")?.focus();
    else void attempt(async () => onSent((await invite({ email, rank })).sentTo));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 border-t-2 border-ink pt-5">
      <h3 className="text-h3">{t("invite")}</h3>
      {problem && <Notice tone="problem">{t(`problem.${problem}`)}</Notice>}
      <Field
        id="team-email"
        name="email"
        type="email"
        label={t("email")}
        hint={t("emailHint")}
        error={isAsked && isWrong ? t("problem.email") : undefined}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <ChoiceField
        name="rank"
        label={t("mayDo")}
        value={rank}
        onChange={(value) => setRank(brandRanks.find((one) => one === value) ?? "viewer")}
        choices={brandRanks.map((one) => ({
          value: one,
          label: t(`rank.${one}`),
          detail: t(`rankText.${one}`),
        }))}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="ink" turned busy={busy} busyLabel={t("sending")}>
          {t("send")}
        </Button>
        <Button variant="soft" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
