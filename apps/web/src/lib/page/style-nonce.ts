declare global {
  /** Read by `get-nonce`, with which the scroll lock of dialogs and drawers adds its style element. */
  var __webpack_nonce__: string | undefined;
}

/** Lets libraries that add styles at run time pass the Content-Security-Policy of this page. */
export function shareStyleNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  globalThis.__webpack_nonce__ = meta?.content;
}
