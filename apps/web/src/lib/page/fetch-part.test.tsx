import { beforeEach, expect, it, vi } from 'vitest';
import { fetchPart } from './fetch-part.ts';

const load = vi.fn<() => Promise<string>>();
const get = vi.fn<typeof fetch>();

beforeEach(() => {
  load.mockReset().mockResolvedValue('part');
  get.mockReset().mockImplementation(async () => new Response(''));
  vi.stubGlobal('fetch', get);
});

it('imports a part once its scripts are in the cache, and asks for none of them again', async () => {
  expect(await fetchPart(load, ['assets/a.js', 'assets/b.js'])).toBe('part');
  expect(get.mock.calls.map(([href]) => href)).toEqual(['/assets/a.js', '/assets/b.js']);
  get.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fetchPart(load, ['assets/a.js'])).toBe('part');
});

it.each([
  ['did not arrive', 'c', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is gone', 'd', async () => new Response('', { status: 404 })],
])('imports nothing while a script %s, and asks again', async (_, name, answer) => {
  const told = vi.fn();
  window.addEventListener('vite:preloadError', told, { once: true });
  get.mockImplementationOnce(answer);
  await expect(fetchPart(load, [`assets/${name}.js`])).rejects.toBeInstanceOf(Error);
  expect(told).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
  expect(await fetchPart(load, [`assets/${name}.js`])).toBe('part');
});

it('asks once for a script that two parts need at the same time', async () => {
  await Promise.all([fetchPart(load, ['assets/e.js']), fetchPart(load, ['assets/e.js'])]);
  expect(get).toHaveBeenCalledTimes(1);
});

it('waits for the style sheet of a part, and asks again for one that failed', async () => {
  const links: HTMLLinkElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    links.push(link as HTMLLinkElement);
  });
  const remove = vi.spyOn(HTMLLinkElement.prototype, 'remove');
  const refused = fetchPart(load, ['assets/a.css']);
  links[0]?.dispatchEvent(new Event('error'));
  await expect(refused).rejects.toBeInstanceOf(Error);
  // A link that stays would be taken for the sheet.
  expect(remove.mock.contexts).toEqual([links[0]]);
  const part = fetchPart(load, ['assets/a.css']);
  expect(load).not.toHaveBeenCalled();
  links[1]?.dispatchEvent(new Event('load'));
  expect(await part).toBe('part');
  remove.mockRestore();
});
