import { useFormatter, useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import type { Overview } from "./privacy.api.ts";

/** What is worth a look before anything else; what is late is red. */
export function Figures({ overview }: { overview: Overview }) {
  const t = useTranslations("privacy.figure");
  const format = useFormatter();
  const { erasures, exports, breaches } = overview;
  const figures = [
    { name: "breaches", value: breaches.open, isBad: false },
    { name: "late", value: breaches.late + erasures.late, isBad: true },
    { name: "waiting", value: erasures.waiting, isBad: false },
    { name: "erased", value: erasures.done, isBad: false },
    { name: "exports", value: exports.lastMonth, isBad: false },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-medium rounded-ee-turn bg-line sm:grid-cols-3 xl:grid-cols-5">
      {figures.map(({ name, value, isBad }) => (
        <div
          key={name}
          className={classNames(
            "flex flex-col-reverse justify-end bg-white px-4 py-3",
            isBad && value > 0 && "bg-red-100 text-red-700",
          )}
        >
          <dt className="text-small leading-snug">{t(name)}</dt>
          <dd className="text-[1.75rem] leading-tight font-extrabold">{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
