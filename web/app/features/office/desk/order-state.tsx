import type { OfficeOrder, OrderStatus } from "@app/contract/office-orders";
import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { deviceStore } from "../../../lib/storage.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { sendDraft } from "../office.api.ts";
import { draftKey } from "../order/order-draft.ts";
import { useOfficeWords } from "../use-office-words.ts";
import { useSending } from "./use-desk.ts";

interface OrderStateProps {
  order: OfficeOrder;
  reload: () => Promise<void>;
}

const way = ["placed", "confirmed", "installed", "active"] as const;

/** How far an order is, and what happens next; "Your bins arrive on ..." until they are there. */
export function OrderState({ order, reload }: OrderStateProps) {
  const t = useTranslations("office");
  const words = useOfficeWords();
  const { status, number, installsOn } = order;
  const day = installsOn ? words.day(installsOn) : "";
  return (
    <section className="rounded-large rounded-ee-turn bg-yellow-400 p-6">
      <p className="font-semibold">
        {t.rich("state.number", { number: () => <Num className="font-extrabold">{number}</Num> })}
      </p>
      <h2 className="mt-2 text-h1">{t(`state.${status}.heading`, { day })}</h2>
      <p className="mt-2 max-w-[60ch]">{t(`state.${status}.text`, { day })}</p>
      {status === "draft" && <SendDraft order={order} reload={reload} />}
      {status === "ended" && (
        <ButtonLink to="/officepack/placeorder" variant="ink" className="mt-4">
          {t("dashboard.orderNow")}
        </ButtonLink>
      )}
      {way.some((step) => step === status) && <Way status={status} />}
    </section>
  );
}

/** The steps so far, each with a tick and a word. */
function Way({ status }: { status: OrderStatus }) {
  const t = useTranslations("office.state");
  const reached = way.findIndex((step) => step === status);
  return (
    <ol className="mt-5 flex flex-wrap gap-2">
      {way.map((step, place) => (
        <li
          key={step}
          {...(place === reached && { "aria-current": "step" })}
          className={classNames(
            "inline-flex min-h-9 items-center gap-1.5 rounded-full border-2 border-ink px-3.5 text-[0.9375rem] font-semibold",
            place <= reached && "bg-ink text-white",
          )}
        >
          {place <= reached && <Check className="size-4" aria-hidden="true" />}
          {t(`${step}.name`)}
        </li>
      ))}
    </ol>
  );
}

function SendDraft({ order, reload }: OrderStateProps) {
  const t = useTranslations("office");
  const { busy, problem, send } = useSending();
  const place = async () => {
    if (!(await send((key) => sendDraft(order.id, key)))) return;
    deviceStore.remove(draftKey);
    await reload();
  };
  return (
    <div className="mt-4 grid gap-3 justify-items-start">
      {problem && <Notice tone="problem">{t(`desk.${problem}`)}</Notice>}
      <Button
        variant="ink"
        turned
        busy={busy}
        busyLabel={t("order.saving")}
        onClick={() => void place()}
      >
        {t("order.place")}
      </Button>
    </div>
  );
}
