import { useTranslations } from "use-intl";
import { OutboxFrame, OutboxScreen } from "../features/deposits/outbox/outbox-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

const back = "/collection-point/intake";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <Head />
      <OutboxFrame back={back} />
    </>
  );
}

export default function OutboxPage() {
  const user = useSignedInUser();
  return (
    <>
      <Head />
      {user ? <OutboxScreen userId={user.id} back={back} /> : <OutboxFrame back={back} />}
    </>
  );
}

function Head() {
  const t = useTranslations("deposits");
  return (
    <>
      <title>{t("outbox.title")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
