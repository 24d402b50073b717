import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Empty } from "../../ui/empty.tsx";

/** Too old, or no link of ours: the driver makes another one. */
export function Dead() {
  const t = useTranslations("facility");
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div ref={text} role="alert" tabIndex={-1} className="outline-none" data-testid="dead">
      <Empty tile={{ name: "factory", pair: 0 }}>{t("dead")}</Empty>
    </div>
  );
}
