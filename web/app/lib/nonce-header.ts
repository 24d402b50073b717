/** How the host tells the renderer which inline scripts the page's policy will allow. */
export const nonceHeader = "x-page-nonce";

/** Asks for the page in one piece: it is kept, so nobody waits for its first part. */
export const wholePageHeader = "x-page-whole";
