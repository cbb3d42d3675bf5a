import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { currentDeadline, Deadline, DeadlineError, within } from './deadline.ts';

describe('a deadline', () => {
  test('counts the time in which something waits, and only that', async () => {
    const deadline = new Deadline(1_000);
    await sleep(30);
    expect(deadline.leftMs).toBe(1_000);
    const stop = deadline.wait(() => {});
    await sleep(30);
    stop();
    const { leftMs } = deadline;
    expect(leftMs).toBeLessThan(975);
    await sleep(30);
    expect(deadline.leftMs).toBe(leftMs);
  });

  test('counts once what waits side by side', async () => {
    const deadline = new Deadline(10_000);
    const stops = Array.from({ length: 100 }, () => deadline.wait(() => {}));
    await sleep(20);
    for (const stop of stops) stop();
    expect(deadline.leftMs).toBeGreaterThan(9_000);
  });

  test('ends everything that waits, once, and refuses what comes later', async () => {
    const deadline = new Deadline(20);
    const ended = vi.fn<() => void>();
    deadline.wait(ended);
    deadline.wait(ended);
    const served = deadline.wait(() => ended());
    served();
    await expect.poll(() => ended.mock.calls.length).toBe(2);
    await sleep(30);
    deadline.wait(ended);
    expect(ended).toHaveBeenCalledTimes(3);
    expect(deadline.leftMs).toBe(0);
  });

  test('ends waiting for a promise', async () => {
    const deadline = new Deadline(20);
    await expect(deadline.during(Promise.resolve(1))).resolves.toBe(1);
    await expect(deadline.during(new Promise(() => {}))).rejects.toBeInstanceOf(DeadlineError);
  });

  test('without an end never ends', async () => {
    const deadline = new Deadline(Infinity);
    const ended = vi.fn<() => void>();
    deadline.wait(ended);
    await sleep(10);
    expect(ended).not.toHaveBeenCalled();
  });

  test('is known to all that the work starts', async () => {
    const deadline = new Deadline(1_000);
    const seen = await within(deadline, async () => {
      await sleep(1);
      return currentDeadline();
    });
    expect(seen).toBe(deadline);
    expect(currentDeadline()).toBeUndefined();
  });
});
