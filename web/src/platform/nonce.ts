declare global {
  interface Window {
    /** Read by goober (react-hot-toast). */
    __nonce__?: string;
    /** Read by get-nonce (react-remove-scroll, below Mantine's dialogs). */
    __webpack_nonce__?: string;
  }
}

/**
 * The policy of the pages lets in no style element without the nonce that the server wrote into this page: whatever
 * inserts one must know it before it does. Empty where the page was not served by our server (development).
 */
export const styleNonce = (): string => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  return nonce.startsWith('__') ? '' : nonce;
};

export const tellLibrariesTheNonce = (): void => {
  const nonce = styleNonce();
  window.__nonce__ = nonce;
  window.__webpack_nonce__ = nonce;
};
