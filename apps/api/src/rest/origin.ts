import type { IncomingHttpHeaders } from 'node:http';

/** True when a browser says that the request comes from another site. Programs that are not browsers say nothing. */
export function comesFromElsewhere(
  headers: IncomingHttpHeaders,
  ownOrigins: readonly string[],
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && !ownOrigins.includes(headers.origin);
}

/** True for a link on our own pages or a typed URL: no other site sent the visitor here. */
export function isOwnNavigation(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'same-origin' || site === 'none';
}
