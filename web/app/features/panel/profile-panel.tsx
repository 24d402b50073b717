import { GraduationCap, LayoutDashboard, LogOut, Recycle, Scale, Settings } from "lucide-react";
import { type ReactNode, useEffect, useId } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { timeOf } from "../../i18n/when.ts";
import { closeOverlay, expectOverlay } from "../../lib/overlays.ts";
import {
  type ProfilesState,
  reloadProfiles,
  useProfiles,
} from "../../lib/session/profiles-store.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { type PanelContent, panelContent, type PanelLinkName } from "./panel-content.ts";
import { PanelHeader } from "./panel-header.tsx";
import { PanelRow } from "./panel-row.tsx";

const icons: Record<PanelLinkName, typeof Scale> = {
  deposit: Recycle,
  dashboard: LayoutDashboard,
  counter: Scale,
  training: GraduationCap,
  settings: Settings,
};

// Under the avatar where the browser can tell where that is, else where it usually is.
const place = [
  "w-[min(24.5rem,92%)] overflow-y-auto",
  "md:me-page md:mt-20 md:h-fit md:max-h-[calc(100dvh-6.5rem)] md:w-98 md:animate-[appear_0.2s]",
  "md:rounded-[20px] md:rounded-ee-[56px]",
  "md:supports-[anchor-name:--avatar]:end-[anchor(--avatar_end,2rem)]",
  "md:supports-[anchor-name:--avatar]:top-[calc(anchor(--avatar_bottom,4.5rem)+8px)]",
  "md:supports-[anchor-name:--avatar]:start-auto md:supports-[anchor-name:--avatar]:m-0",
].join(" ");

interface ProfilePanelProps {
  /** Shown to those who hold more than one role. */
  roleChooser: ReactNode;
}

/** Who is signed in, what they have, and where they go on. */
export function ProfilePanel({ roleChooser }: ProfilePanelProps) {
  const t = useTranslations("panel");
  const { user, organisation } = useSession();
  const profiles = useProfiles();
  const content = panelContent(user, organisation, profiles);
  const isOver = content === null;
  const hasCode = content?.code != null;

  useEffect(() => {
    if (isOver) closeOverlay();
    // Whoever opens it at a counter may have no network there.
    if (hasCode) expectOverlay("code");
  }, [isOver, hasCode]);

  if (!content) return null;
  return (
    <Sheet label={t("label")} side="end" onClose={closeOverlay} className={place}>
      <PanelHeader content={content} />
      <Freshness profiles={profiles} />
      <nav aria-label={t("links")}>
        {content.links.map(({ name, to }) => (
          <PanelRow
            key={name}
            to={to}
            icon={icons[name]}
            label={t(`link.${name}`)}
            tone={name === "deposit" ? "main" : "plain"}
          />
        ))}
      </nav>
      {content.hasRoleChoice && <RoleChoice>{roleChooser}</RoleChoice>}
      <LastRows content={content} />
    </Sheet>
  );
}

/** Says when what is shown may be old, and offers to ask again. */
function Freshness({ profiles }: { profiles: ProfilesState }) {
  const t = useTranslations("panel");
  const language = useLanguage();
  const isOnline = useOnline();
  const { failed, at } = profiles;
  if (isOnline && !failed) return null;
  const since = at === null ? null : timeOf(at, language);
  return (
    <div
      role="status"
      className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 bg-yellow-100 px-5.5 py-1 text-small"
    >
      <span>
        {since === null
          ? t(isOnline ? "failed" : "offline")
          : t(isOnline ? "failedSince" : "offlineSince", { time: since })}
      </span>
      {isOnline && (
        <button type="button" className="link min-h-11" onClick={() => void reloadProfiles()}>
          {t("tryAgain")}
        </button>
      )}
    </div>
  );
}

function RoleChoice({ children }: { children: ReactNode }) {
  const t = useTranslations("panel");
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t-[1.5px] border-line px-5.5 pt-3.5 pb-4">
      <h3 id={id} className="mb-2.5 text-small font-semibold tracking-normal text-muted">
        {t("chooseRole")}
      </h3>
      {children}
    </section>
  );
}

function LastRows({ content }: { content: PanelContent }) {
  const t = useTranslations("panel");
  return (
    <div className="border-t-[1.5px] border-line pb-2">
      {content.profile !== null && (
        <PanelRow to="/settings" icon={icons.settings} label={t("link.settings")} />
      )}
      <PanelRow to="/logout" icon={LogOut} label={t("signOut")} tone="leave" />
    </div>
  );
}
