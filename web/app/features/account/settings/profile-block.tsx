import { renameAccount, type Account } from "@app/contract/account";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "../../../lib/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { firstNameRule, lastNameRule } from "../field-rules.ts";
import { Form } from "../form.tsx";
import { useForm } from "../use-form.ts";
import { Block, Saved } from "./block.tsx";

interface ProfileBlockProps {
  account: Account;
  onChanged: () => Promise<unknown>;
}

const rules = { firstName: firstNameRule, lastName: lastNameRule };

export function ProfileBlock({ account, onChanged }: ProfileBlockProps) {
  const t = useTranslations("account");
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    rules,
    send: async ({ firstName, lastName }) => {
      setSaved(false);
      await call(renameAccount, {
        body: { firstName: firstName.trim(), lastName: lastName.trim() },
      });
      setSaved(true);
      await onChanged();
    },
  });
  return (
    <Block id="profile" title={t("settings.profile.title")}>
      <Form form={form} className="grid gap-4">
        <Field
          {...form.field("firstName")}
          label={t("settings.profile.firstName")}
          defaultValue={account.firstName}
          autoComplete="given-name"
          maxLength={60}
          dir="auto"
        />
        <Field
          {...form.field("lastName")}
          label={t("settings.profile.lastName")}
          hint={t("settings.profile.lastNameHint")}
          defaultValue={account.lastName}
          autoComplete="family-name"
          maxLength={60}
          dir="auto"
        />
        <SaveRow busy={form.busy} isSaved={isSaved} />
      </Form>
    </Block>
  );
}

function SaveRow({ busy, isSaved }: { busy: boolean; isSaved: boolean }) {
  const t = useTranslations("account");
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button type="submit" variant="ink" busy={busy} busyLabel={t("saving")}>
        {t("save")}
      </Button>
      <Saved>{isSaved && t("saved")}</Saved>
    </div>
  );
}
