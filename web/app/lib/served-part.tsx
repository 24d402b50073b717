import {
  type ComponentType,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { logError } from "./log.ts";

const never = () => () => undefined;

/** Whether the server drew this, as opposed to a page that was turned to. */
const useIsServed = (): boolean => {
  const isComingAlive = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isComingAlive)[0];
};

/** Its links lead on without loading the site anew, as those of the router do. */
const follow = (event: MouseEvent, navigate: NavigateFunction): void => {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  const isPlain = button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
  if (!isPlain || event.defaultPrevented || link?.origin !== location.origin) return;
  event.preventDefault();
  void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
};

/** Close enough that what comes is there when it is seen. */
const nearby = "50% 0px";

const useIsNear = (place: RefObject<HTMLElement | null>, isWatched: boolean): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    // The place itself has no box of its own.
    const first = place.current?.firstElementChild;
    if (!isWatched || !first) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: nearby,
    });
    watch.observe(first);
    return () => watch.disconnect();
  }, [place, isWatched]);
  return isNear;
};

interface Waking {
  /** When it comes alive: once somebody is near, or as soon as it has to change. */
  wakes?: "near" | boolean;
}

/**
 * A part that the server writes in full and that is whole without its code: words, drawings, links.
 * A first visit does not load that code, and what stands in the page is left alone until the part
 * wakes, if it ever has to. On any other page turned to it is drawn here: `load` it before.
 */
export const servedPart = <P extends object>(
  onServer: ComponentType<P> | null,
  bring: () => Promise<ComponentType<P>>,
) => {
  let part = onServer;
  let coming: Promise<void> | undefined;

  const call = async (): Promise<void> => {
    try {
      part = await bring();
    } catch (error) {
      // Asked for again the next time.
      coming = undefined;
      throw error;
    }
  };
  const load = (): Promise<void> => (coming ??= call());

  function ServedPart({ wakes = false, ...props }: P & Waking) {
    const place = useRef<HTMLDivElement>(null);
    const navigate = useNavigate();
    const isServed = useIsServed();
    const isNear = useIsNear(place, isServed && wakes === "near");
    const isWanted = !isServed || isNear || wakes === true;
    const [Alive, setAlive] = useState(() => (isServed ? onServer : part));

    useEffect(() => {
      if (!isWanted || Alive) return;
      let isGone = false;
      const wake = async () => {
        const [{ redraw }] = await Promise.all([import("./redraw.ts"), load()]);
        if (!isGone) redraw(place, () => setAlive(() => part));
      };
      wake().catch((error: unknown) => logError("A part of the page did not load", error));
      return () => {
        isGone = true;
      };
    }, [isWanted, Alive]);

    if (Alive) {
      return (
        <div key="alive" ref={place} className="contents">
          <Alive {...(props as unknown as P)} />
        </div>
      );
    }
    return (
      <div
        ref={place}
        role="presentation"
        className="contents"
        onClick={(event) => follow(event, navigate)}
        suppressHydrationWarning
      >
        {/* A text, so that React looks no further and leaves alone what stands here instead. */}
        {""}
      </div>
    );
  }

  return { load, ServedPart };
};
