import { Link } from "react-router";
import { usePrefetch } from "../lib/use-prefetch.ts";
import { HomeLink, SkipLink } from "./header-parts.tsx";
import { LanguageMenu } from "./language-menu.tsx";

/** The bar of the pages for schools: light yellow, home, the way for teachers, the language. */
export function SchoolHeader({ forTeachers }: { forTeachers: string }) {
  const prefetch = usePrefetch();
  return (
    <header className="@container bg-yellow-200">
      <SkipLink />
      <div className="wrap flex min-h-16 items-center gap-2">
        <HomeLink isOnDark={false} />
        <div className="ms-auto flex min-w-0 items-center gap-1 sm:gap-3">
          <Link
            to="/NextGenGreen"
            prefetch={prefetch}
            className="inline-flex min-h-11 items-center rounded-small px-2 font-semibold hover:underline"
          >
            {forTeachers}
          </Link>
          <LanguageMenu />
        </div>
      </div>
    </header>
  );
}
