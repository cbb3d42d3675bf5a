import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keptValue } from './kept-value.ts';
import { createReadyStores } from './ready-stores.ts';

/** A value that counts how often it was found; finding it takes until `finish` is called. */
function slowCounter() {
  const finishes: (() => void)[] = [];
  let found = 0;
  return {
    find: () =>
      new Promise<{ n: number }>((resolve) => {
        found += 1;
        const n = found;
        finishes.push(() => resolve({ n }));
      }),
    finish: () => finishes.shift()?.(),
  };
}

test('is found once for all who ask at the same time, and kept until something changes', async () => {
  const ctx = createReadyStores(10_000);
  const { find, finish } = slowCounter();
  const asked = [keptValue(ctx, 'places', find), keptValue(ctx, 'places', find)];
  finish();
  expect(await Promise.all(asked)).toEqual([{ n: 1 }, { n: 1 }]);
  expect(await keptValue(ctx, 'places', find)).toEqual({ n: 1 });
});

test('goes on with the value of before while a new one takes long, and has the new one after that', async () => {
  const ctx = createReadyStores(10_000);
  const { find, finish } = slowCounter();
  const first = keptValue(ctx, 'places', find);
  finish();
  await first;
  ctx.readyValues.clear();
  await sleep(50);
  expect(await keptValue(ctx, 'places', find)).toEqual({ n: 1 });
  finish();
  expect(await keptValue(ctx, 'places', find)).toEqual({ n: 2 });
});

test('that cannot be found fails the first time, and later stays as it was', async () => {
  const ctx = createReadyStores(10_000);
  const fail = () => Promise.reject(new Error('away'));
  await expect(keptValue(ctx, 'places', fail)).rejects.toThrow('away');
  expect(await keptValue(ctx, 'places', async () => ({ n: 1 }))).toEqual({ n: 1 });
  ctx.readyValues.clear();
  await sleep(50);
  expect(await keptValue(ctx, 'places', fail)).toEqual({ n: 1 });
});
