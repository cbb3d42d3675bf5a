import { setTimeout as sleep } from 'node:timers/promises';
import { Deadline, DeadlineError, within } from '@pbr/db/deadline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testContext } from '../testing/context.ts';
import { createReadyStores } from './ready-stores.ts';
import { AT_ONCE, type ReadyValue } from './ready-value.ts';
import { createReadyValues } from './ready-values.ts';

/** On a busy machine a finding takes long, and the rest after it twenty times as long. */
const SOON = { timeout: 10_000, interval: 5 };

const deps = testContext({} as never);

/** A value that counts how often it was looked for; looking takes until `finish` or `fail` is called. */
function slowCounter(soon: Pick<ReadyValue<object>, 'lagMs' | 'authorLagMs'>) {
  const open: PromiseWithResolvers<{ n: number }>[] = [];
  const counter = { begun: 0 };
  const value: ReadyValue<{ n: number }> = {
    find: () => {
      counter.begun += 1;
      open.push(withResolvers());
      return open.at(-1)?.promise ?? Promise.reject(new Error('none'));
    },
    ...soon,
  };
  let finished = 0;
  return {
    value,
    counter,
    /** Ends the oldest finding with its number. */
    finish: () => {
      finished += 1;
      open.shift()?.resolve({ n: finished });
    },
    fail: () => {
      finished += 1;
      open.shift()?.reject(new Error('away'));
    },
  };
}

interface PromiseWithResolvers<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: Error) => void;
}

/** `Promise.withResolvers` of Node 22. */
function withResolvers<T>(): PromiseWithResolvers<T> {
  const made: Partial<PromiseWithResolvers<T>> = {};
  const promise = new Promise<T>((resolve, reject) => Object.assign(made, { resolve, reject }));
  return { resolve: () => {}, reject: () => {}, ...made, promise };
}

function setUp(soon: Pick<ReadyValue<object>, 'lagMs' | 'authorLagMs'>, maxAgeMs = 60_000) {
  const onRenewed = vi.fn();
  const values = createReadyValues({ maxAgeMs, onRenewed });
  const slow = slowCounter(soon);
  const { counter } = slow;
  const read = (reader: string | null = null) => values.get(slow.value, deps, () => reader);
  /** Reads the value for the first time. */
  const first = async () => {
    const reading = read();
    slow.finish();
    expect(await reading).toEqual({ n: 1 });
  };
  const begins = (n: number) => vi.waitFor(() => expect(counter.begun).toBe(n), SOON);
  const shows = (n: number) => vi.waitFor(async () => expect(await read()).toEqual({ n }), SOON);
  return { ...slow, onRenewed, values, read, first, begins, shows };
}

const WITH_A_LAG = { lagMs: 5_000, authorLagMs: 0 };

test('a value is found once for all who ask at the same time, and stays until something changes', async () => {
  const t = setUp(AT_ONCE);
  const asked = [t.read(), t.read('ana')];
  t.finish();
  expect(await Promise.all(asked)).toEqual([{ n: 1 }, { n: 1 }]);
  expect(await t.read()).toEqual({ n: 1 });
  expect(t.counter.begun).toBe(1);
});

test('after a change it is found once in the background, before anybody asks', async () => {
  const t = setUp(WITH_A_LAG);
  await t.first();
  // By the request of its author, and by the database.
  t.values.change('ana');
  t.values.change();
  await t.begins(2);
  for (let reader = 0; reader < 20; reader += 1) expect(await t.read()).toEqual({ n: 1 });
  t.finish();
  await t.shows(2);
  await sleep(600);
  expect(t.counter.begun).toBe(2);
});

test('a value that is seen at once is never served from before a change, and is being found already when the next reader asks', async () => {
  const t = setUp(AT_ONCE);
  await t.first();
  t.values.change();
  await t.begins(2);
  const asked = [t.read(), t.read('ana')];
  t.finish();
  expect(await Promise.all(asked)).toEqual([{ n: 2 }, { n: 2 }]);
  expect(t.counter.begun).toBe(2);
});

test('what was begun before a change is not the answer to who asks after it', async () => {
  const t = setUp(AT_ONCE);
  const before = t.read();
  t.values.change();
  const after = t.read();
  t.finish();
  expect(await before).toEqual({ n: 1 });
  await t.begins(2);
  t.finish();
  expect(await after).toEqual({ n: 2 });
});

test('the author of a change waits for it, while others get the old value', async () => {
  const t = setUp(WITH_A_LAG);
  await t.first();
  t.values.change('ana');
  const own = t.read('ana');
  expect(await t.read('luis')).toEqual({ n: 1 });
  expect(await t.read()).toEqual({ n: 1 });
  await t.begins(2);
  t.finish();
  expect(await own).toEqual({ n: 2 });
});

test('nobody gets a value older than its lag', async () => {
  const t = setUp({ lagMs: 200, authorLagMs: 0 });
  await t.first();
  const changedAt = performance.now();
  t.values.change();
  await sleep(100);
  // Later changes do not put the end off.
  t.values.change();
  expect(await t.read()).toEqual({ n: 1 });
  await sleep(changedAt + 205 - performance.now());
  const late = t.read();
  expect(await Promise.race([late, sleep(50)])).toBeUndefined();
  const finishing = setInterval(t.finish, 5);
  onTestFinished(() => clearInterval(finishing));
  expect((await late).n).toBeGreaterThan(1);
});

test('without any announcement a value is found anew when its time is over', async () => {
  const t = setUp(AT_ONCE, 30);
  await t.first();
  await sleep(40);
  const late = t.read();
  t.finish();
  expect(await late).toEqual({ n: 2 });
});

test('a value that may lag keeps nobody waiting while no change is announced, however old it is', async () => {
  const t = setUp({ lagMs: 20, authorLagMs: 0 }, 30);
  await t.first();
  await sleep(80);
  expect(await t.read()).toEqual({ n: 1 });
  await t.begins(2);
  t.finish();
  await t.shows(2);
});

test('the rest after a long finding ends before readers come to wait', async () => {
  const t = setUp({ lagMs: 2_000, authorLagMs: 0 });
  const reading = t.read();
  await sleep(400);
  t.finish();
  await reading;
  const changedAt = performance.now();
  t.values.change();
  await t.begins(2);
  expect(performance.now() - changedAt).toBeLessThan(5_000);
});

test('a value that cannot be found fails for who waits for it, and is looked for again', async () => {
  const t = setUp(AT_ONCE);
  const asked = t.read();
  t.fail();
  await expect(asked).rejects.toThrow('away');
  const again = t.read();
  t.finish();
  expect(await again).toEqual({ n: 2 });
  t.values.change();
  const stale = t.read();
  t.fail();
  await expect(stale).rejects.toThrow('away');
});

test('while an outage lasts the old value stays for as long as it may, and is looked for until it is found', async () => {
  const t = setUp(WITH_A_LAG);
  await t.first();
  t.values.change();
  await t.begins(2);
  t.fail();
  expect(await t.read()).toEqual({ n: 1 });
  await t.begins(3);
  expect(await t.read()).toEqual({ n: 1 });
  t.finish();
  await t.shows(3);
});

test('a value that nobody has asked for is left alone when readers wait for it anyway', async () => {
  const t = setUp(AT_ONCE);
  await t.first();
  t.values.change();
  await t.begins(2);
  t.finish();
  t.values.change();
  await sleep(600);
  expect(t.counter.begun).toBe(2);
});

test('answers made with an old value go when another value is found, and only then', async () => {
  const t = setUp(WITH_A_LAG);
  await t.first();
  t.values.change();
  await t.begins(2);
  t.finish();
  await sleep(0);
  // Nobody got the old one.
  expect(t.onRenewed).not.toHaveBeenCalled();
  t.values.change();
  expect(await t.read()).toEqual({ n: 2 });
  await t.begins(3);
  t.finish();
  await t.shows(3);
  expect(t.onRenewed).toHaveBeenCalledOnce();
});

test('values are kept also where no answers are', async () => {
  const { readyAnswers, readyValues } = createReadyStores(0);
  let n = 0;
  const value = { find: async () => ({ n: (n += 1) }), ...WITH_A_LAG };
  const read = () => readyValues.get(value, deps, () => null);
  await read();
  expect(await read()).toEqual({ n: 1 });
  readyAnswers.begin('/').finish({ headers: {}, etag: '', body: Buffer.from('1'), compressed: {} });
  expect(readyAnswers.get('/')).toBeUndefined();
});

test('an answer made with an old value is kept until the new value is there', async () => {
  const { readyAnswers, readyValues } = createReadyStores(10_000);
  let n = 0;
  const value = { find: async () => ({ n: (n += 1) }), ...WITH_A_LAG };
  const read = () => readyValues.get(value, deps, () => null);
  await read();
  readyValues.change();
  const making = readyAnswers.begin('/');
  expect(await read()).toEqual({ n: 1 });
  making.finish({ headers: {}, etag: '', body: Buffer.from('1'), compressed: {} });
  expect(readyAnswers.get('/')).toBeDefined();
  await vi.waitFor(() => expect(readyAnswers.get('/')).toBeUndefined(), SOON);
  expect(await read()).toEqual({ n: 2 });
});

test('whoever waits for a value waits no longer than it may itself, and ends it for nobody else', async () => {
  const t = setUp(AT_ONCE);
  const waiting = within(new Deadline(20), () => t.read());
  await expect(waiting).rejects.toBeInstanceOf(DeadlineError);
  const other = t.read();
  t.finish();
  expect(await other).toEqual({ n: 1 });
  expect(t.counter.begun).toBe(1);
});
