import { MAX_PHOTO_BYTES } from '@pbr/schemas/property/media/photo-limits';
import { type JudgedPhoto, judgePhoto, UnusablePhoto } from './photo-file.ts';
import type { RedrawAnswer, Redrawn, RedrawTask } from './redraw-photo.worker.ts';

export interface PreparedPhoto {
  file: File;
  /** The words for a change without which the photo could not be sent. */
  change?: string;
}

/** Twelve seconds of upload at 1 Mbit/s. Below that, decoding costs more than it saves. */
const HEAVY_BYTES = 1_500_000;

/**
 * Makes a chosen file ready to be sent: a photo beyond the server's limits smaller, HEIC a JPEG, a heavy one lighter if that works, any
 * other as it is. Rejects with `UnusablePhoto`, or with the reason of the signal.
 */
export async function preparePhoto(file: File, signal: AbortSignal): Promise<PreparedPhoto> {
  const judged = await judgePhoto(file).catch((error: unknown) => {
    // A file of a cloud folder or a card that is gone.
    throw error instanceof UnusablePhoto ? error : new UnusablePhoto('El archivo no se pudo leer.');
  });
  signal.throwIfAborted();
  if (judged.isSendable && (file.size <= HEAVY_BYTES || judged.size === null)) return { file };
  const redrawn = await inTurn(() => {
    signal.throwIfAborted();
    return redraw({ file, format: judged.format }, signal);
  }).catch(() => {
    signal.throwIfAborted();
    return null;
  });
  if (redrawn === 'incomplete')
    throw new UnusablePhoto('La foto está incompleta. Elígela de nuevo.');
  if (judged.isSendable)
    return { file: redrawn && redrawn.blob.size < file.size ? fileOf(redrawn, file) : file };
  if (redrawn === null || redrawn.blob.size > MAX_PHOTO_BYTES)
    throw new UnusablePhoto('La foto está dañada, o este navegador no puede leerla.');
  return { file: fileOf(redrawn, file), change: wordsFor(judged, redrawn) };
}

function fileOf({ blob }: Redrawn, { name }: File): File {
  return new File([blob], `${name.replace(/\.\w+$/u, '')}.jpg`, { type: blob.type });
}

function wordsFor({ format, size }: JudgedPhoto, { width, height }: Redrawn): string {
  const isSmaller = size !== null && width * height < size.width * size.height;
  const verb = format === 'heic' ? 'Convertida a JPEG' : 'Reducida';
  if (!isSmaller) return verb;
  return `${verb}${format === 'heic' ? ' de' : ' a'} ${width} × ${height} px`;
}

/** One photo at a time: a decoded one takes up to half a gigabyte. */
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
let worker: Worker | undefined;

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  waiting += 1;
  const result = turn.then(work).finally(() => {
    waiting -= 1;
    // Frees the memory of the decoders.
    if (waiting === 0) stop();
  });
  turn = result.catch(() => undefined);
  return result;
}

function stop() {
  worker?.terminate();
  worker = undefined;
}

/** Decodes, turns upright, scales and encodes in a worker, so that the page goes on; `null` if the browser cannot. */
function redraw(task: RedrawTask, signal: AbortSignal): Promise<RedrawAnswer> {
  return new Promise((done, fail) => {
    const running = (worker ??= new Worker(new URL('redraw-photo.worker.ts', import.meta.url), {
      type: 'module',
    }));
    const listening = new AbortController();
    const on = { signal: listening.signal };
    const end = (result: RedrawAnswer) => {
      listening.abort();
      done(result);
    };
    const answered = ({ data }: MessageEvent<RedrawAnswer>) => end(data);
    // It ran out of memory, or did not load.
    const crashed = () => {
      stop();
      end(null);
    };
    const cancelled = () => {
      fail(signal.reason);
      crashed();
    };
    running.addEventListener('message', answered, on);
    running.addEventListener('error', crashed, on);
    signal.addEventListener('abort', cancelled, on);
    running.postMessage(task, []);
  });
}
