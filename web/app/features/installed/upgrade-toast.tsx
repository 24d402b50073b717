import { product } from "@app/contract/product";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Toast } from "../../ui/toast.tsx";
import { acceptVersion } from "./version-check.ts";

interface UpgradeToastProps {
  version: string;
  onClose: () => void;
}

export function UpgradeToast({ version, onClose }: UpgradeToastProps) {
  const t = useTranslations("installed");
  const name = product.name[useLanguage()];

  const accept = () => {
    acceptVersion(version);
    location.reload();
  };

  return (
    <Toast
      place="bottom"
      onClose={onClose}
      closeLabel={t("close")}
      action={
        <Button variant="accent" size="sm" onClick={accept}>
          {t("upgrade.accept")}
        </Button>
      }
    >
      <p className="flex-1 basis-48 text-small font-semibold">{t("upgrade.text", { name })}</p>
    </Toast>
  );
}
