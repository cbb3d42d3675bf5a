import { type ErrorCode, errorCatalogue } from '@pbr/schemas/errors';
import { pageFailures } from '@pbr/schemas/page-failures';
import { saidWords, waitIn } from '../forms/server-error.ts';
import { orSignInAgain } from '../lost-session/or-sign-in-again.ts';
import { personHeaders } from '../lost-session/tab-person.ts';

/** Enough for a photo of 10 MB over a slow phone connection. */
const TIMEOUT_MS = 180_000;

interface PhotoRequest {
  method: 'POST' | 'PUT' | 'DELETE';
  /** '/api/user/photo' */
  path: string;
  /** A form, or a file and nothing else. */
  body?: FormData | File;
  /** Receives the sent share of the body, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Receives the status of a success; 201 tells a photo that is new. */
  onStored?: (status: number) => void;
  signal?: AbortSignal;
}

/** A failed photo request; `message` is text for people. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
  /** `undefined` if no answer came. */
  readonly status: number | undefined;
  /** A code of the error catalogue; `undefined` if the server did not answer in its own format. */
  readonly code: string | undefined;

  constructor(message: string, status?: number, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** The same request may succeed later. */
  get isPassing(): boolean {
    return this.status === undefined || this.status >= 500 || PASSING.has(this.status);
  }
}

/** Signed out, too slow, too often. */
const PASSING: ReadonlySet<number> = new Set([401, 408, 429]);

/**
 * Photos go through REST with XMLHttpRequest, because only that reports upload progress. A request that finds the session ended is sent
 * once more when the person has signed in again. Rejects with `PhotoRefused`.
 */
export function photoRequest(photo: PhotoRequest): Promise<unknown> {
  return orSignInAgain(
    () => sendOnce(photo),
    (error) => (error as PhotoRefused).code,
  );
}

function sendOnce(photo: PhotoRequest): Promise<unknown> {
  const { method, path, body, onProgress, onStored, signal } = photo;
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const cutOff = () => fail(new PhotoRefused(pageFailures['connection.lost']));
    request.open(method, path);
    request.timeout = TIMEOUT_MS;
    for (const [name, value] of Object.entries({ accept: 'application/json', ...personHeaders() }))
      request.setRequestHeader(name, value);
    if (body instanceof File) request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      const answer = parse(request.responseText);
      if (request.status >= 300) return fail(refusalIn(answer, request));
      onStored?.(request.status);
      done(answer);
    });
    request.addEventListener('error', cutOff);
    request.addEventListener('timeout', cutOff);
    signal?.addEventListener('abort', () => request.abort());
    request.addEventListener('abort', () => fail(new PhotoRefused('Se canceló.')));
    request.send(body ?? null);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The server's own message; a proxy's answer is not text for people. */
function refusalIn(answer: unknown, request: XMLHttpRequest): PhotoRefused {
  const { status } = request;
  const retryAfterSeconds = waitIn(request.getResponseHeader('retry-after'));
  const { code, message, fields } = (answer ?? {}) as {
    code?: unknown;
    message?: unknown;
    fields?: { photo?: unknown };
  };
  if (typeof code !== 'string' || typeof message !== 'string' || !(code in errorCatalogue))
    return new PhotoRefused(proxyWords(status, retryAfterSeconds), status);
  const words = saidWords({ code, message, retryAfterSeconds });
  return new PhotoRefused(typeof fields?.photo === 'string' ? fields.photo : words, status, code);
}

const PROXY_CODES: Readonly<Record<number, ErrorCode>> = {
  413: 'image.too_large',
  429: 'request.too_many',
};

function proxyWords(status: number, retryAfterSeconds: number | undefined): string {
  const code = PROXY_CODES[status] ?? 'server.unavailable';
  return saidWords({ code, message: errorCatalogue[code].es, retryAfterSeconds });
}
