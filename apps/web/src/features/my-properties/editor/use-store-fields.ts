import type { PropertyDetail } from '@pbr/schemas/property/read';
import { useState } from 'react';
import { serverError } from '../../../lib/forms/server-error.ts';
import { orSignInAgain } from '../../../lib/lost-session/or-sign-in-again.ts';
import { trpc } from '../../../lib/trpc.ts';
import { changedFields, typedValuesOf } from './form-values.ts';
import { type CreationOptions, useCreation } from './use-creation.ts';
import { type CheckedListing, originOf } from './use-listing-form.ts';

/** Stores the fields as a new listing or as the next version of an existing one. */
export function useStoreFields(options: CreationOptions) {
  const { listing, unsaved } = options;
  const { client } = trpc.useUtils();
  const creation = useCreation(options);
  const update = trpc.property.update.useMutation();
  /** The version that somebody else stored in the meantime. */
  const [theirs, setTheirs] = useState<PropertyDetail>();

  const reread = (id: string): Promise<PropertyDetail> =>
    orSignInAgain(() => client.property.getForEditing.query({ id }));

  async function store({ dealStatus, ...fields }: CheckedListing): Promise<PropertyDetail> {
    const id = await creation.settledId();
    const { version, isDraft } = listing.latest();
    // Only of a published listing that was read: a new one may have been marked elsewhere since its creation.
    const deal = version !== null && !isDraft && { dealStatus };
    if (id !== undefined) return update.mutateAsync({ id, version, ...fields, ...deal });
    const created = await creation.create(fields);
    // The response of an earlier attempt may have been lost, and the form may have changed since.
    const isDone = created.isDraft !== fields.isActive;
    if (isDone && changedFields(typedValuesOf(created), listing.latest().values).length === 0)
      return created;
    return update.mutateAsync({ id: created.id, version: created.version, ...fields });
  }

  async function readTheirs() {
    const id = creation.id();
    if (id === undefined) return;
    try {
      setTheirs(await reread(id));
    } catch {
      // The next attempt reads it again.
    }
  }

  return {
    theirs,
    reread,
    creation,
    storeFields: async (checked: CheckedListing): Promise<PropertyDetail> => {
      try {
        const saved = await store(checked);
        setTheirs(undefined);
        creation.keep();
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
