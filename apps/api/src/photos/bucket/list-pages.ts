import type { BucketAnswer, BucketRequest, ListedObject } from './bucket-messages.ts';
import { BucketError } from './bucket-error.ts';

interface Page {
  objects: ListedObject[];
  folders: string[];
  next: string | null;
}

/** Answers the items of a listing, page by page. */
export async function* listPages<Item>(
  send: (asked: BucketRequest) => Promise<BucketAnswer>,
  asked: { prefix: string; delimiter?: string },
  itemsOf: (page: Page) => Item[],
): AsyncGenerator<Item> {
  let next: string | null = null;
  do {
    const query: Record<string, string> = { 'list-type': '2', ...asked };
    if (next !== null) query['continuation-token'] = next;
    const { status, body } = await send({ method: 'GET', query });
    if (status === 404)
      throw new BucketError('object storage, list', { status, code: 'NoSuchBucket' });
    const page = readPage(body.toString(), asked.prefix);
    yield* itemsOf(page);
    ({ next } = page);
  } while (next !== null);
}

// The keys that we write need no escapes, and an object with another key is none of ours.
const OBJECT = /<Contents>(?<fields>.*?)<\/Contents>/gsu;
const FOLDER = /<CommonPrefixes>\s*<Prefix>(?<prefix>[^<]*)\/<\/Prefix>/gu;

function readPage(xml: string, prefix: string): Page {
  if (!xml.includes('<ListBucketResult'))
    throw new BucketError('object storage, list', { status: 200, code: 'NoListing' });
  const objects = Array.from(xml.matchAll(OBJECT), ({ groups }) => {
    const fields = groups?.['fields'] ?? '';
    return {
      key: fieldOf(fields, 'Key') ?? '',
      bytes: Number(fieldOf(fields, 'Size')),
      changedAt: new Date(fieldOf(fields, 'LastModified') ?? 0),
    };
  });
  const folders = Array.from(xml.matchAll(FOLDER), ({ groups }) =>
    (groups?.['prefix'] ?? '').slice(prefix.length),
  );
  const isCut = fieldOf(xml, 'IsTruncated') === 'true';
  const token = isCut ? fieldOf(xml, 'NextContinuationToken') : null;
  return { objects, folders, next: token && unescaped(token) };
}

const fieldOf = (xml: string, name: string): string | null =>
  xml.split(`<${name}>`)[1]?.split(`</${name}>`)[0] ?? null;

const ESCAPES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};
const unescaped = (text: string) => text.replaceAll(/&\w+;/gu, (name) => ESCAPES[name] ?? name);
