import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../../lib/use-online.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { OfflineStrip } from "../../../ui/offline-strip.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useAccount } from "../use-account.ts";
import { AppBlock } from "./app-block.tsx";
import { Block } from "./block.tsx";
import { DevicesBlock } from "./devices-block.tsx";
import { EmailBlock } from "./email-block.tsx";
import { ErasureNotice } from "./erasure-notice.tsx";
import { LanguageBlock } from "./language-block.tsx";
import { NumberBlock } from "./number-block.tsx";
import { PasswordBlock } from "./password-block.tsx";
import { PhoneBlock } from "./phone-block.tsx";
import { PrivacyBlock } from "./privacy-block.tsx";
import { ProfileBlock } from "./profile-block.tsx";

interface SettingsScreenProps {
  /** The role chooser. */
  roles: ReactNode;
  /** What this device tells the person. */
  notifications: ReactNode;
  /** Where the deposits on this phone are listed. */
  outboxPath: string;
  /** What a citizen may have on paper; nothing for others. */
  papers: ReactNode;
  /** The name, the number or the address is another now. */
  onChanged: () => Promise<unknown>;
  /** Nobody is signed in here any more. */
  onSignedOut: () => void;
}

/** Everything a person settles about the account, each block by itself. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { roles, notifications, outboxPath, papers, onChanged, onSignedOut } = props;
  const t = useTranslations("account");
  const isOnline = useOnline();
  const { account, hasFailed, reload } = useAccount();
  const changed = () => Promise.allSettled([reload(), onChanged()]);
  return (
    <>
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      <SettingsFrame>
        {account && (
          <>
            <ErasureNotice account={account} onChanged={changed} />
            <ProfileBlock account={account} onChanged={changed} />
            <NumberBlock account={account} onChanged={changed} />
            <EmailBlock account={account} onChanged={changed} />
            <PasswordBlock account={account} onChanged={changed} />
            <LanguageBlock />
            <Block id="notifications" title={t("settings.notifications.title")}>
              {notifications}
            </Block>
            {papers && (
              <Block id="papers" title={t("settings.papers.title")}>
                {papers}
              </Block>
            )}
            <AppBlock account={account} onChanged={changed} />
            <Block id="roles" title={t("settings.roles.title")}>
              {roles}
            </Block>
            <PhoneBlock listPath={outboxPath} />
            <DevicesBlock onSignedOut={onSignedOut} />
            <PrivacyBlock account={account} />
            <div className="border-t-2 border-ink pt-6">
              <ButtonLink to="/logout" variant="ghost" full>
                {t("settings.signOut")}
              </ButtonLink>
            </div>
          </>
        )}
        {!account && (hasFailed ? <Failed onRetry={reload} /> : <Waiting />)}
      </SettingsFrame>
    </>
  );
}

/** The same layout with nothing in it yet: what the server sends. */
export function SettingsWaiting() {
  return (
    <SettingsFrame>
      <Waiting />
    </SettingsFrame>
  );
}

function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <main id="content" className="wrap flex-1 pt-2 pb-12">
      <div className="mx-auto max-w-[40rem] [&>section:first-of-type]:border-t-0">{children}</div>
    </main>
  );
}

function Waiting() {
  const t = useTranslations("account");
  return (
    <div className="grid gap-8 pt-5">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className="grid gap-3">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-14 w-full" />
        </div>
      ))}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  const t = useTranslations("account");
  return (
    <div role="alert" className="pt-6">
      <Empty
        tile={{ name: "bottle", pair: 0 }}
        action={<Button onClick={() => void onRetry()}>{t("tryAgain")}</Button>}
      >
        {t("failed")}
      </Empty>
    </div>
  );
}
