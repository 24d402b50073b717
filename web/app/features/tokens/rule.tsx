import type { BudgetStage, showCover } from "@app/contract/budgets";
import type { ResponseOf } from "@app/contract/endpoint";
import { useTranslations } from "use-intl";
import { Chip } from "../../ui/chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useTokenNumbers } from "./token-numbers.ts";

type PublishedRule = ResponseOf<typeof showCover>["rule"];

const stages = ["open", "slow", "spent"] as const satisfies readonly BudgetStage[];

/** The rule as it is in force, and which of its three steps holds today. */
export function Rule({ rule }: { rule: PublishedRule }) {
  const t = useTranslations("tokens.rule");
  const numbers = useTokenNumbers();
  const values = { percent: rule.slowPercent, tokens: numbers.amount(rule.slowCeiling) };
  return (
    <div className="mt-12 lg:mt-16">
      <h3 className="text-h2">{t("title")}</h3>
      <ol className="mt-5 grid gap-4 lg:grid-cols-3 lg:gap-8">
        {stages.map((stage) => {
          const isNow = stage === rule.stage;
          return (
            <li
              key={stage}
              aria-current={isNow || undefined}
              className={classNames(
                "rounded-medium rounded-ee-large border-2 p-5",
                isNow ? "border-ink bg-yellow-100" : "border-line",
              )}
            >
              {isNow && (
                <Chip tone="ink" className="mb-2">
                  {t("now")}
                </Chip>
              )}
              <p>{t(stage, values)}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
