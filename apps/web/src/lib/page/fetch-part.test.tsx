import { beforeEach, expect, it, vi } from 'vitest';
import { fetchPart } from './fetch-part.ts';

const load = vi.fn<() => Promise<string>>();
const get = vi.fn<typeof fetch>();

beforeEach(() => {
  load.mockReset().mockResolvedValue('part');
  get.mockReset().mockImplementation(async () => new Response(''));
  vi.stubGlobal('fetch', get);
});

it('imports a part once its scripts are in the cache', async () => {
  expect(await fetchPart(load, ['assets/a.js', 'assets/b.js'])).toBe('part');
  expect(get.mock.calls.map(([href]) => href)).toEqual(['/assets/a.js', '/assets/b.js']);
});

it.each([
  ['did not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is gone', async () => new Response('', { status: 404 })],
])('imports nothing while a script %s, and asks again', async (_, answer) => {
  const told = vi.fn();
  window.addEventListener('vite:preloadError', told, { once: true });
  get.mockImplementationOnce(answer);
  await expect(fetchPart(load, ['assets/a.js'])).rejects.toThrow('no /assets/a.js');
  expect(told).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
  expect(await fetchPart(load, ['assets/a.js'])).toBe('part');
});

it('asks once for a script that two parts need at the same time', async () => {
  await Promise.all([fetchPart(load, ['assets/a.js']), fetchPart(load, ['assets/a.js'])]);
  expect(get).toHaveBeenCalledTimes(1);
});

it('waits for the style sheet of a part', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  const part = fetchPart(load, ['assets/a.css']);
  const [link] = append.mock.lastCall ?? [];
  expect(load).not.toHaveBeenCalled();
  (link as HTMLLinkElement).dispatchEvent(new Event('load'));
  expect(await part).toBe('part');
});
