import { product } from "@app/contract/product";
import { Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";

const questions = ["labels", "when", "count"] as const;

/** Opens and closes without a script; the first question is open. */
export function Faq() {
  const t = useTranslations("home.faq");
  return (
    <section id="faq" className="bg-white py-15 lg:py-24">
      <div className="wrap grid gap-6 lg:grid-cols-[24rem_1fr] lg:gap-20">
        <div>
          <h2 className="text-h1 lg:text-[3rem]">{t("title")}</h2>
          <p className="mt-4 text-muted">
            {t.rich("call", {
              phone: () => (
                <a
                  href={`tel:${product.contact.phone.replaceAll(" ", "")}`}
                  className="font-semibold text-ink"
                >
                  <Num>{product.contact.phone}</Num>
                </a>
              ),
            })}
          </p>
        </div>
        <div>
          {questions.map((name, place) => (
            <details
              key={name}
              open={place === 0}
              className="group border-t-[1.5px] border-line py-4 last:border-b-[1.5px]"
            >
              <summary className="disclosure min-h-11 gap-3 rounded-small text-[1.125rem] font-bold lg:text-[1.25rem]">
                {t(`${name}.question`)}
                <Plus
                  className="size-5 flex-none transition-transform duration-300 group-open:rotate-45"
                  aria-hidden="true"
                />
              </summary>
              <p className="max-w-[38rem] pb-2 text-muted">{t(`${name}.answer`)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
