import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const cacheOf = (maxBytes: number) =>
  createAnswerCache<{ text: string }>({
    maxBytes,
    maxAgeMs: 60_000,
    sizeOf: ({ text }) => text.length,
  });

describe('the answer cache', () => {
  it('returns an answer until something changes', () => {
    const cache = cacheOf(1000);
    cache.begin('/a').finish({ text: 'one' });
    expect(cache.get('/a')).toEqual({ text: 'one' });
    cache.clear();
    expect(cache.get('/a')).toBeUndefined();
  });

  it('does not keep an answer that was begun before a change and finished after it', () => {
    const cache = cacheOf(1000);
    const making = cache.begin('/a');
    cache.clear();
    making.finish({ text: 'old' });
    expect(cache.get('/a')).toBeUndefined();
  });

  it('lets other requests wait for an answer in the making, and tells them if it fails', async () => {
    const cache = cacheOf(1000);
    expect(cache.awaited('/a')).toBeUndefined();
    const made = cache.begin('/a');
    const waiting = cache.awaited('/a');
    made.finish({ text: 'one' });
    expect(await waiting).toEqual({ text: 'one' });

    const failed = cache.begin('/b');
    const inVain = cache.awaited('/b');
    failed.finish();
    expect(await inVain).toBeUndefined();
    expect(cache.awaited('/b')).toBeUndefined();
  });

  it('lets no request after a change wait for an answer that was begun before it', async () => {
    const cache = cacheOf(1000);
    const old = cache.begin('/a');
    cache.clear();
    expect(cache.awaited('/a')).toBeUndefined();
    const newer = cache.begin('/a');
    const waiting = cache.awaited('/a');
    old.finish({ text: 'old' });
    newer.finish({ text: 'new' });
    expect(await waiting).toEqual({ text: 'new' });
    expect(cache.get('/a')).toEqual({ text: 'new' });
  });

  it('forgets the least recently used answer when it is full, and keeps none larger than itself', () => {
    const cache = cacheOf(100);
    cache.begin('/a').finish({ text: 'x'.repeat(40) });
    cache.begin('/b').finish({ text: 'x'.repeat(40) });
    cache.get('/a');
    cache.begin('/c').finish({ text: 'x'.repeat(40) });
    expect(['/a', '/b', '/c'].map((key) => cache.get(key) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
    cache.begin('/d').finish({ text: 'x'.repeat(200) });
    expect(cache.get('/d')).toBeUndefined();
  });

  it('keeps nothing if its size is 0', () => {
    const cache = cacheOf(0);
    cache.begin('/a').finish({ text: 'one' });
    expect(cache.get('/a')).toBeUndefined();
  });
});
