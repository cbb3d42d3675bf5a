import { pageFailures } from '@pbr/schemas/page-failures';
import { giveUpPage } from '../lost-session/lost-session.ts';
import { isOffline } from './is-offline.ts';
import { keepTyped } from './typed-text.ts';

type Importer<Module> = () => Promise<Module>;

const LOST = pageFailures['connection.lost'];
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Gives every failed `import()` words for people. The router would know it by the browser's own words and load the page anew, even
 * without a connection.
 */
export function nameFailedDownloads(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.cause = payload.message;
    payload.message = LOST;
  });
}

/** Fails at once without a connection. */
export async function download<Module>(importer: Importer<Module>): Promise<Module> {
  if (isOffline()) throw new Error(LOST);
  return importer();
}

interface Patience {
  /** Called after each attempt in vain. */
  onFailure?: () => void;
  /** Ends the attempts. */
  signal?: AbortSignal;
}

/** Tries until it succeeds, for a part that the page can do without. */
export async function downloadInTheEnd<Module>(
  importer: Importer<Module>,
  { onFailure, signal }: Patience = {},
): Promise<Module> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await download(importer);
    } catch {
      if (!signal?.aborted) onFailure?.();
    }
    await onlineOrAfter(wait);
    if (signal?.aborted) return new Promise(() => {});
  }
}

/** Downloads what somebody waits for. If its file is gone with an earlier release, the page is loaded anew. */
export async function downloadNow<Module>(importer: Importer<Module>): Promise<Module> {
  try {
    return await download(importer);
  } catch (error) {
    if (!(await isServerThere())) throw error;
  }
  try {
    return await importer();
  } catch (error) {
    if (!replaceOldPage(error)) throw error;
    return new Promise(() => {});
  }
}

/** Loads the page anew if one of its files is gone; once for each file. */
export function replaceOldPage(error: unknown): boolean {
  if (!isNotDownloaded(error)) return false;
  const key = `pbr:gone:${String(error.cause)}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '');
  } catch {
    // Blocked storage: nothing would end the loop.
    return false;
  }
  loadAnew();
  return true;
}

export const isNotDownloaded = (error: unknown): error is Error =>
  error instanceof Error && error.message === LOST && error.cause !== undefined;

/** Loads the page anew with what was typed. */
export function loadAnew(): void {
  keepTyped();
  giveUpPage();
  window.location.reload();
}

export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function onlineOrAfter(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });
}
