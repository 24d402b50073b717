import { useTranslations } from "use-intl";
import { Link } from "react-router";
import { useDirections } from "../../lib/directions.ts";
import { loadPoint, type PointDetails, sendPause } from "./desk.api.ts";
import { NoteForm } from "./note-form.tsx";
import { Facts, LoadedPanel, PanelPart, SidePanel } from "./side-panel.tsx";
import { StateChip } from "./state-chip.tsx";
import { pointTones } from "./tones.ts";
import { useDeskWords } from "./use-desk-words.ts";

interface PanelProps {
  id: string;
  onClose: () => void;
  onChanged: () => void;
}

const tile = { name: "shop", pair: 3 } as const;

/** One point with its stock and its owner; it can be paused, and opened again. */
export function PointPanel({ id, onClose, onChanged }: PanelProps) {
  return (
    <LoadedPanel id={id} load={loadPoint} tile={tile} onClose={onClose}>
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
  details: PointDetails;
  onClose: () => void;
  onChanged: () => void;
}

function Details({ details, onClose, onChanged }: DetailsProps) {
  const t = useTranslations("desk");
  const words = useDeskWords();
  const { point, stock } = details;
  return (
    <SidePanel
      title={words.name(point.name)}
      line={`${details.address}, ${words.wilaya(point.wilaya)}`}
      tile={tile}
      onClose={onClose}
    >
      <Facts lines={useLines(details)} />
      <PanelPart title={t("points.stock")}>
        <Facts
          lines={stock.map(({ material, stockGrams, collectedGrams }) => [
            words.material(material),
            t("points.stockOf", {
              stock: words.weight(stockGrams),
              collected: words.weight(collectedGrams),
            }),
          ])}
        />
      </PanelPart>
      <Ways details={details} />
      <PauseForm details={details} onChanged={onChanged} />
    </SidePanel>
  );
}

const useLines = ({ point, owner, phone, approvedAt }: PointDetails) => {
  const t = useTranslations("desk");
  const words = useDeskWords();
  return [
    [
      t("column.status"),
      <StateChip key="status" tone={pointTones[point.status]}>
        {t(`pointStatus.${point.status}`)}
      </StateChip>,
    ],
    ...(point.isFull ? [[t("points.room"), t("points.full")] as const] : []),
    [t("points.kind"), t(`pointKind.${point.kind}`)],
    ...(owner
      ? [
          [
            t("points.owner"),
            <span key="owner">
              <bdi>{owner.name}</bdi> <span dir="ltr">{owner.phone}</span>
            </span>,
          ] as const,
        ]
      : []),
    ...(phone
      ? [
          [
            t("points.phone"),
            <span key="phone" dir="ltr">
              {phone}
            </span>,
          ] as const,
        ]
      : []),
    ...(approvedAt ? [[t("points.since"), words.moment(approvedAt)] as const] : []),
    [
      t("column.lastDeposit"),
      point.lastDepositAt === null ? t("points.never") : words.moment(point.lastDepositAt),
    ],
    [t("column.tasks"), words.whole(point.openTasks)],
  ] as const;
};

/** To what else is known of it. */
function Ways({ details: { point, latitude: lat, longitude: lng } }: { details: PointDetails }) {
  const t = useTranslations("desk.points");
  const words = useDeskWords();
  const map = useDirections({ lat, lng }, words.name(point.name));
  const { id, status } = point;
  const look = "inline-flex min-h-11 items-center font-semibold text-blue-600 underline";
  return (
    <p className="flex flex-wrap gap-x-5">
      <Link to={`/business/dashboard/deposits?point=${id}`} className={look}>
        {t("deposits")}
      </Link>
      {status === "active" && (
        <Link to={`/consumer/points/${id}`} className={look}>
          {t("public")}
        </Link>
      )}
      <a {...map} className={look}>
        {t("map")}
      </a>
    </p>
  );
}

/** Only an open point can be paused, and only a paused one opened again. */
function PauseForm({ details, onChanged }: { details: PointDetails; onChanged: () => void }) {
  const t = useTranslations("desk.pause");
  const { id, status } = details.point;
  if (status !== "active" && status !== "suspended") return null;
  const act = status === "active" ? "pause" : "reopen";
  return (
    <PanelPart title={t(`${act}.title`)}>
      <NoteForm
        key={act}
        hint={t(`${act}.hint`)}
        action={t(`${act}.action`)}
        variant={act === "pause" ? "danger" : "primary"}
        onSend={async (note, key) => {
          await sendPause(id, { isPaused: act === "pause", note }, key);
          onChanged();
        }}
      />
    </PanelPart>
  );
}
