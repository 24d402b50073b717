import type { ReactNode } from "react";
import { AppBar } from "../ui/app-bar.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

interface SetupPageProps {
  title: string;
  back: { to: string; label: string };
  /** The page tells its tab itself what it is called. */
  hasOwnTitle?: boolean;
  children: ReactNode;
}

/** The frame of a page on which a company says what it does: nobody finds it by searching. */
export function SetupPage({ title, back, hasOwnTitle = false, children }: SetupPageProps) {
  return (
    <>
      {!hasOwnTitle && <title>{title}</title>}
      <meta name="robots" content="noindex" />
      <SiteHeader hasAppBar />
      <div className="flex min-h-dvh flex-col">
        <AppBar
          title={title}
          back={back}
          end={
            <div className="md:hidden">
              <LanguageMenu />
            </div>
          }
        />
        <main id="content" className="wrap flex-1 pt-3 pb-15 lg:pt-8 lg:pb-24">
          {children}
        </main>
      </div>
      <SiteFooter />
    </>
  );
}
