/** Any origin will do: a path that stays on it stays on ours. */
const HERE = 'http://here.invalid';
/** Addresses of machines, and the screen that one comes from. */
const NO_PAGES = /^\/(api|trpc|uploads|assets|auth)(\/|$)/u;
// oxlint-disable-next-line no-control-regex -- browsers drop some of these, and so change what the address means
const CONTROL = /[\u0000-\u001f\u007f]/u;

/** Where to go after signing in: a page of this portal as it was asked for, else '/'. Whoever made the link may have meant another site. */
export function internalPath(wanted: string | undefined): string {
  if (wanted === undefined || !wanted.startsWith('/') || isTricky(wanted)) return '/';
  if (!URL.canParse(wanted, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  const path = decodedFully(pathname);
  if (origin !== HERE || path === null || isTricky(path) || NO_PAGES.test(path)) return '/';
  return pathname + search + hash;
}

function isTricky(path: string): boolean {
  return path.startsWith('//') || path.includes('\\') || CONTROL.test(path);
}

/** What is left when nobody can decode it any further; null for what cannot be decoded. */
function decodedFully(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? path : decodedFully(decoded);
  } catch {
    return null;
  }
}
