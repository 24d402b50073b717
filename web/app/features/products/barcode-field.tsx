import { ScanBarcode } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { BarcodeCamera } from "./barcode-camera.tsx";
import { canScan } from "./barcode-detector.ts";

interface BarcodeFieldProps {
  id: string;
  error: string | undefined;
  value: string;
  onChange: (barcode: string) => void;
}

/** Typed, or read by the camera where the browser can. */
export function BarcodeField({ id, error, value, onChange }: BarcodeFieldProps) {
  const t = useTranslations("products");
  const [hasScan, setHasScan] = useState(false);
  const [isScanning, setScanning] = useState(false);

  useEffect(() => {
    void canScan().then(setHasScan);
  }, []);

  return (
    <div className="grid gap-2">
      <Field
        id={id}
        error={error}
        label={t("field.barcode")}
        hint={t("field.barcodeHint")}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {hasScan && (
        <Button variant="soft" onClick={() => setScanning(true)}>
          <ScanBarcode className="size-5" aria-hidden="true" />
          {t("scan.open")}
        </Button>
      )}
      {isScanning && (
        <BarcodeCamera
          onRead={(barcode) => {
            onChange(barcode);
            setScanning(false);
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </div>
  );
}
