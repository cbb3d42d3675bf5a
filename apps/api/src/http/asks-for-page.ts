/** URLs for machines; an unknown one below them is answered with data, not with a page. */
const NOT_PAGES = /^\/(api|trpc|uploads|assets|placeholders|sitemaps|og|healthz|readyz)(\/|\?|$)/u;

/** Whether this URL shows pages, and the client reads them. */
export function asksForPage(url: string, accept: string | undefined): boolean {
  return !NOT_PAGES.test(url) && (accept === undefined || /text\/html|\*\/\*/u.test(accept));
}
