import { useTranslations } from "use-intl";
import { formatDinars } from "../../i18n/dinars.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { AssignForm } from "./assign-form.tsx";
import { loadPickup, type PickupDetails } from "./desk.api.ts";
import { Facts, LoadedPanel, PanelPart, SidePanel, Steps } from "./side-panel.tsx";
import { StateChip } from "./state-chip.tsx";
import { pickupTones } from "./tones.ts";
import { useDeskWords } from "./use-desk-words.ts";

interface PanelProps {
  id: string;
  onClose: () => void;
  onChanged: () => void;
}

const tile = { name: "van", pair: 0 } as const;

/** One pick-up with every step it took. */
export function PickupPanel({ id, onClose, onChanged }: PanelProps) {
  return (
    <LoadedPanel id={id} load={loadPickup} tile={tile} onClose={onClose}>
      {(details, reload) => (
        <Details
          details={details}
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

interface DetailsProps {
  details: PickupDetails;
  onClose: () => void;
  onChanged: () => void;
}

function Details({ details, onClose, onChanged }: DetailsProps) {
  const t = useTranslations("desk");
  const words = useDeskWords();
  const { pickup, steps, windows } = details;
  const lines = useLines(details);
  return (
    <SidePanel
      title={words.name(pickup.point.name)}
      line={words.wilaya(pickup.point.wilaya)}
      tile={tile}
      onClose={onClose}
    >
      <Facts lines={lines} />
      {windows.length > 0 && (
        <PanelPart title={t("assign.title")}>
          <AssignForm pickupId={pickup.id} windows={windows} onDone={onChanged} />
        </PanelPart>
      )}
      <PanelPart title={t("pickups.steps")}>
        {steps.length === 0 ? (
          <p className="text-muted">{t("pickups.noSteps")}</p>
        ) : (
          <Steps
            steps={steps.map(({ at, kind, by }) => ({
              key: `${at} ${kind}`,
              at:
                by === null ? words.moment(at) : t("pickups.stepBy", { at: words.moment(at), by }),
              text: t(`step.${stepOf(kind)}`),
            }))}
          />
        )}
      </PanelPart>
    </SidePanel>
  );
}

const useLines = ({ pickup, items, facility, accessNote, payCentimes }: PickupDetails) => {
  const t = useTranslations("desk");
  const words = useDeskWords();
  const language = useLanguage();
  const { driver, lot } = pickup;
  return [
    [
      t("column.status"),
      <StateChip key="status" tone={pickupTones[pickup.status]}>
        {t(`pickupStatus.${pickup.status}`)}
      </StateChip>,
    ],
    [t("column.window"), words.window(pickup.window)],
    ...items.map(
      ({ material, bags, grams }) =>
        [
          words.material(material),
          t("pickups.item", { bags, shown: words.whole(bags), weight: words.weight(grams) }),
        ] as const,
    ),
    [t("column.facility"), words.name(facility)],
    [
      t("column.driver"),
      driver ? (
        <>
          <bdi>{driver.name}</bdi> <span dir="ltr">{driver.plate}</span>
        </>
      ) : (
        t("pickups.nobody")
      ),
    ],
    [t("pickups.pay"), t("dinars", { amount: formatDinars(payCentimes, language) })],
    ...(accessNote ? ([[t("pickups.access"), <bdi key="note">{accessNote}</bdi>]] as const) : []),
    ...(lot ? ([[t("column.lot"), words.code(lot)]] as const) : []),
  ] as const;
};

const stepNames = [
  "asked",
  "offered",
  "accepted",
  "assigned",
  "proposed",
  "proposal_taken",
  "proposal_refused",
  "set_out",
  "late",
  "arrived",
  "turned_back",
  "given_back",
  "postponed",
  "no_taker",
  "cancelled",
  "signed",
  "handed_over",
  "received",
] as const;

/** One that a newer server knows and this page does not is told without its name. */
const stepOf = (kind: string): (typeof stepNames)[number] | "other" =>
  stepNames.find((name) => name === kind) ?? "other";
