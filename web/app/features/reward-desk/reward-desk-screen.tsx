import type { DeskReward, Partner } from "@app/contract/reward-desk";
import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { DeskMore } from "../../lib/back-office/desk-more.tsx";
import { DeskFailed, DeskPage } from "../../lib/back-office/desk-page.tsx";
import { useLoaded } from "../../lib/use-loaded.ts";
import { usePages } from "../../lib/use-pages.ts";
import { Button } from "../../ui/button.tsx";
import { PartnerPanel } from "./partner-panel.tsx";
import { PartnerTable } from "./partner-table.tsx";
import { loadPartners, loadRewards } from "./reward-desk.api.ts";
import { RewardPanel } from "./reward-panel.tsx";
import { RewardTable } from "./reward-table.tsx";

interface Opened {
  kind: "reward" | "partner";
  id: string;
}

/** Rewards and who gives them: every one, offered or not. */
export function RewardDeskScreen() {
  const t = useTranslations("rewardDesk");
  const rewards = usePages(loadRewards);
  const partners = useLoaded(loadPartners);
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);
  const reload = () => {
    rewards.reload();
    partners.reload();
  };
  const hasFailed = rewards.failed || (partners.failed && !partners.data);
  if (rewards.isLoading || !partners.data) {
    return (
      <DeskPage title={t("title")}>
        {hasFailed ? <DeskFailed onRetry={reload} /> : undefined}
      </DeskPage>
    );
  }
  const all = rewards.pages.flatMap((page) => page.rewards);
  const begin = (kind: Opened["kind"]) => setOpened({ kind, id: crypto.randomUUID() });
  return (
    <DeskPage
      title={t("title")}
      tools={
        <>
          <Button size="sm" variant="ink" onClick={() => begin("reward")}>
            <Plus className="size-5" aria-hidden="true" />
            {t("newReward")}
          </Button>
          <Button size="sm" variant="soft" onClick={() => begin("partner")}>
            <Plus className="size-5" aria-hidden="true" />
            {t("partner.new")}
          </Button>
        </>
      }
      side={
        opened && (
          <Side
            key={opened.id}
            {...{ opened, close, reload }}
            rewards={all}
            partners={partners.data}
          />
        )
      }
    >
      <div className="grid gap-10 [--table-ground:var(--color-plaster)]">
        <div>
          <RewardTable
            rewards={all}
            partners={partners.data}
            opened={opened?.id}
            onOpen={(id) => setOpened({ kind: "reward", id })}
          />
          <DeskMore {...rewards} />
        </div>
        <PartnerTable
          partners={partners.data}
          opened={opened?.id}
          onOpen={(id) => setOpened({ kind: "partner", id })}
        />
      </div>
    </DeskPage>
  );
}

interface SideProps {
  opened: Opened;
  rewards: readonly DeskReward[];
  partners: readonly Partner[];
  close: () => void;
  reload: () => void;
}

function Side({ opened, rewards, partners, close, reload }: SideProps) {
  const { id } = opened;
  const shared = { id, onClose: close, onDone: reload };
  if (opened.kind === "partner") {
    return <PartnerPanel partner={partners.find((one) => one.id === id)} {...shared} />;
  }
  const reward = rewards.find((one) => one.id === id);
  return <RewardPanel reward={reward} partners={partners} {...shared} />;
}
