import type { Campaign } from "@app/contract/campaigns";
import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useLoaded } from "../../lib/use-loaded.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CampaignForm } from "./campaign-form.tsx";
import { CampaignList } from "./campaign-list.tsx";
import { type Campaigns, loadCampaigns } from "./campaigns.api.ts";
import { Financed } from "./financed.tsx";

const newDraft = "new";

/** Everything a brand pays for: its campaigns, the form of one, and its rewards. */
export function CampaignsScreen() {
  const { data, failed, reload, refresh } = useLoaded(loadCampaigns);
  return (
    <CampaignsFrame>
      {data === undefined ? (
        failed && <Failed onRetry={reload} />
      ) : (
        <Loaded answer={data} refresh={refresh} />
      )}
    </CampaignsFrame>
  );
}

interface LoadedProps {
  answer: Campaigns;
  refresh: () => Promise<void>;
}

/** The form has an address: the phone's own way back leads to the list. */
function Loaded({ answer, refresh }: LoadedProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get("draft");
  const drafts = answer.campaigns.filter(({ state }) => state === "draft");
  const campaign = drafts.find(({ id }) => id === asked);
  const isWriting = answer.mayWrite && (asked === newDraft || campaign !== undefined);
  const screen = useHeadingFocus(isWriting);
  const close = () => void navigate({ search: "" }, { replace: true });
  const write = (one: Campaign | null) =>
    void navigate({ search: `?draft=${one?.id ?? newDraft}` });
  return (
    <div ref={screen}>
      {isWriting ? (
        <CampaignForm
          campaign={campaign}
          onSaved={async () => {
            await refresh();
            close();
          }}
          onLeave={close}
        />
      ) : (
        <>
          <CampaignList answer={answer} refresh={refresh} onWrite={write} />
          <Financed />
        </>
      )}
    </div>
  );
}

/** Going from the list to the form and back, the heading is read first; the first look is not moved. */
const useHeadingFocus = (isWriting: boolean) => {
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef(isWriting);
  useEffect(() => {
    if (shown.current === isWriting) return;
    shown.current = isWriting;
    screen.current?.querySelector<HTMLElement>("h1[tabindex]")?.focus();
    scrollTo({ top: 0 });
  }, [isWriting]);
  return screen;
};

/** The same layout with nothing in it yet: what the server sends. */
export function CampaignsFrame({ children }: { children?: ReactNode }) {
  const t = useTranslations("campaigns");
  const isOnline = useOnline();
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      <main
        id="content"
        className="mx-auto w-full max-w-[60rem] flex-1 px-page pt-5 pb-14 lg:pt-10 lg:pb-20"
      >
        {children || <Waiting />}
      </main>
    </>
  );
}

function Waiting() {
  const t = useTranslations("campaigns");
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="mt-4 h-72 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("campaigns");
  return (
    <div role="alert">
      <Empty
        tile={{ name: "flower", pair: 4 }}
        action={
          <Button variant="ink" onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        }
      >
        {t("notLoaded")}
      </Empty>
    </div>
  );
}
