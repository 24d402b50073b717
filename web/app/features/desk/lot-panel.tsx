import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Notice } from "../../ui/notice.tsx";
import { loadLot, type LotDetails } from "./desk.api.ts";
import { Facts, LoadedPanel, PanelPart, SidePanel, Steps } from "./side-panel.tsx";
import { StateChip } from "./state-chip.tsx";
import { lotTones } from "./tones.ts";
import { useDeskWords } from "./use-desk-words.ts";

const tile = { name: "bag", pair: 2 } as const;

/** One lot, material by material, with what the chain has written about it. */
export function LotPanel({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <LoadedPanel id={id} load={loadLot} tile={tile} onClose={onClose}>
      {(details) => <Details details={details} onClose={onClose} />}
    </LoadedPanel>
  );
}

function Details({ details, onClose }: { details: LotDetails; onClose: () => void }) {
  const t = useTranslations("desk");
  const words = useDeskWords();
  const { lot, materials, events } = details;
  return (
    <SidePanel
      title={words.code(lot.number)}
      line={t("lots.way", {
        point: words.name(lot.point.name),
        facility: words.name(lot.facility),
      })}
      tile={tile}
      onClose={onClose}
    >
      <Facts
        lines={[
          [
            t("column.status"),
            <StateChip key="state" tone={lotTones[lot.state]}>
              {t(`lotState.${lot.state}`)}
            </StateChip>,
          ],
          [t("column.handedOverAt"), words.moment(lot.handedOverAt)],
          [t("column.driver"), <bdi key="driver">{lot.driver}</bdi>],
        ]}
      />
      {materials.map((part) => (
        <Part key={part.material} part={part} />
      ))}
      <PanelPart title={t("lots.chain")}>
        <Steps
          steps={events.map(({ id, at, kind, isSealed }) => ({
            key: id,
            at: t(isSealed ? "lots.sealed" : "lots.waiting", { at: words.moment(at) }),
            text: t(`custody.${kind}`),
          }))}
        />
        <Link
          to={`/check/${lot.number}`}
          className="inline-flex min-h-11 items-center font-semibold text-blue-600 underline"
        >
          {t("lots.check")}
        </Link>
      </PanelPart>
    </SidePanel>
  );
}

function Part({ part }: { part: LotDetails["materials"][number] }) {
  const t = useTranslations("desk");
  const words = useDeskWords();
  const { receivedGrams, refusedGrams, grade, reason } = part;
  return (
    <PanelPart title={words.material(part.material)}>
      {part.isBlocked && (
        <Notice tone="warning" className="mb-2">
          {t("lots.blocked")}
        </Notice>
      )}
      <Facts
        lines={[
          [t("column.declared"), words.weight(part.declaredGrams)],
          [t("column.signed"), words.weight(part.signedGrams)],
          ...(receivedGrams === null
            ? []
            : [
                [t("column.received"), words.weight(receivedGrams)] as const,
                [t("lots.refused"), words.weight(refusedGrams ?? 0)] as const,
                [t("lots.grade"), grade ?? ""] as const,
              ]),
          ...(reason ? [[t("lots.reason"), <bdi key="reason">{reason}</bdi>] as const] : []),
        ]}
      />
    </PanelPart>
  );
}
