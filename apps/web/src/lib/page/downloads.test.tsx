import { pageFailures } from '@pbr/schemas/page-failures';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withoutConnection } from '../../testing/connection.ts';
import { wordsForPeople } from '../forms/server-error.ts';
import { isPageGivenUp } from '../lost-session/lost-session.ts';
import { downloadInTheEnd, downloadNow, nameFailedDownloads } from './downloads.ts';

const load = vi.fn<() => Promise<{ name: string }>>();
const reload = vi.fn();

/** A failed import as it reaches whoever asked for it: Vite has told the page of it before. */
function failedImport(file: string): Error {
  const payload = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

beforeAll(nameFailedDownloads);
beforeEach(() => {
  load.mockReset();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a failed import has words for people', () => {
  expect(failedImport('/assets/a.js').message).toBe(pageFailures['connection.lost']);
});

it('without a connection every failure without an answer says so', () => {
  withoutConnection();
  expect(wordsForPeople(new Error('x'))).toBe(pageFailures['connection.lost']);
});

describe('a part that the page can do without', () => {
  it('is not asked for without a connection, and comes once it is back', async () => {
    const connection = withoutConnection();
    load.mockResolvedValue({ name: 'part' });
    const onFailure = vi.fn();
    const part = downloadInTheEnd(load, { onFailure });
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
    expect(load).not.toHaveBeenCalled();
    connection.isBack();
    expect(await part).toEqual({ name: 'part' });
  });

  it('is asked for again after a while, and never makes the page load anew', async () => {
    vi.useFakeTimers();
    load.mockRejectedValueOnce(failedImport('/assets/a.js'));
    load.mockRejectedValueOnce(failedImport('/assets/a.js'));
    load.mockResolvedValue({ name: 'part' });
    const part = downloadInTheEnd(load);
    await vi.advanceTimersByTimeAsync(2000);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await part).toEqual({ name: 'part' });
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a part that somebody waits for', () => {
  it('comes at the second attempt if the server is there', async () => {
    load.mockRejectedValueOnce(failedImport('/assets/a.js')).mockResolvedValue({ name: 'part' });
    expect(await downloadNow(load)).toEqual({ name: 'part' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('fails if no server answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    load.mockRejectedValue(failedImport('/assets/a.js'));
    await expect(downloadNow(load)).rejects.toThrow('Sin conexión');
    expect(load).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it('makes the page load anew if its file is gone, once for each file and without a question', async () => {
    load.mockImplementation(() => Promise.reject(failedImport('/assets/gone.js')));
    void downloadNow(load);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(isPageGivenUp()).toBe(true);
    await expect(downloadNow(load)).rejects.toThrow('Sin conexión');
    load.mockImplementation(() => Promise.reject(failedImport('/assets/other.js')));
    void downloadNow(load);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });
});
