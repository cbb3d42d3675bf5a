declare global {
  /** Read by `get-nonce`, which the scroll lock of dialogs and drawers uses for its style element. */
  var __webpack_nonce__: string | undefined;
}

/** Lets libraries that add styles at run time satisfy the page's Content-Security-Policy. */
export function shareStyleNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  globalThis.__webpack_nonce__ = meta?.content;
}
