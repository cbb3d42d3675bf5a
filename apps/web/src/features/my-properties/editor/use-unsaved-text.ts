import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSessionUser } from '../../../lib/session.ts';
import { changedFields, type ListingValues } from './form-values.ts';
import {
  unsavedTextKey,
  dropUnsavedText,
  keepUnsavedText,
  type UnsavedText,
  newCreationKey,
  readUnsavedText,
} from './unsaved-text.ts';
import type { ListingState } from './use-listing-form.ts';

/** Keeps typed text until it is saved, and offers the text of the last time. */
export function useUnsavedText(
  propertyId: string | null,
  { values, base, version, isChanged, change }: ListingState,
) {
  const user = useSessionUser();
  const [key] = useState(() => unsavedTextKey(user?.id ?? '', propertyId));
  const [offered, setOffered] = useState(() => worthOffering(readUnsavedText(key, base), base));
  const creationKey = useRef<string>(null);
  creationKey.current ??= newCreationKey();
  /** Set once this form has kept its text: undoing all changes then takes it back. */
  const wasKept = useRef(false);

  /** Once nothing is typed any more, the storage holds the text on offer again. */
  const takeBackTyped = useEffectEvent(() => {
    if (offered) keepUnsavedText(key, offered);
    else dropUnsavedText(key);
  });

  useEffect(() => {
    if (isChanged) {
      wasKept.current = true;
      const name = creationKey.current ?? newCreationKey();
      keepUnsavedText(key, textNow({ values, base, version }, name));
    } else if (wasKept.current) {
      takeBackTyped();
    }
  }, [key, values, base, version, isChanged]);

  return {
    offered,
    creationKey: () => creationKey.current ?? newCreationKey(),
    /** For a listing that was made with the present key and is deleted by now. */
    renewCreationKey: () => {
      creationKey.current = newCreationKey();
    },
    /**
     * Continues the text where it was left, with the version it is based on; a draft that has begun since takes its values alone. Text
     * that was typed here before is offered in its place.
     */
    recover: (
      { creationKey: name, savedAt: _savedAt, ...kept }: UnsavedText,
      { hasBegun }: { hasBegun: boolean },
    ) => {
      const own = creationKey.current ?? newCreationKey();
      const typed = isChanged ? textNow({ values, base, version }, own) : null;
      setOffered(worthOffering(typed, kept.values));
      if (!hasBegun) creationKey.current = name;
      change(hasBegun ? { values: kept.values } : kept);
    },
    discard: () => {
      if (!isChanged) dropUnsavedText(key);
      setOffered(null);
    },
    /** Drops the text after the save. */
    done: () => {
      wasKept.current = true;
      dropUnsavedText(key);
      setOffered(null);
    },
  };
}

const textNow = (
  { values, base, version }: Pick<ListingState, 'values' | 'base' | 'version'>,
  creationKey: string,
): UnsavedText => ({ values, base, version, creationKey, savedAt: Date.now() });

function worthOffering(text: UnsavedText | null, base: ListingValues): UnsavedText | null {
  if (!text) return null;
  return changedFields(base, text.values).length > 0 ? text : null;
}
