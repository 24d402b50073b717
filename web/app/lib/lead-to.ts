import { redirect, replace } from "react-router";

let hasOpened = false;

export const hasOpenPage = (): boolean => hasOpened;

/** A page has opened: from here on, going back leads to it. */
export const noteOpenPage = (): void => {
  hasOpened = true;
};

/**
 * To another page. Before any has opened, the address that was asked for must not stay in the
 * history: going back would lead there, and from there away again.
 */
export const leadTo = (path: string): Response => (hasOpened ? redirect(path) : replace(path));
