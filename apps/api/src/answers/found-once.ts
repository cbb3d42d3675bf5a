import { inTime } from '@pbr/db/deadline';
import type { ServiceContext } from '../lib/context.ts';
import type { FoundAnswers } from './ready-stores.ts';

/** Everything but who asks. */
export type AnybodysContext = Omit<ServiceContext, 'actor' | 'session' | 'address' | 'browser'>;

let declared = 0;

/**
 * A read whose answer is the same for everybody who asks the same. Visitors are sent whole answers that are ready; whoever is signed in gets
 * an answer of their own, made of what another member's was made of, until something changes.
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
