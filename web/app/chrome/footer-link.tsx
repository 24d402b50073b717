import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../ui/class-names.ts";

interface FooterLinkProps {
  /** Null for what is announced and has no page. */
  to: string | null;
  children: ReactNode;
}

/** High enough for a thumb; closer together where a mouse points. */
export const footerRow = "inline-flex min-h-11 items-center lg:min-h-9";

/** A page that is switched off keeps its address: the guard leads to the one that says so. */
export function FooterLink({ to, children }: FooterLinkProps) {
  if (to === null) return <span className={classNames(footerRow, "opacity-75")}>{children}</span>;
  return (
    <Link to={to} className={footerRow}>
      {children}
    </Link>
  );
}

interface OutsideLinkProps {
  href: string;
  /** Said to those who do not see the arrow. */
  hint: string;
  children: ReactNode;
}

/** To a service on a host of its own. */
export function OutsideLink({ href, hint, children }: OutsideLinkProps) {
  return (
    <a href={href} rel="noreferrer" className={footerRow}>
      {children}
      <ArrowUpRight className="ms-1 size-4 rtl:-scale-x-100" aria-hidden="true" />
      <span className="sr-only">, {hint}</span>
    </a>
  );
}
