import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

/** 'slow' never answers, 'broken' answers 500, 'cut' ends the connection in the middle of the answer, 'full' takes no object. */
export type Fault = 'slow' | 'broken' | 'cut' | 'full';

interface Kept {
  data: Buffer;
  headers: Record<string, string>;
  changedAt: Date;
}

const KEY = 'llave';
const SECRET = 'un-secreto-que-nadie-debe-leer';
const BUCKET = 'archivos';
const PAGE = 3;

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex');

/** An object storage in memory that checks signatures and digests, and can be told to fail. */
export async function startBucketServer() {
  const objects = new Map<string, Kept>();
  const requests: string[] = [];
  const parts = new Map<string, Buffer>();
  let faults: { fault: Fault; method: string | null; left: number }[] = [];
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;

  function takeFault(method: string): Fault | null {
    const found = faults.find((one) => (one.method ?? method) === method && one.left > 0);
    if (!found) return null;
    found.left -= 1;
    return found.fault;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    const url = new URL(request.url ?? '', `http://${host}`);
    requests.push(`${method} ${url.pathname.slice(1)}${url.search}`);
    const data = await buffer(request).catch(() => null);
    if (data === null) return;
    const fault = takeFault(method);
    if (fault === 'slow') return;
    if (fault === 'broken') return refuse(response, 500, 'InternalError');
    if (fault === 'full') return refuse(response, 507, 'XMinioStorageFull');
    const refusal = await refusalOf(request, url, data);
    if (refusal) return refuse(response, ...refusal);
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') return list(url.searchParams, response);
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
      return inParts(method, { key, data, asked: url.searchParams }, response);
    if (method === 'PUT' || method === 'DELETE')
      return change(method, { key, data }, request, response);
    give(key, { isCut: fault === 'cut' }, request, response);
  }

  function change(
    method: string,
    { key, data }: { key: string; data: Buffer },
    { headers }: IncomingMessage,
    response: ServerResponse,
  ): void {
    const written = { 'x-amz-meta-sha256': String(headers['x-amz-meta-sha256']) };
    if (method === 'DELETE') objects.delete(key);
    else objects.set(key, { data, headers: written, changedAt: new Date() });
    response.writeHead(method === 'PUT' ? 200 : 204).end();
  }

  function give(
    key: string,
    { isCut }: { isCut: boolean },
    { method, headers }: IncomingMessage,
    response: ServerResponse,
  ): void {
    const kept = objects.get(key);
    if (!kept) return refuse(response, 404, 'NoSuchKey');
    const range = /bytes=(?<start>\d+)-(?<end>\d+)/u.exec(headers.range ?? '')?.groups;
    const sent = range
      ? kept.data.subarray(Number(range['start']), Number(range['end']) + 1)
      : kept.data;
    response.writeHead(range ? 206 : 200, { ...kept.headers, 'content-length': sent.length });
    if (method === 'HEAD') return void response.end();
    if (!isCut) return void response.end(sent);
    response.write(kept.data.subarray(0, 1));
    setTimeout(() => response.destroy(), 10);
  }

  /** An object that comes in parts: one at a time is enough for a test. */
  function inParts(
    method: string,
    { key, data, asked }: { key: string; data: Buffer; asked: URLSearchParams },
    response: ServerResponse,
  ): void {
    const number = asked.get('partNumber');
    if (number !== null) {
      parts.set(number.padStart(5, '0'), data);
      return void response.writeHead(200, { etag: `"${sha256(data)}"` }).end();
    }
    if (asked.has('uploads'))
      return void response.writeHead(200).end('<UploadId>the-only-one</UploadId>');
    const numbers = [...parts.keys()].toSorted();
    const whole = numbers.map((name) => parts.get(name) ?? Buffer.alloc(0));
    if (method === 'POST')
      objects.set(key, { data: Buffer.concat(whole), headers: {}, changedAt: new Date() });
    parts.clear();
    response
      .writeHead(method === 'POST' ? 200 : 204)
      .end(method === 'POST' ? '<ETag>x</ETag>' : '');
  }

  /** Signs the request again and compares. */
  async function refusalOf(
    { method = '', headers }: IncomingMessage,
    url: URL,
    data: Buffer,
  ): Promise<[number, string] | null> {
    const names = /SignedHeaders=(?<names>[^,]+)/u.exec(headers.authorization ?? '')?.groups;
    if (headers['x-amz-content-sha256'] !== sha256(data)) return [400, 'BadDigest'];
    const signed = (names?.['names'] ?? '').split(';').filter((name) => name !== 'host');
    const again = await new AwsV4Signer({
      method,
      url: url.href,
      headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
      accessKeyId: KEY,
      secretAccessKey: SECRET,
      service: 's3',
      region: 'us-east-1',
      datetime: String(headers['x-amz-date']),
    }).sign();
    const isRight = again.headers.get('authorization') === headers.authorization;
    return isRight ? null : [403, 'SignatureDoesNotMatch'];
  }

  /** Pages of three, so that every listing of a test has some. */
  function list(asked: URLSearchParams, response: ServerResponse): void {
    const prefix = asked.get('prefix') ?? '';
    const after = asked.get('continuation-token') ?? '';
    const delimiter = asked.get('delimiter');
    const names = [...objects.keys()].filter((key) => key.startsWith(prefix));
    const entries = names.map((key) => {
      const end = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length);
      return end < 0 ? key : key.slice(0, end + 1);
    });
    const found = [...new Set(entries)].toSorted().filter((entry) => entry > after);
    const page = found.slice(0, PAGE);
    const isCut = found.length > PAGE;
    const lines = page.map((entry) => {
      const kept = objects.get(entry);
      return kept
        ? `<Contents><Key>${entry}</Key><LastModified>${kept.changedAt.toISOString()}</LastModified><Size>${kept.data.length}</Size></Contents>`
        : `<CommonPrefixes><Prefix>${entry}</Prefix></CommonPrefixes>`;
    });
    const token = isCut
      ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>`
      : '';
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${token}${lines.join('')}</ListBucketResult>`,
      );
  }

  return {
    address: { url: `http://${host}/${BUCKET}`, region: 'us-east-1', key: KEY, secret: SECRET },
    variables: {
      STORAGE_URL: `s3://${host}/${BUCKET}`,
      STORAGE_KEY: KEY,
      STORAGE_SECRET: SECRET,
    },
    /** The objects by their keys. */
    objects,
    /** Method, path and query of every request. */
    requests,
    /** Makes the next requests fail, of every method if none is named. */
    fail: (fault: Fault, { method = null as string | null, times = Infinity } = {}) => {
      faults = [...faults, { fault, method, left: times }];
    },
    reset: () => {
      faults = [];
      objects.clear();
      requests.length = 0;
    },
    mend: () => {
      faults = [];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${SECRET}</Message></Error>`);
}
