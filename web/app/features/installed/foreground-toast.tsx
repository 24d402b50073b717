import type { PushMessage } from "@app/contract/push";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { safePath } from "../../lib/safe-path.ts";
import { Toast } from "../../ui/toast.tsx";

interface ForegroundToastProps {
  message: PushMessage;
  onClose: () => void;
}

/** A message that came while the person looks at the page, with title, body and icon. */
export function ForegroundToast({ message, onClose }: ForegroundToastProps) {
  const t = useTranslations("installed");
  const { title, body, path, locale } = message;
  return (
    <Toast place="top" passes onClose={onClose} closeLabel={t("close")}>
      <img src="/icons/icon-192.png" alt="" width="40" height="40" className="flex-none" />
      <Link
        to={safePath(path)}
        lang={locale}
        dir="auto"
        className="min-w-0 flex-1"
        onClick={onClose}
      >
        <b className="block">{title}</b>
        <span className="block text-small">{body}</span>
      </Link>
    </Toast>
  );
}
