import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFairQueue, type Leave } from './fair-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const aQueue = (change: Partial<Parameters<typeof createFairQueue>[0]> = {}) =>
  createFairQueue({
    slots: 4,
    slotsPerIp: 2,
    queueMs: 400,
    waitersAtLeast: 6,
    waitMs: 2_000,
    now: () => Date.now(),
    ...change,
  });

/** Asks for a slot; `got` tells who has been admitted or refused, in the order in which it happened. */
function asking(queue: ReturnType<typeof aQueue>) {
  const got: string[] = [];
  const leaves = new Map<string, Leave>();
  const ask = (name: string, isGone?: () => boolean) => {
    void Promise.resolve(queue.enter(name.charAt(0), isGone)).then((leave) => {
      got.push(leave ? name : `${name} refused`);
      if (leave) leaves.set(name, leave);
    });
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const finish = async (name: string) => {
    leaves.get(name)?.();
    await settle();
  };
  return { ask, finish, settle, got };
}

test('work runs at once while there are slots, and one IP has its share of them', async () => {
  const { ask, settle, got } = asking(aQueue());
  for (const name of ['a1', 'b1', 'a2', 'a3', 'b2', 'c1']) ask(name);
  await settle();
  expect(got).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('an IP that is alone leaves a share to whoever comes', async () => {
  const { ask, finish, got } = asking(aQueue({ slots: 6 }));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1']) ask(name);
  await finish('a1');
  expect(got).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  await finish('b1');
  await finish('a2');
  expect(got.at(-1)).toBe('a5');
});

test('IPs take turns, however much one of them asks for', async () => {
  const { ask, finish, settle, got } = asking(aQueue({ slots: 1, slotsPerIp: 1 }));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) ask(name);
  await settle();
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await finish(name);
  expect(got).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

test('when too much waits, one more is refused at once, and those who wait keep their turn', async () => {
  const { ask, settle, got } = asking(aQueue({ slots: 1, slotsPerIp: 1, waitersAtLeast: 4 }));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) ask(name);
  await settle();
  expect(got).toEqual(['a1', 'a6 refused']);
});

test('an IP with little finds room beside one that has filled the line, and its turn comes first', async () => {
  const queue = aQueue({ slots: 1, slotsPerIp: 1, waitersAtLeast: 4 });
  const { ask, finish, settle, got } = asking(queue);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name);
  await settle();
  expect(queue.isFullFor('a')).toBe(true);
  expect(queue.isFullFor('b')).toBe(false);
  ask('b1');
  await finish('a1');
  await finish('a2');
  expect(got).toEqual(['a1', 'a2', 'b1']);
});

test('when as many IPs wait as may, one IP more is refused', async () => {
  const { ask, settle, got } = asking(aQueue({ slots: 1, waitersAtLeast: 2 }));
  for (const name of ['a1', 'b1', 'c1', 'd1']) ask(name);
  await settle();
  expect(got).toEqual(['a1', 'd1 refused']);
});

test('as much may wait as was done lately in that time', async () => {
  const queue = aQueue({ slots: 1, slotsPerIp: 1, waitersAtLeast: 0 });
  const { ask, finish, settle, got } = asking(queue);
  for (let n = 0; n < 50; n += 1) {
    ask(`a${n}`);
    await settle();
    await finish(`a${n}`);
  }
  for (let n = 50; n < 80; n += 1) ask(`a${n}`);
  await settle();
  expect(got.filter((name) => name.endsWith('refused'))).toHaveLength(9);
  expect(queue.isFullFor('a')).toBe(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(got.filter((name) => name.endsWith('refused'))).toHaveLength(29);
});

test('what gets no slot in time is refused', async () => {
  const { ask, settle, got } = asking(aQueue({ slots: 1 }));
  ask('a1');
  ask('b1');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(got).toEqual(['a1']);
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect(got).toEqual(['a1', 'b1 refused']);
});

test('a slot goes to nobody whose client has left, and leaving twice frees one slot', async () => {
  const { ask, finish, got } = asking(aQueue({ slots: 1 }));
  ask('a1');
  ask('b1', () => true);
  ask('c1');
  ask('d1');
  await finish('a1');
  await finish('a1');
  expect(got).toEqual(['a1', 'b1 refused', 'c1']);
});
