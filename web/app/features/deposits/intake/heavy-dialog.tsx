import type { Material } from "@app/contract/materials";
import { useEffect, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { useMaterialName } from "../material-label.tsx";
import { useAmounts } from "../use-amounts.ts";

interface HeavyDialogProps {
  grams: number;
  material: Material;
  onYes: () => void;
  onClose: () => void;
}

/** A slip of the thumb makes 1.80 kg into 18.00: from 15 kg on the number is asked again. */
export function HeavyDialog({ grams, material, onYes, onClose }: HeavyDialogProps) {
  const t = useTranslations("deposits");
  const amounts = useAmounts();
  const materialName = useMaterialName();
  const titleId = useId();
  const weight = amounts.weight(grams);
  const dialog = useRef<HTMLDialogElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const close = () => dialog.current?.close();

  // A second Enter by mistake must not be a yes.
  useEffect(() => {
    dialog.current?.showModal();
    no.current?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={titleId}
      className="mx-0 mt-auto mb-0 w-full max-w-none rounded-t-[22px] bg-white p-5 pb-6 text-ink backdrop:bg-ink/42 sm:m-auto sm:w-[28rem] sm:rounded-[22px] sm:rounded-ee-turn sm:p-7"
    >
      <h2 id={titleId} className="text-[1.5rem]">
        {t("intake.heavyTitle", { weight, material: materialName(material) })}
      </h2>
      <div className="mt-5 grid gap-2.5">
        <Button
          variant="accent"
          size="lg"
          full
          onClick={() => {
            close();
            onYes();
          }}
        >
          {t("intake.heavyYes", { weight })}
        </Button>
        <Button variant="soft" size="lg" full ref={no} onClick={close}>
          {t("intake.heavyNo")}
        </Button>
      </div>
    </dialog>
  );
}
