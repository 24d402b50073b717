import { createContext } from "react";

/** Of the answer a page is rendered for; nothing in the browser, where it is not to be had. */
export const Nonce = createContext<string | undefined>(undefined);
