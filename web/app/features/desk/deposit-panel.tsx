import { useTranslations } from "use-intl";
import { drawingOf } from "../../lib/material-tile.ts";
import { Notice } from "../../ui/notice.tsx";
import { Stars } from "../../ui/stars.tsx";
import { type DepositEvidence, loadDeposit, sendHold } from "./desk.api.ts";
import { NoteForm } from "./note-form.tsx";
import { Facts, LoadedPanel, PanelPart, SidePanel, Steps } from "./side-panel.tsx";
import { StateChip } from "./state-chip.tsx";
import { depositTones } from "./tones.ts";
import { useDeskWords } from "./use-desk-words.ts";

interface PanelProps {
  id: string;
  onClose: () => void;
  onChanged: () => void;
}

/** One deposit with what speaks for and against it. */
export function DepositPanel({ id, onClose, onChanged }: PanelProps) {
  return (
    <LoadedPanel id={id} load={loadDeposit} tile={{ name: "scale", pair: 4 }} onClose={onClose}>
      {(evidence, reload) => (
        <Evidence
          evidence={evidence}
          onClose={onClose}
          onChanged={() => {
            reload();
            onChanged();
          }}
        />
      )}
    </LoadedPanel>
  );
}

interface EvidenceProps {
  evidence: DepositEvidence;
  onClose: () => void;
  onChanged: () => void;
}

function Evidence({ evidence, onClose, onChanged }: EvidenceProps) {
  const t = useTranslations("desk");
  const words = useDeskWords();
  const { deposit, dispute, canHold } = evidence;
  return (
    <SidePanel
      title={t("deposits.heading", {
        weight: words.weight(deposit.grams),
        material: words.material(deposit.material),
      })}
      line={words.moment(deposit.at)}
      tile={{ name: drawingOf[deposit.material], pair: 3 }}
      onClose={onClose}
    >
      <Facts lines={useFacts(evidence)} />
      <Signals evidence={evidence} />
      {dispute && (
        <PanelPart title={t("deposits.dispute")}>
          <Notice tone="warning" title={t(`disputeReason.${reasonOf(dispute.reason)}`)}>
            <bdi>{dispute.note}</bdi>{" "}
            {t("deposits.held", { tokens: words.tokens(dispute.heldTokens) })}
          </Notice>
        </PanelPart>
      )}
      {canHold && (
        <PanelPart title={t("hold.title")}>
          <NoteForm
            hint={t("hold.hint")}
            action={t("hold.action")}
            variant="danger"
            onSend={async (note, key) => {
              await sendHold(deposit.id, note, key);
              onChanged();
            }}
          />
        </PanelPart>
      )}
    </SidePanel>
  );
}

const reasons = ["weight", "material", "stars", "not_mine", "review"] as const;
const reasonOf = (reason: string): (typeof reasons)[number] | "other" =>
  reasons.find((known) => known === reason) ?? "other";

const useFacts = (evidence: DepositEvidence) => {
  const t = useTranslations("desk");
  const words = useDeskWords();
  const { deposit, quality, citizen, weigher, pair, usualGrams, deviceNumber } = evidence;
  const { clean, compacted, manners } = quality;
  return [
    [
      t("column.status"),
      <StateChip key="status" tone={depositTones[deposit.status]}>
        {t(`depositStatus.${deposit.status}`)}
      </StateChip>,
    ],
    [t("column.point"), deposit.point ? words.name(deposit.point.name) : t("deposits.noPoint")],
    [t("column.wilaya"), deposit.point ? words.wilaya(deposit.point.wilaya) : ""],
    [t("deposits.citizen"), <Person key="citizen" {...citizen} />],
    [t("deposits.weigher"), <Person key="weigher" {...weigher} />],
    [t("column.identifiedBy"), t(`identifiedBy.${deposit.identifiedBy}`)],
    [
      t("column.stars"),
      <Stars
        key="stars"
        label={t("deposits.starsOf", { count: words.whole(deposit.stars) })}
        lit={[clean, compacted, manners]}
      />,
    ],
    [t("column.tokens"), words.tokens(deposit.tokens)],
    [t("deposits.weighedAt"), words.moment(evidence.weighedAt)],
    ...(deviceNumber === null
      ? []
      : [[t("deposits.deviceNumber"), words.whole(deviceNumber)] as const]),
    [t("deposits.usual"), usualGrams === null ? t("deposits.noUsual") : words.weight(usualGrams)],
    [
      t("deposits.pair"),
      t("deposits.pairOf", { week: words.whole(pair.week), recent: words.whole(pair.recent) }),
    ],
  ] as const;
};

function Person({ name, code }: { name: string; code: string }) {
  return (
    <>
      <bdi>{name}</bdi>{" "}
      <code dir="ltr" className="text-small text-muted">
        {code}
      </code>
    </>
  );
}

function Signals({ evidence: { signals, deposit } }: { evidence: DepositEvidence }) {
  const t = useTranslations("desk");
  const words = useDeskWords();
  const isHeavy = deposit.flags.includes("heavy");
  if (signals.length === 0 && !isHeavy) {
    return (
      <PanelPart title={t("deposits.signals")}>
        <p className="text-muted">{t("deposits.noSignals")}</p>
      </PanelPart>
    );
  }
  const steps = signals.map(({ rule, score, at }) => ({
    key: rule,
    at: t("deposits.signalAt", { score: words.whole(score), at: words.moment(at) }),
    text: t(`flag.${rule}`),
  }));
  const heavy = { key: "heavy", at: words.weight(deposit.grams), text: t("flag.heavy") };
  return (
    <PanelPart title={t("deposits.signals")}>
      <Steps steps={isHeavy ? [...steps, heavy] : steps} />
    </PanelPart>
  );
}
