import { useLayoutEffect, useRef } from "react";
import { ScrollRestoration, useLocation, useMatches, useNavigationType } from "react-router";
import { noteShown } from "../lib/page-turn.ts";

/** The page stands still before it moves to its anchor. */
const hashDelayMs = 300;

const targetOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

const wantsMotion = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where the page stood before the router moved it. */
const useTop = () => {
  const top = useRef(0);
  useLayoutEffect(() => {
    const note = () => {
      top.current = scrollY;
    };
    note();
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
  }, []);
  return top;
};

/**
 * When the first page comes alive the router puts it at its top. On a slow phone somebody has
 * been reading by then, and stays where they are.
 */
const useUndisturbedStart = (top: { current: number }) => {
  const { key, hash } = useLocation();
  // With an anchor the router moves to where the visitor asked to be.
  const watched = useRef<string | null>(hash ? null : key);
  // What the router knows changes in the same commit.
  useMatches();
  useLayoutEffect(() => {
    if (watched.current !== key) watched.current = null;
    if (watched.current === null || scrollY === top.current) return;
    watched.current = null;
    scrollTo(0, top.current);
  });
};

/** To the top of a new page, back to where one was, or smoothly to an anchor below the bar. */
export function Scrolling() {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const top = useTop();
  const shown = useRef(pathname);
  useUndisturbedStart(top);

  useLayoutEffect(() => noteShown(pathname), [pathname]);

  useLayoutEffect(() => {
    const from = shown.current === pathname ? top.current : 0;
    shown.current = pathname;
    const target = isBack || !hash ? null : targetOf(hash);
    if (!target) return;
    // The router is there already, without a way between.
    scrollTo(0, from);
    const timer = setTimeout(
      () => target.scrollIntoView({ behavior: wantsMotion() ? "smooth" : "instant" }),
      hashDelayMs,
    );
    return () => clearTimeout(timer);
  }, [pathname, hash, key, isBack, top]);

  return <ScrollRestoration />;
}
