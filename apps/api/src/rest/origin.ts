import type { IncomingHttpHeaders } from 'node:http';

/** Browsers say where a request comes from; what is no browser says nothing. */
export function comesFromElsewhere(
  headers: IncomingHttpHeaders,
  ownOrigins: readonly string[],
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && !ownOrigins.includes(headers.origin);
}

/** A link on our own pages or an address that was typed: no other site has sent the visitor here. */
export function isOwnNavigation(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'same-origin' || site === 'none';
}
