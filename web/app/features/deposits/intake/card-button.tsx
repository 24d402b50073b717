import { product } from "@app/contract/product";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { saveBlob } from "../../../lib/save-blob.ts";
import { Button } from "../../../ui/button.tsx";
import { downloadCard } from "./intake.api.ts";

/** The code on paper, for whoever was registered without a phone. */
export function CardButton({ code }: { code: string }) {
  const t = useTranslations("deposits");
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const print = async () => {
    setState("busy");
    try {
      saveBlob(`${product.slug}-${code}.pdf`, await downloadCard(code));
      setState("ready");
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      {state === "failed" && (
        <p role="alert" className="text-small font-semibold">
          {t("card.failed")}
        </p>
      )}
      <Button
        variant="soft"
        full
        busy={state === "busy"}
        busyLabel={t("card.making")}
        onClick={() => void print()}
      >
        <Printer className="size-5" aria-hidden="true" />
        {t("card.print")}
      </Button>
    </>
  );
}
