import { createHash } from 'node:crypto';

type Header = number | string | string[] | undefined;

/** What a route names when it names only the version of what it answers. */
const VERSION_TAG = /^"(\d+)"$/u;

export function isVersionTag(header: Header): boolean {
  return VERSION_TAG.test(String(header ?? ''));
}

/** The version that the route has named, if any, and a digest: a listing's photos change without its version. */
export function tagOf(body: Buffer, named: Header): string {
  const version = VERSION_TAG.exec(String(named ?? ''))?.[1];
  const digest = createHash('sha256').update(body).digest('hex').slice(0, 24);
  return version === undefined ? digest : `${version}-${digest}`;
}

/** Whether the client names the answer that it would get, however that one was packed. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//u, ''));
  return tags.some(
    (tag) => tag === '*' || tag.replace(/(?:-(?:br|gzip))?"$/u, '"') === `"${etag}"`,
  );
}
