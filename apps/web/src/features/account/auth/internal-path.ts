/** A stand-in origin: a path that stays on it stays on ours too. */
const HERE = 'http://here.invalid';
/** Machine URLs, and the sign-in screen itself. */
const NO_PAGES = /^\/(api|trpc|uploads|assets|auth)(\/|$)/u;
// oxlint-disable-next-line no-control-regex -- browsers drop some control characters, which changes the URL
const CONTROL = /[\u0000-\u001f\u007f]/u;

/** The page to open after signing in: the wanted path on this portal, or '/' because a crafted link may point to another site. */
export function internalPath(wanted: string | undefined): string {
  if (wanted === undefined || !wanted.startsWith('/') || isTricky(wanted)) return '/';
  const url = parsed(wanted);
  if (url === null) return '/';
  const { origin, pathname, search, hash } = url;
  const path = decodedFully(pathname);
  if (origin !== HERE || path === null || isTricky(path) || NO_PAGES.test(path)) return '/';
  return pathname + search + hash;
}

function parsed(path: string): URL | null {
  try {
    return new URL(path, HERE);
  } catch {
    return null;
  }
}

function isTricky(path: string): boolean {
  return path.startsWith('//') || path.includes('\\') || CONTROL.test(path);
}

/** Decodes the path until it no longer changes; `null` if decoding fails. */
function decodedFully(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? path : decodedFully(decoded);
  } catch {
    return null;
  }
}
