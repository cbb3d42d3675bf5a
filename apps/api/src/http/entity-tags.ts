import { createHash } from 'node:crypto';

type Header = number | string | string[] | undefined;

/** The tag that a route sets when it names only the version of its answer, and for a listing the version of its photos. */
const VERSION_TAG = /^"(\d+(?:\.\d+)?)"$/u;

export function isVersionTag(header: Header): boolean {
  return VERSION_TAG.test(String(header ?? ''));
}

/** Makes a tag from the body's digest, with the route's version in front if it named one: an answer changes more often than its version. */
export function tagOf(body: Buffer, named: Header): string {
  const version = VERSION_TAG.exec(String(named ?? ''))?.[1];
  const digest = createHash('sha256').update(body).digest('hex').slice(0, 24);
  return version === undefined ? digest : `${version}-${digest}`;
}

/** Whether the client already holds this answer, in whatever encoding it got it. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//u, ''));
  return tags.some(
    (tag) => tag === '*' || tag.replace(/(?:-(?:br|gzip))?"$/u, '"') === `"${etag}"`,
  );
}
