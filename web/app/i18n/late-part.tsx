import { countryZone } from "@app/contract/locales";
import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { IntlProvider } from "use-intl";
import { logError } from "../lib/log.ts";
import { keepMessages, knownMessages, type Namespace } from "./catalogues.ts";
import { intlLocales, shownLocale } from "./locale.ts";

const withTexts = <P extends object>(Part: ComponentType<P>): ComponentType<P> =>
  function PartWithTexts(props: P) {
    return (
      <IntlProvider
        locale={intlLocales[shownLocale()].numbers}
        messages={knownMessages({})}
        timeZone={countryZone}
      >
        <Part {...props} />
      </IntlProvider>
    );
  };

interface LateOptions {
  /** Shown until it is there. */
  meanwhile?: ReactNode;
  onFailed?: () => void;
}

/**
 * A part of the page that most visits never need: it comes, with its texts, when it is first shown
 * or called for. On a bad line it may not come; then it is asked for again the next time, and the
 * page lives on without it.
 */
export const latePart = <P extends object>(
  namespaces: readonly Namespace[],
  bring: () => Promise<ComponentType<P>>,
  { meanwhile = null, onFailed }: LateOptions = {},
) => {
  let part: ComponentType<P> | null = null;
  let coming: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const call = async (): Promise<void> => {
    try {
      const [Part] = await Promise.all([bring(), keepMessages(shownLocale(), namespaces)]);
      part = withTexts(Part);
      for (const tell of listeners) tell();
    } catch (error) {
      coming = undefined;
      logError("A part of the page did not load", error);
      onFailed?.();
    }
  };
  const load = (): void => {
    coming ??= call();
  };

  const subscribe = (tell: () => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  };

  function LatePart(props: P) {
    const Part = useSyncExternalStore(
      subscribe,
      () => part,
      () => null,
    );
    useEffect(load, []);
    return Part ? <Part {...props} /> : meanwhile;
  }

  return { load, LatePart };
};
