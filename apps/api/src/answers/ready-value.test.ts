import { Deadline, DeadlineError, within } from '@pbr/db/deadline';
import { expect, test } from 'vitest';
import { createReadyStores } from './ready-stores.ts';
import { readyValue } from './ready-value.ts';

const never = () => new Promise<never>(() => {});

test('whoever waits for the value that another request is finding waits no longer than it may itself', async () => {
  const { readyValues } = createReadyStores(1024);
  const ctx = { readyValues };
  void readyValue(ctx, 'count', never);
  const waiting = within(new Deadline(20), () => readyValue(ctx, 'count', never));
  await expect(waiting).rejects.toBeInstanceOf(DeadlineError);
});
