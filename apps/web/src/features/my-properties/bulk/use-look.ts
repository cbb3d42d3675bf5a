import type { BulkChange, BulkPreview } from '@pbr/schemas/bulk-change/bulk-change';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { orSignInAgain } from '../../../lib/lost-session/or-sign-in-again.ts';
import { trpc } from '../../../lib/trpc.ts';

/** The effect that a change would have. */
export interface Looked {
  change: BulkChange;
  /** The change in a sentence. */
  lead: string;
  preview: BulkPreview;
}

export type OnLooked = (looked: Looked) => void;

/** Sends a form to see what it would do, before anything is changed. */
export function useLook(listings: readonly MyProperty[], onLooked: OnLooked) {
  const { client } = trpc.useUtils();
  const ids = listings.map(({ id }) => id);
  return {
    look: async (change: BulkChange, lead: string) =>
      onLooked({
        change,
        lead,
        preview: await orSignInAgain(() => client.bulkChange.preview.query({ ...change, ids })),
      }),
    onFailure: (error: unknown) =>
      failureWords(error, 'No se pudo ver qué cambiaría. Intenta de nuevo.'),
  };
}
