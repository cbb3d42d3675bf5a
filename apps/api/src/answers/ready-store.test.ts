import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createReadyStore } from './ready-store.ts';

const storeOf = (maxBytes: number) =>
  createReadyStore<{ text: string }>({
    maxBytes,
    maxAgeMs: 60_000,
    sizeOf: ({ text }) => text.length,
  });

describe('a store of ready answers', () => {
  it('gives out what was made until something changes', () => {
    const store = storeOf(1000);
    store.begin('/a').finish({ text: 'one' });
    expect(store.get('/a')).toEqual({ text: 'one' });
    store.clear();
    expect(store.get('/a')).toBeUndefined();
  });

  it('keeps nothing that was read before a change and made after it', () => {
    const store = storeOf(1000);
    const making = store.begin('/a');
    store.clear();
    making.finish({ text: 'old' });
    expect(store.get('/a')).toBeUndefined();
  });

  it('lets others wait for what is being made, and tells them when it was not', async () => {
    const store = storeOf(1000);
    expect(store.awaited('/a')).toBeUndefined();
    const made = store.begin('/a');
    const waiting = store.awaited('/a');
    made.finish({ text: 'one' });
    expect(await waiting).toEqual({ text: 'one' });

    const failed = store.begin('/b');
    const inVain = store.awaited('/b');
    failed.finish();
    expect(await inVain).toBeUndefined();
    expect(store.awaited('/b')).toBeUndefined();
  });

  it('lets nobody who comes after a change wait for what was begun before it', async () => {
    const store = storeOf(1000);
    const old = store.begin('/a');
    store.clear();
    expect(store.awaited('/a')).toBeUndefined();
    const newer = store.begin('/a');
    const waiting = store.awaited('/a');
    old.finish({ text: 'old' });
    newer.finish({ text: 'new' });
    expect(await waiting).toEqual({ text: 'new' });
    expect(store.get('/a')).toEqual({ text: 'new' });
  });

  it('forgets what was not asked for longest when it is full, and takes nothing larger than itself', () => {
    const store = storeOf(100);
    store.begin('/a').finish({ text: 'x'.repeat(40) });
    store.begin('/b').finish({ text: 'x'.repeat(40) });
    store.get('/a');
    store.begin('/c').finish({ text: 'x'.repeat(40) });
    expect(['/a', '/b', '/c'].map((key) => store.get(key) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
    store.begin('/d').finish({ text: 'x'.repeat(200) });
    expect(store.get('/d')).toBeUndefined();
  });

  it('still has what was valid at an earlier time, with its age, and not what was no longer', async () => {
    const store = createReadyStore<{ text: string }>({
      maxBytes: 1000,
      maxAgeMs: 20,
      sizeOf: () => 1,
    });
    store.begin('/a').finish({ text: 'one' });
    const then = performance.now();
    await sleep(40);
    expect(store.get('/a')).toBeUndefined();
    const old = store.validAt('/a', then);
    expect(old?.answer).toEqual({ text: 'one' });
    expect(old?.ageMs).toBeGreaterThan(35);
    expect(store.validAt('/a', performance.now())).toBeUndefined();
    expect(store.validAt('/b', then)).toBeUndefined();
    store.clear();
    expect(store.validAt('/a', then)).toBeUndefined();
  });

  it('of no size keeps nothing', () => {
    const store = storeOf(0);
    store.begin('/a').finish({ text: 'one' });
    expect(store.get('/a')).toBeUndefined();
  });
});
