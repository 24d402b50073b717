import { product } from "@app/contract/product";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { useHasSignedIn } from "../../lib/use-app-look.ts";
import { LogoMark } from "../../ui/logo.tsx";
import { Account } from "../account.tsx";
import { LanguageMenu } from "../language-menu.tsx";
import { useBarPlaces } from "./use-bar-places.ts";

/** The bar of the installed app: a way back or the logo, what the page is, and one's own things. The way in is below. */
export function AppTop({ isOnDark }: { isOnDark: boolean }) {
  const { pathname } = useLocation();
  const { places } = useBarPlaces();
  const isSignedIn = useHasSignedIn();
  const isPlace = places.some(({ to }) => to === pathname.toLowerCase());
  return (
    <div className="flex h-full items-center gap-1.5 px-3">
      {isPlace ? <HomeMark isOnDark={isOnDark} /> : <BackButton />}
      <p className="min-w-0 flex-1 truncate px-1 text-[1.25rem] font-extrabold">
        <PageTitle key={pathname} />
      </p>
      {isSignedIn ? <Account /> : <LanguageMenu />}
    </div>
  );
}

function HomeMark({ isOnDark }: { isOnDark: boolean }) {
  const name = product.name[useLanguage()];
  return (
    <Link to="/" aria-label={name} className="grid size-11 flex-none place-items-center">
      <LogoMark variant={isOnDark ? "dark" : "light"} />
    </Link>
  );
}

function BackButton() {
  const t = useTranslations("nav");
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a visit has nothing before it.
  const goBack = () => (key === "default" ? navigate("/") : navigate(-1));
  return (
    <button
      type="button"
      aria-label={t("back")}
      className="grid size-11 flex-none place-items-center rounded-medium"
      onClick={() => void goBack()}
    >
      <ArrowLeft className="size-6 rtl:-scale-x-100" aria-hidden="true" />
    </button>
  );
}

/** Without the part of the house it belongs to, for which a phone has no room. */
const readTitle = () => document.title.split(" · ")[0];

/** As the page calls itself; it may say so a moment later. */
function PageTitle() {
  const [title, setTitle] = useState(readTitle);
  useEffect(() => {
    const read = () => setTitle(readTitle());
    read();
    const watch = new MutationObserver(read);
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  }, []);
  return title;
}
