import type { PropertyDetail } from '@pbr/schemas/property/read';
import { useRef, useState } from 'react';
import { serverError } from '../../../lib/forms/server-error.ts';
import { orSignInAgain } from '../../../lib/lost-session/or-sign-in-again.ts';
import { trpc } from '../../../lib/trpc.ts';
import { changedFields, typedValuesOf } from './form-values.ts';
import type { useUnsavedText } from './use-unsaved-text.ts';
import { type CheckedListing, type ListingState, originOf } from './use-listing-form.ts';

interface StoreFields {
  property: PropertyDetail | null;
  listing: ListingState;
  unsaved: ReturnType<typeof useUnsavedText>;
}

/** Stores the fields as a new listing or as the next version of an existing one. */
export function useStoreFields({ property, listing, unsaved }: StoreFields) {
  const { client } = trpc.useUtils();
  const creation = trpc.property.create.useMutation();
  const update = trpc.property.update.useMutation();
  /** The version that somebody else stored in the meantime. */
  const [theirs, setTheirs] = useState<PropertyDetail>();
  const savedId = useRef(property?.id);

  const reread = (id: string): Promise<PropertyDetail> =>
    orSignInAgain(() => client.property.getForEditing.query({ id }));

  async function store({ dealStatus, ...fields }: CheckedListing): Promise<PropertyDetail> {
    const { version, isDraft } = listing.latest();
    const id = savedId.current;
    // Only of a published listing that was read: a new one may have been marked elsewhere since its creation.
    const deal = version !== null && !isDraft && { dealStatus };
    if (id !== undefined) return update.mutateAsync({ id, version, ...fields, ...deal });
    const created = await creation.mutateAsync({ ...fields, creationKey: unsaved.creationKey() });
    savedId.current = created.id;
    // The response of an earlier attempt may have been lost, and the form may have changed since.
    const isDone = created.isDraft !== fields.isActive;
    if (isDone && changedFields(typedValuesOf(created), listing.latest().values).length === 0)
      return created;
    return update.mutateAsync({ id: created.id, version: created.version, ...fields });
  }

  async function readTheirs() {
    if (savedId.current === undefined) return;
    try {
      setTheirs(await reread(savedId.current));
    } catch {
      // The next attempt reads it again.
    }
  }

  return {
    theirs,
    reread,
    storeFields: async (checked: CheckedListing): Promise<PropertyDetail> => {
      try {
        const saved = await store(checked);
        setTheirs(undefined);
        listing.change(originOf(saved));
        unsaved.done();
        return saved;
      } catch (error) {
        if (serverError(error)?.code === 'property.changed') await readTheirs();
        throw error;
      }
    },
  };
}
