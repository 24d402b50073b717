import type { Material } from "@app/contract/materials";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useMaterialName } from "../material-label.tsx";
import { useAmounts } from "../use-amounts.ts";

interface HeavyDialogProps {
  grams: number;
  material: Material;
  onYes: () => void;
  onClose: () => void;
}

/** A slip of the thumb makes 1.80 kg into 18.00: from some weight on the number is asked again. */
export function HeavyDialog({ grams, material, onYes, onClose }: HeavyDialogProps) {
  const t = useTranslations("deposits");
  const amounts = useAmounts();
  const materialName = useMaterialName();
  const weight = amounts.weight(grams);
  // A second Enter by mistake must not be a yes.
  const no = useRef<HTMLButtonElement>(null);

  return (
    <Dialog
      title={t("intake.heavyTitle", { weight, material: materialName(material) })}
      onClose={onClose}
      firstFocus={no}
      actions={
        <>
          <Button
            variant="accent"
            size="lg"
            full
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {t("intake.heavyYes", { weight })}
          </Button>
          <Button variant="soft" size="lg" full ref={no} onClick={onClose}>
            {t("intake.heavyNo")}
          </Button>
        </>
      }
    />
  );
}
