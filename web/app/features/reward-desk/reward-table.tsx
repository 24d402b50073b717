import { localized } from "@app/contract/localized-text";
import type { DeskReward, Partner, RewardStatus } from "@app/contract/reward-desk";
import { TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { OpenRow } from "../../lib/back-office/open-row.tsx";
import { missingLanguages } from "../../lib/back-office/words-field.tsx";
import { Chip, type ChipTone } from "../../ui/chip.tsx";
import { Empty } from "../../ui/empty.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { usePartnerName } from "./use-partner-name.ts";

const tones: Record<RewardStatus, ChipTone> = {
  draft: "line",
  candidate: "blue",
  published: "green",
  paused: "yellow",
  ended: "ink",
};

interface RewardTableProps {
  rewards: readonly DeskReward[];
  partners: readonly Partner[];
  opened: string | undefined;
  onOpen: (id: string) => void;
}

export function RewardTable({ rewards, partners, opened, onOpen }: RewardTableProps) {
  const t = useTranslations("rewardDesk");
  const columns = useColumns(partners, opened, onOpen);
  return (
    <Table
      caption={t("title")}
      isCaptionHidden
      columns={columns}
      rows={rewards}
      rowKey={({ id }) => id}
      empty={<Empty tile={{ name: "khatam", pair: 7 }}>{t("empty")}</Empty>}
    />
  );
}

const useColumns = (
  partners: readonly Partner[],
  opened: string | undefined,
  onOpen: (id: string) => void,
): Column<DeskReward>[] => {
  const t = useTranslations("rewardDesk");
  const language = useLanguage();
  const { whole, tokens } = useNumbers();
  const partnerName = usePartnerName(partners);
  return [
    {
      id: "name",
      label: t("column.name"),
      cell: (reward) => (
        <>
          <OpenRow isOpen={opened === reward.id} onOpen={() => onOpen(reward.id)}>
            <bdi>{localized(reward.name, language)}</bdi>
          </OpenRow>
          <Missing reward={reward} />
        </>
      ),
    },
    {
      id: "partner",
      label: t("column.partner"),
      cell: ({ partnerId }) => <bdi>{partnerName(partnerId)}</bdi>,
    },
    {
      id: "price",
      label: t("column.price"),
      cell: ({ price }) =>
        t("value.tokens", { count: Math.floor(price / 100), shown: tokens(price) }),
    },
    {
      id: "stock",
      label: t("column.stock"),
      cell: ({ stock }) => (stock === null ? t("value.unlimited") : whole(stock)),
    },
    { id: "waiting", label: t("column.waiting"), cell: ({ waiting }) => whole(waiting) },
    {
      id: "state",
      label: t("column.state"),
      cell: ({ status }) => <Chip tone={tones[status]}>{t(`state.${status}`)}</Chip>,
    },
  ];
};

/** Languages in which English stands in. */
function Missing({ reward: { name, description } }: { reward: DeskReward }) {
  const t = useTranslations("rewardDesk");
  const missing = missingLanguages(name, description);
  if (missing.length === 0) return null;
  const languages = missing.map((language) => t(`language.${language}`)).join(", ");
  return (
    <span className="mt-1 flex items-center gap-1.5 text-small font-normal text-muted">
      <TriangleAlert className="size-4 flex-none text-yellow-800" aria-hidden="true" />
      {t("missing", { languages })}
    </span>
  );
}
