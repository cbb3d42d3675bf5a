import { useEffect, useRef, useState } from 'react';
import { changedFields } from './form-values.ts';
import {
  draftKey,
  dropDraft,
  keepDraft,
  type ListingDraft,
  newCreationKey,
  readDraft,
} from './listing-draft.ts';
import type { ListingForm } from './use-listing-form.ts';

interface DraftOptions {
  userId: string;
  propertyId: string | null;
  form: ListingForm;
}

/** Keeps typed text until it is saved, and offers the text of the last time. */
export function useListingDraft({ userId, propertyId, form }: DraftOptions) {
  const { values, origin, isChanged, setValues, setOrigin } = form;
  const [key] = useState(() => draftKey(userId, propertyId));
  const [offered, setOffered] = useState(() => worthOffering(readDraft(key, origin.base), form));
  const creationKey = useRef<string>(null);
  creationKey.current ??= newCreationKey();
  /** Set once this form has stored a draft: undoing all changes then deletes it. */
  const wasKept = useRef(false);

  useEffect(() => {
    if (isChanged) {
      wasKept.current = true;
      const name = creationKey.current ?? newCreationKey();
      keepDraft(key, { ...origin, values, creationKey: name, savedAt: Date.now() });
    } else if (wasKept.current) {
      dropDraft(key);
    }
  }, [key, values, origin, isChanged]);

  return {
    offered,
    creationKey: () => creationKey.current ?? newCreationKey(),
    /** Continues the draft where it was left, with the version it is based on. */
    recover: ({ values: kept, base, version, creationKey: name }: ListingDraft) => {
      creationKey.current = name;
      setOrigin({ base, version });
      setValues(kept);
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

function worthOffering(draft: ListingDraft | null, form: ListingForm): ListingDraft | null {
  if (!draft) return null;
  return changedFields(form.origin.base, draft.values).length > 0 ? draft : null;
}
