import { product } from "@app/contract/product";
import { Check, Clock, type LucideIcon, Phone, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/format.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dateOf, timeOf } from "../../../i18n/when.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Tile } from "../../../ui/tile.tsx";
import { useAmounts } from "../use-amounts.ts";
import { forgetSignature } from "./sign-handover.ts";
import { givenGrams, type KeptSignature } from "./signature.ts";
import { useOutbox } from "./use-outbox.ts";

const marks: Record<KeptSignature["state"], { Icon: LucideIcon; look: string }> = {
  waiting: { Icon: Clock, look: "text-muted" },
  sent: { Icon: Check, look: "text-green-700" },
  refused: { Icon: TriangleAlert, look: "text-red-700" },
};

/** What this person gave to vans with this phone, until everybody knows of it. Nothing while all is sent. */
export function SignatureList({ userId }: { userId: string }) {
  const t = useTranslations("pickups.kept");
  const { signatures } = useOutbox(userId);
  const mine = signatures.filter((one) => one.userId === userId && one.state !== "sent");
  if (mine.length === 0) return null;
  return (
    <section data-testid="kept-signatures">
      <h2 className="mb-2 text-h3">{t("title")}</h2>
      <ul>
        {mine.map((signature) => (
          <Row key={signature.pickupId} signature={signature} />
        ))}
      </ul>
    </section>
  );
}

/** Words of the catalogue, under `kept.refusal`. */
const refusals = [
  "material_not_accepted",
  "not_found",
  "pickup_settled",
  "too_old",
  "weights_differ",
] as const;

function Row({ signature }: { signature: KeptSignature }) {
  const t = useTranslations("pickups.kept");
  const language = useLanguage();
  const amounts = useAmounts();
  const { state, refusal, occurredAt, driver } = signature;
  const { Icon, look } = marks[state];
  const at = Date.parse(occurredAt);
  return (
    <li className="overflow-hidden border-b-2 border-plaster bg-yellow-100 last:rounded-ee-large">
      <div className="grid min-h-18 grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3.5 pe-4">
        <Tile name="van" pair={6} className="aspect-auto! h-full w-full" />
        <div className="min-w-0 py-2">
          <p className="leading-tight font-bold">
            <bdi>{driver ?? t("aDriver")}</bdi>
          </p>
          <p className="text-small text-muted">
            <time dateTime={occurredAt}>
              {t("moment", { date: dateOf(at, language), time: timeOf(at, language) })}
            </time>
          </p>
          <p className={classNames("flex items-start gap-1.5 text-small font-semibold", look)}>
            <Icon className="mt-0.5 size-4 flex-none rtl:mt-1" aria-hidden="true" />
            {state === "refused"
              ? t(`refusal.${refusals.find((name) => name === refusal) ?? "other"}`)
              : t(state)}
          </p>
        </div>
        <Num className="text-[1.125rem] font-extrabold tabular-nums">
          {amounts.weight(givenGrams(signature))}
        </Num>
      </div>
      {state === "refused" && <Solve pickupId={signature.pickupId} />}
    </li>
  );
}

function Solve({ pickupId }: { pickupId: string }) {
  const t = useTranslations("pickups.kept");
  return (
    <div className="flex flex-wrap gap-2 border-t-2 border-white p-3">
      <Button variant="ink" size="sm" onClick={() => void forgetSignature(pickupId)}>
        {t("understood")}
      </Button>
      <a
        href={`tel:${product.contact.phone.replaceAll(" ", "")}`}
        className="button min-h-11 rounded-medium border-2 border-line bg-white px-3.5 py-1.5 text-[0.9375rem] hover:border-edge"
      >
        <Phone className="size-4" aria-hidden="true" />
        {t("callUs")}
      </a>
    </div>
  );
}
