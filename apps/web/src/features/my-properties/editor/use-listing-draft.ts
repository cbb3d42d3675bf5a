import { useEffect, useRef, useState } from 'react';
import { changedFields, type ListingValues } from './form-values.ts';
import {
  draftKey,
  dropDraft,
  keepDraft,
  type ListingDraft,
  newCreationKey,
  readDraft,
} from './listing-draft.ts';
import type { ListingState } from './use-listing-form.ts';

interface DraftOptions {
  userId: string;
  propertyId: string | null;
  listing: ListingState;
}

/** Keeps typed text until it is saved, and offers the text of the last time. */
export function useListingDraft({ userId, propertyId, listing }: DraftOptions) {
  const { values, base, version, isChanged, change } = listing;
  const [key] = useState(() => draftKey(userId, propertyId));
  const [offered, setOffered] = useState(() => worthOffering(readDraft(key, base), base));
  const creationKey = useRef<string>(null);
  creationKey.current ??= newCreationKey();
  /** Set once this form has stored a draft: undoing all changes then deletes it. */
  const wasKept = useRef(false);

  useEffect(() => {
    if (isChanged) {
      wasKept.current = true;
      const name = creationKey.current ?? newCreationKey();
      keepDraft(key, { values, base, version, creationKey: name, savedAt: Date.now() });
    } else if (wasKept.current) {
      dropDraft(key);
    }
  }, [key, values, base, version, isChanged]);

  return {
    offered,
    creationKey: () => creationKey.current ?? newCreationKey(),
    /** Continues the draft where it was left, with the version it is based on. */
    recover: ({ creationKey: name, savedAt: _savedAt, ...kept }: ListingDraft) => {
      creationKey.current = name;
      change(kept);
      setOffered(null);
    },
    discard: () => {
      if (!isChanged) dropDraft(key);
      setOffered(null);
    },
    /** Deletes the draft after the save. */
    done: () => {
      wasKept.current = true;
      dropDraft(key);
      setOffered(null);
    },
  };
}

function worthOffering(draft: ListingDraft | null, base: ListingValues): ListingDraft | null {
  if (!draft) return null;
  return changedFields(base, draft.values).length > 0 ? draft : null;
}
