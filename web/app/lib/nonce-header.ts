/** How the host tells the renderer which inline scripts the page's policy will allow. */
export const nonceHeader = "x-page-nonce";
