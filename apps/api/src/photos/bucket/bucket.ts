import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { BucketError } from './bucket-error.ts';
import type { BucketAnswer, BucketRequest, ListedObject } from './bucket-messages.ts';
import { listPages } from './list-pages.ts';

export interface BucketAddress {
  /** Scheme, host and bucket: `https://host/bucket`. */
  url: string;
  region: string;
  key: string;
  secret: string;
}

interface StoredObject {
  bytes: number;
  /** The digest that was written with it; null for an object of somebody else. */
  sha256: string | null;
}

const ATTEMPTS = 4;
/** For one attempt, and for all of them together with their pauses, apart from the time that the bytes take. A transaction may wait 10 s. */
const ATTEMPT_MS = 3_000;
const TOTAL_MS = 7_000;
const SLOWEST_BYTES_A_MS = 500;
const PAUSE_MS = 100;
/** While nothing answers, requests within this time of the last failure fail at once: nobody waits in a queue of those who wait. */
const ASK_AGAIN_MS = 1_000;
const DIGEST = 'x-amz-meta-sha256';
const NOTHING = new Uint8Array();

export const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

/** The objects of a bucket, in path style. Every request has a deadline, and is sent again when it fails for a moment. */
export class Bucket {
  readonly #address: BucketAddress;
  readonly #onFailure: (error: BucketError) => void;
  readonly #signingKeys = new Map<string, ArrayBuffer>();
  #awaySince: number | null = null;
  /** By `performance.now`, which nobody sets back. */
  #lastFailure = 0;

  constructor(address: BucketAddress, onFailure: (error: BucketError) => void) {
    this.#address = address;
    this.#onFailure = onFailure;
  }

  /** Since when every request has failed; null while they succeed. */
  get awaySince(): number | null {
    return this.#awaySince;
  }

  /** Once it resolves, the storage has the whole object and has checked it. */
  async put(key: string, data: Uint8Array): Promise<void> {
    const asked = { method: 'PUT', key } as const;
    const { status, body } = await this.send({ ...asked, data });
    if (status === 404) throw refusal(asked, body);
  }

  /** The whole object, checked; null when it does not exist. */
  async get(key: string): Promise<Buffer | null> {
    const asked = { method: 'GET', key } as const;
    const { status, headers, body } = await this.send(asked);
    if (status === 404) return missing(asked, body);
    const written = headers.get(DIGEST);
    if (written !== null && written !== sha256(body))
      throw new BucketError(nameOf(asked), { status, code: 'WrongDigest' });
    return body;
  }

  async head(key: string): Promise<StoredObject | null> {
    const { status, headers } = await this.send({ method: 'HEAD', key });
    if (status === 404) return null;
    return { bytes: Number(headers.get('content-length')), sha256: headers.get(DIGEST) };
  }

  /** A missing object is not an error. */
  async delete(key: string): Promise<void> {
    await this.send({ method: 'DELETE', key });
  }

  /** All objects below a prefix in the order of their keys, a thousand a request. */
  list(prefix: string): AsyncGenerator<ListedObject> {
    return listPages(
      (asked) => this.send(asked),
      { prefix },
      ({ objects }) => objects,
    );
  }

  /** The names between the prefix and the next slash, once each. */
  folders(prefix: string): AsyncGenerator<string> {
    const asked = { prefix, delimiter: '/' };
    return listPages(
      (page) => this.send(page),
      asked,
      ({ folders }) => folders,
    );
  }

  /** Any other request; 404 is an answer. */
  async send(asked: BucketRequest): Promise<BucketAnswer> {
    if (this.#awaySince !== null && performance.now() - this.#lastFailure < ASK_AGAIN_MS)
      throw new BucketError(nameOf(asked), null);
    const forBytes = (asked.data?.byteLength ?? 0) / SLOWEST_BYTES_A_MS;
    const end = performance.now() + TOTAL_MS + forBytes;
    for (let tries = 1; ; tries += 1) {
      try {
        const left = end - performance.now();
        const answer = await this.#attempt(asked, Math.min(ATTEMPT_MS + forBytes, left));
        this.#awaySince = null;
        return answer;
      } catch (error) {
        if (!(error instanceof BucketError)) throw error;
        const pause = PAUSE_MS * 2 ** tries * (0.5 + Math.random() / 2);
        const isOver = tries === ATTEMPTS || performance.now() + pause >= end;
        if (!error.isPassing || isOver) throw this.#failed(error);
        await sleep(pause);
      }
    }
  }

  #failed(error: BucketError): BucketError {
    if (error.isPassing) {
      this.#lastFailure = performance.now();
      this.#awaySince ??= Date.now();
    }
    this.#onFailure(error);
    return error;
  }

  async #attempt(asked: BucketRequest, withinMs: number): Promise<BucketAnswer> {
    const what = nameOf(asked);
    const cut = new AbortController();
    let timer = setTimeout(() => cut.abort(), withinMs);
    try {
      const signed = await sign(asked, this.#address, this.#signingKeys);
      // A redirection would take the signed request to another host.
      const response = await fetch(signed, { signal: cut.signal, redirect: 'manual' });
      clearTimeout(timer);
      const length = Number(response.headers.get('content-length') ?? 0);
      timer = setTimeout(() => cut.abort(), ATTEMPT_MS + length / SLOWEST_BYTES_A_MS);
      const body = Buffer.from(await response.arrayBuffer());
      const { status, headers } = response;
      if (status < 300 || status === 404) return { status, headers, body };
      throw new BucketError(what, { status, code: codeOf(body) });
    } catch (error) {
      throw error instanceof BucketError ? error : new BucketError(what, null, error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Null for a missing object; a missing bucket is a mistake of the operator. */
function missing(asked: BucketRequest, body: Buffer): null {
  if (codeOf(body) === 'NoSuchBucket') throw refusal(asked, body);
  return null;
}

const refusal = (asked: BucketRequest, body: Buffer) =>
  new BucketError(nameOf(asked), { status: 404, code: codeOf(body) });

const nameOf = ({ method, key = '' }: BucketRequest) => `object storage, ${method} ${key}`;

const codeOf = (body: Buffer) =>
  /<Code>(?<code>\w{1,60})<\/Code>/u.exec(body.toString())?.groups?.['code'] ?? '';

async function sign(
  { method, key = '', query = {}, data = NOTHING, range }: BucketRequest,
  { url, region, key: accessKeyId, secret: secretAccessKey }: BucketAddress,
  cache: Map<string, ArrayBuffer>,
): Promise<Request> {
  const digest = sha256(data);
  const headers: Record<string, string> = { 'x-amz-content-sha256': digest };
  if (method === 'PUT') {
    headers['content-md5'] = createHash('md5').update(data).digest('base64');
    headers[DIGEST] = digest;
  }
  if (range) headers['range'] = `bytes=${range.start}-${range.end}`;
  const text = new URLSearchParams(query).toString().replaceAll('+', '%20');
  const signed = await new AwsV4Signer({
    method,
    url: `${url}${key && `/${key}`}${text && `?${text}`}`,
    headers,
    accessKeyId,
    secretAccessKey,
    service: 's3',
    region,
    cache,
  }).sign();
  const body = method === 'PUT' || method === 'POST' ? Buffer.from(data) : null;
  return new Request(signed.url, { method, headers: signed.headers, body });
}
