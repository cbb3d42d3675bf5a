import { open, readFile, rm, stat } from 'node:fs/promises';
import type { Bucket } from './bucket.ts';
import { BucketError } from './bucket-error.ts';

/** Bytes of a part, which is held in memory. S3 takes 10,000 parts, and single objects up to 5 GB. */
const PART = 16 * 1024 ** 2;

/** Sends a file of any size, in parts when it is large. */
export async function putFile(
  bucket: Bucket,
  { key, path, partBytes = PART }: { key: string; path: string; partBytes?: number },
): Promise<void> {
  const { size } = await stat(path);
  if (size <= partBytes) return bucket.put(key, await readFile(path));
  const begun = await bucket.send({ method: 'POST', key, query: { uploads: '' } });
  const uploadId = fieldOf(begun.body, 'UploadId');
  if (uploadId === null) throw broken(key);
  try {
    const tags = await putParts(bucket, { key, path, size, partBytes, uploadId });
    const parts = tags.map(
      (tag, n) => `<Part><PartNumber>${n + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const data = Buffer.from(
      `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
    );
    const ended = await bucket.send({ method: 'POST', key, query: { uploadId }, data });
    // It may fail after it has begun to answer with 200.
    if (fieldOf(ended.body, 'ETag') === null) throw broken(key);
  } catch (error) {
    await bucket.send({ method: 'DELETE', key, query: { uploadId } }).catch(() => {});
    throw error;
  }
}

interface Upload {
  key: string;
  path: string;
  size: number;
  partBytes: number;
  uploadId: string;
}

async function putParts(
  bucket: Bucket,
  { key, path, size, partBytes, uploadId }: Upload,
): Promise<string[]> {
  const tags: string[] = [];
  const file = await open(path);
  try {
    for (let start = 0; start < size; start += partBytes) {
      const part = Buffer.alloc(Math.min(partBytes, size - start));
      await file.read(part, 0, part.length, start);
      const query = { partNumber: String(tags.length + 1), uploadId };
      const { headers } = await bucket.send({ method: 'PUT', key, query, data: part });
      const tag = headers.get('etag');
      if (tag === null) throw broken(key);
      tags.push(tag);
    }
  } finally {
    await file.close();
  }
  return tags;
}

/** Writes an object of so many bytes to a new file. */
export async function getFile(
  bucket: Bucket,
  { key, bytes }: { key: string; bytes: number },
  path: string,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for (let start = 0; start < bytes; start += PART) {
      const end = Math.min(start + PART, bytes) - 1;
      const { status, body } = await bucket.send({ method: 'GET', key, range: { start, end } });
      if (status === 404 || body.length !== end - start + 1) throw broken(key);
      await file.writeFile(body);
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

const fieldOf = (xml: Buffer, name: string): string | null =>
  new RegExp(`<${name}>(?<value>[^<]+)</${name}>`, 'u').exec(xml.toString())?.groups?.['value'] ??
  null;

const broken = (key: string) =>
  new BucketError(`object storage, ${key}`, { status: 200, code: 'Incomplete' });
