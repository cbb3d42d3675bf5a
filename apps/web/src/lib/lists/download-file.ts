import { errorCatalogue } from '@pbr/schemas/errors';
import { fetchAgain } from '../fetch-again.ts';
import { saidWords, waitIn } from '../forms/server-error.ts';
import { orSignInAgain } from '../lost-session/or-sign-in-again.ts';
import { personHeaders } from '../lost-session/tab-person.ts';

/** The server's answer, or whatever a proxy says instead. */
interface Refusal {
  code?: unknown;
  message?: unknown;
}

/** A refused file; `message` is text for people. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  readonly code: string | undefined;

  constructor({ code, message }: Refusal, { status, headers }: Response) {
    const isOurs = typeof code === 'string' && code in errorCatalogue;
    const own = status === 429 ? 'request.too_many' : 'server.unavailable';
    super(
      saidWords({
        code: isOurs ? code : own,
        message: isOurs && typeof message === 'string' ? message : errorCatalogue[own].es,
        retryAfterSeconds: waitIn(headers.get('retry-after')),
      }),
    );
    this.code = isOurs ? code : undefined;
  }
}

/** The browser keeps reading the file for a moment after the click. */
const KEPT_MS = 60_000;

/** Saves a file of the person of this tab. A browser that followed the link itself would save a refusal as the file. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const file = await orSignInAgain(
    () => read(path),
    (error) => (error instanceof FileRefused ? error.code : undefined),
  );
  saveFile(file, name);
}

/** Saves what this page holds as a file. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}

async function read(path: string): Promise<Blob> {
  const answer = await fetchAgain(path, { headers: personHeaders() });
  if (answer.ok) return answer.blob();
  const said = (await answer.json().catch(() => null)) as Refusal | null;
  throw new FileRefused(said ?? {}, answer);
}
