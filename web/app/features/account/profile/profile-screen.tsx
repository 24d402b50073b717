import { createCitizenProfile } from "@app/contract/account";
import { useTranslations } from "use-intl";
import { call } from "../../../lib/api-client.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { Button } from "../../../ui/button.tsx";
import { headingLook } from "../../../ui/field-frame.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { usernameRule } from "../field-rules.ts";
import { Form } from "../form.tsx";
import type { FieldRule, FieldRules } from "../problems.ts";
import { Screen, Told } from "../screen.tsx";
import { useForm } from "../use-form.ts";
import { PlaceFields } from "./place-fields.tsx";
import { proposeUsername, suggestInstead } from "./username.ts";

interface ProfileScreenProps {
  displayName: string;
  /** The profile is there: leads away from here. */
  onDone: () => Promise<unknown>;
}

const chosen = (text: FieldRule["text"]): FieldRule => ({ isRight: (value) => value !== "", text });

const rules: FieldRules<"username" | "wilaya" | "communeCode"> = {
  username: usernameRule,
  wilaya: chosen("wilaya"),
  communeCode: chosen("commune"),
};

const drawNumber = (): number => 10 + Math.floor(Math.random() * 90);

/** For somebody who became a citizen later: a name to be called by, and where they live. */
export function ProfileScreen({ displayName, onDone }: ProfileScreenProps) {
  const t = useTranslations("account");
  const isOnline = useOnline();
  const form = useForm({
    rules,
    refusals: ({ username }) => ({
      username_taken: {
        field: "username",
        text: "usernameTaken",
        suggestion: suggestInstead(username, drawNumber()),
      },
    }),
    send: async ({ username, communeCode }) => {
      await call(createCitizenProfile, {
        body: { username: username.trim(), communeCode: Number(communeCode) },
      });
      await onDone();
    },
  });
  return (
    <Screen title={t("profile.title")}>
      {!isOnline && (
        <Notice tone="warning" className="mb-4">
          {t("needsConnection")}
        </Notice>
      )}
      <Form form={form} className="grid gap-4">
        <h1 className={headingLook}>{t("profile.heading")}</h1>
        <Field
          {...form.field("username")}
          label={t("profile.username")}
          hint={t("profile.usernameHint")}
          defaultValue={proposeUsername(displayName)}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          dir="auto"
        />
        <PlaceFields wilaya={form.field("wilaya")} commune={form.field("communeCode")} />
        <Button
          type="submit"
          full
          turned
          busy={form.busy}
          busyLabel={t("saving")}
          className="min-h-14"
        >
          {t("profile.done")}
        </Button>
      </Form>
    </Screen>
  );
}

/** The same frame before anybody is known: what the server sends. */
export function ProfileWaiting() {
  const t = useTranslations("account");
  return (
    <Screen title={t("profile.title")}>
      <Told heading={t("profile.heading")}>
        <p role="status" className="sr-only">
          {t("loading")}
        </p>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </Told>
    </Screen>
  );
}
