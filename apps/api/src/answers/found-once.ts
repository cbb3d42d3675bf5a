import { inTime } from '@pbr/db/deadline';
import type { ServiceContext } from '../lib/context.ts';
import type { FoundAnswers } from './ready-stores.ts';

/** Everything but who asks. */
export type AnybodysContext = Omit<ServiceContext, 'actor' | 'session' | 'ip' | 'browser'>;

let declared = 0;

/**
 * Declares a read that finds the same for everybody. Visitors get whole answers that are ready; members get answers of their own, and share
 * what this read has found for one of them until something changes.
 */
export function foundOnce<Input, Found extends object>(
  find: (ctx: AnybodysContext, input: Input) => Promise<Found>,
): (ctx: ServiceContext, input: Input) => Promise<Found> {
  declared += 1;
  const read = String(declared);
  return async (ctx, input) => {
    const answers = ctx.foundAnswers();
    return answers
      ? keptIn(answers, `${read} ${JSON.stringify(input)}`, () => find(ctx, input))
      : find(ctx, input);
  };
}

async function keptIn<Found extends object>(
  answers: FoundAnswers,
  key: string,
  find: () => Promise<Found>,
): Promise<Found> {
  const awaited = answers.awaited(key);
  const ready = answers.get(key) ?? (awaited && (await inTime(awaited)));
  // The key names the read, and so the type of what it finds.
  if (ready) return ready.found as Found;
  const making = answers.begin(key);
  try {
    const found = await find();
    making.finish({ found, length: JSON.stringify(found).length });
    return found;
  } finally {
    // For those who wait when it fails.
    making.finish();
  }
}
