/** The browser knows that it has no connection. The server knows nothing of the kind. */
export const isOffline = (): boolean => typeof document !== 'undefined' && !navigator.onLine;
