import { errorCatalogue } from '@pbr/schemas/errors';

/** A photo of 10 MB through a slow phone connection. */
const TIMEOUT_MS = 180_000;

interface PhotoRequest {
  method: 'POST' | 'PUT' | 'DELETE';
  /** '/api/user/photo' */
  path: string;
  body?: FormData;
  /** From 0 to 1: how much of the body has left. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Why the photo is not as the person wants it; `message` is for them. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
  /** Of the error catalogue; undefined when the server did not answer, or not in its own words. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }

  /** The same photo may go through the next time. */
  get isPassing(): boolean {
    return this.code === undefined || PASSING.has(this.code);
  }
}

const PASSING: ReadonlySet<string> = new Set([
  'request.too_many',
  'request.timeout',
  'server.unavailable',
  'server.unexpected',
  'storage.full',
]);

/** Photos go through REST, and by XMLHttpRequest, which alone tells how much has been sent. Rejects with `PhotoRefused`. */
export function photoRequest({
  method,
  path,
  body,
  onProgress,
  signal,
}: PhotoRequest): Promise<unknown> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const cutOff = () => fail(new PhotoRefused('No se pudo conectar. Revisa tu conexión.'));
    request.open(method, path);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      const answer = parse(request.responseText);
      if (request.status < 300) done(answer);
      else fail(refusalIn(answer));
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

/** The server's own words; whatever a proxy in between says is not for people. */
function refusalIn(answer: unknown): PhotoRefused {
  const { code, message, fields } = (answer ?? {}) as {
    code?: unknown;
    message?: unknown;
    fields?: { photo?: unknown };
  };
  if (typeof code !== 'string' || typeof message !== 'string' || !(code in errorCatalogue))
    return new PhotoRefused(errorCatalogue['server.unavailable'].es);
  return new PhotoRefused(typeof fields?.photo === 'string' ? fields.photo : message, code);
}
