import type { Account } from "@app/contract/account";
import { exportMyData } from "@app/contract/privacy";
import { product } from "@app/contract/product";
import { Download } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "../../../lib/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { Problems } from "../form.tsx";
import { problemsOf, type Problem } from "../problems.ts";
import { Block } from "./block.tsx";
import { saveFile } from "../../../lib/save-file.ts";

const downloadMyData = async () => {
  const { madeAt, tables } = await call(exportMyData);
  const text = JSON.stringify({ madeAt, tables }, null, 2);
  saveFile(`${product.slug}-${madeAt.slice(0, 10)}.json`, "application/json", text);
};

export function PrivacyBlock({ account: { erasureDueAt } }: { account: Account }) {
  const t = useTranslations("account");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    setProblems([]);
    try {
      await downloadMyData();
    } catch (error) {
      setProblems(problemsOf(error, {}));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Block id="privacy" title={t("settings.privacy.title")}>
      <Problems formId="privacy" problems={problems} />
      <div className="grid justify-items-start gap-2">
        <p className="text-muted">{t("settings.privacy.hint")}</p>
        <Button
          variant="soft"
          busy={busy}
          busyLabel={t("settings.privacy.downloading")}
          onClick={() => void download()}
        >
          <Download className="size-5" aria-hidden="true" />
          {t("settings.privacy.download")}
        </Button>
        <div className="flex flex-wrap gap-x-5">
          <Link to="/globalLegal/privacyPolicy" className="link py-3">
            {t("settings.privacy.policy")}
          </Link>
          <Link to="/globalLegal/terms" className="link py-3">
            {t("settings.privacy.terms")}
          </Link>
        </div>
        {!erasureDueAt && (
          <Link to="/delete-account" className="link py-3 text-red-700">
            {t("settings.privacy.delete")}
          </Link>
        )}
      </div>
    </Block>
  );
}
