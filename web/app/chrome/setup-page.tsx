import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { AppBar } from "../ui/app-bar.tsx";
import { BrandFrame } from "./brand-frame.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

interface SetupPageProps {
  title: string;
  back: { to: string; label: string };
  /** The page tells its tab itself what it is called. */
  hasOwnTitle?: boolean;
  /** Beside the places of a brand, where there is room. */
  isBrand?: boolean;
  children: ReactNode;
}

/** The frame of a page on which a company says what it does: nobody finds it by searching. */
export function SetupPage({ hasOwnTitle = false, isBrand = false, ...page }: SetupPageProps) {
  return (
    <>
      {!hasOwnTitle && <title>{page.title}</title>}
      <meta name="robots" content="noindex" />
      {isBrand ? <BesideRail {...page} /> : <Alone {...page} />}
    </>
  );
}

type FrameProps = Pick<SetupPageProps, "title" | "back" | "children">;

function Bar({ title, back }: Pick<FrameProps, "title" | "back">) {
  return (
    <AppBar
      title={title}
      back={back}
      end={
        <div className="md:hidden">
          <LanguageMenu />
        </div>
      }
    />
  );
}

function Alone({ title, back, children }: FrameProps) {
  return (
    <>
      <SiteHeader hasAppBar />
      <div className="flex min-h-dvh flex-col">
        <Bar title={title} back={back} />
        <main id="content" className="wrap flex-1 pt-3 pb-15 lg:pt-8 lg:pb-24">
          {children}
        </main>
      </div>
      <SiteFooter />
    </>
  );
}

/** The rail is the banner of a wide page; its title stands in the page as on the others of a brand. */
function BesideRail({ title, back, children }: FrameProps) {
  return (
    <BrandFrame hasAppBar>
      <div className="contents lg:hidden">
        <Bar title={title} back={back} />
      </div>
      <main
        id="content"
        className="mx-auto w-full max-w-[84rem] flex-1 px-page pt-3 pb-15 lg:px-9 lg:pt-6"
      >
        <div className="mb-5 flex items-center gap-2 max-lg:hidden">
          <Link
            to={back.to}
            aria-label={back.label}
            className="-ms-2.5 grid size-11 flex-none place-items-center rounded-medium"
          >
            <ArrowLeft className="size-6 rtl:-scale-x-100" aria-hidden="true" />
          </Link>
          <h1 className="min-w-0 text-[2.125rem]">{title}</h1>
        </div>
        {children}
      </main>
    </BrandFrame>
  );
}
