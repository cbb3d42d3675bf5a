import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends when the test says so. */
function heldWork() {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    log.push(name);
    await new Promise<void>((resolve) => void ends.set(name, resolve));
    return name;
  };
  return { log, work, end: (name: string) => ends.get(name)?.() };
}

test('runs a limited number of tasks at once, the others in their order', async () => {
  const { log, work, end } = heldWork();
  const once = createWorkQueue<string>({ concurrency: 2, waiting: 10 });
  const all = ['a', 'b', 'c', 'd'].map((name) => once(name, work(name)));
  await turn();
  expect(log).toEqual(['a', 'b']);
  end('b');
  await turn();
  expect(log).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await turn();
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('does the work of one key once for simultaneous callers, and again for later ones', async () => {
  const { log, work, end } = heldWork();
  const once = createWorkQueue<string>({ concurrency: 1, waiting: 1 });
  const both = [once('a', work('a')), once('a', work('a'))];
  await turn();
  end('a');
  expect(await Promise.all(both)).toEqual(['a', 'a']);
  expect(log).toEqual(['a']);
  const again = once('a', work('a'));
  await turn();
  end('a');
  await again;
  expect(log).toEqual(['a', 'a']);
});

test('refuses work that does not fit into the queue, with a time to retry', async () => {
  const { work, end } = heldWork();
  const once = createWorkQueue<string>({ concurrency: 1, waiting: 1 });
  const accepted = ['a', 'b'].map((name) => once(name, work(name)));
  await expect(once('c', work('c'))).rejects.toMatchObject({
    code: 'server.unavailable',
    retryAfterSeconds: 2,
  });
  for (const name of ['a', 'b']) {
    await turn();
    end(name);
  }
  await Promise.all(accepted);
});

test('reports a failure to all waiting callers and frees the slot', async () => {
  const once = createWorkQueue<string>({ concurrency: 1, waiting: 1 });
  await expect(once('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await once('a', () => Promise.resolve('yes'))).toBe('yes');
});
