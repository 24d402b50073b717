import { dayInAlgeria } from "@app/contract/country-time";
import {
  addDays,
  visitsBetween,
  weekdayOf as numberOf,
  windowOn,
} from "@app/contract/office-calendar";
import { calendarOf, type OfficeOrder } from "@app/contract/office-orders";
import { useTranslations } from "use-intl";
import { leftToRight } from "../../../i18n/in-own-order.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { weekdayOf } from "../../../i18n/when.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Tile } from "../../../ui/tile.tsx";
import type { Office } from "../office.api.ts";
import { useOfficeWords } from "../use-office-words.ts";

interface NextVisitProps {
  office: Office;
  order: OfficeOrder;
}

const lookAheadDays = 120;

/** The van that was asked for, else the next date of the calendar; null when there is neither. */
const nextOf = ({ office, order }: NextVisitProps) => {
  const [coming] = office.coming;
  if (coming) return { coming, day: dayInAlgeria(coming.window.from), window: coming.window };
  const calendar = calendarOf(order);
  const { today } = office;
  const [planned] =
    calendar && order.status === "active"
      ? visitsBetween(calendar, addDays(today, 1), addDays(today, lookAheadDays))
      : [];
  return planned
    ? { coming: null, day: planned.day, window: windowOn(planned.day, order.half) }
    : null;
};

/** When the next van comes, by whom, and the week it comes in. */
export function NextVisit({ office, order }: NextVisitProps) {
  const t = useTranslations("office.next");
  const next = nextOf({ office, order });
  return (
    <section className="flex flex-col rounded-large rounded-ee-turn bg-yellow-400 p-6">
      <h2 className="text-[1.0625rem] font-bold">{t("heading")}</h2>
      {next ? (
        <Visit next={next} accessNote={order.accessNote} />
      ) : (
        <p className="mt-2">{t("none")}</p>
      )}
      <ButtonLink
        to={`/officepack/orders/${order.id}#calendar`}
        variant="ink"
        size="sm"
        className="mt-5 self-start"
      >
        {t("change")}
      </ButtonLink>
    </section>
  );
}

interface VisitProps {
  next: NonNullable<ReturnType<typeof nextOf>>;
  accessNote: string;
}

function Visit({ next: { coming, day, window }, accessNote }: VisitProps) {
  const t = useTranslations("office.next");
  const words = useOfficeWords();
  const driver = coming?.driver;
  return (
    <>
      <p className="mt-2 text-[2.25rem] leading-none font-extrabold ltr:tracking-[-0.03em] rtl:leading-snug">
        {words.day(day)}
      </p>
      <p className="mt-2">
        {driver
          ? t("with", {
              hours: words.hours(window),
              driver: driver.name,
              plate: leftToRight(driver.plate),
            })
          : words.hours(window)}
      </p>
      <p className="text-[0.9375rem]">
        {coming ? t(`status.${statusWord(coming.status)}`) : t("status.planned")}
      </p>
      {accessNote && <p className="mt-1 wrap-anywhere">{accessNote}</p>}
      <Week day={day} />
    </>
  );
}

const statusWord = (status: string): "looking" | "accepted" | "onTheWay" | "atTheDoor" => {
  if (status === "accepted") return "accepted";
  if (status === "on_the_way") return "onTheWay";
  return status === "weighing" ? "atTheDoor" : "looking";
};

/** Saturday first; its own day is the van's. */
function Week({ day }: { day: string }) {
  const language = useLanguage();
  const { whole } = useOfficeWords();
  const saturday = addDays(day, -((numberOf(day) + 1) % 7));
  return (
    <ol className="mt-4 grid grid-cols-7 text-center" aria-hidden="true">
      {Array.from({ length: 7 }, (_, place) => addDays(saturday, place)).map((one) => (
        <li
          key={one}
          className={classNames(
            "grid h-16 content-center gap-1 text-[1.0625rem] leading-none font-bold",
            one === day ? "bg-ink text-white" : "inset-ring inset-ring-ink/25",
          )}
        >
          <span className="text-micro font-semibold">{weekdayOf(one, language, "narrow")}</span>
          {one === day ? (
            <Tile name="van" pair={9} className="mx-auto w-7" />
          ) : (
            whole(Number(one.slice(8)))
          )}
        </li>
      ))}
    </ol>
  );
}
