import type { PropertyDetail } from '@pbr/schemas/property/read';
import type { PropertyWrite } from '@pbr/schemas/property/write';
import { useRef, useState } from 'react';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { notifyFailure } from '../../../lib/notify.ts';
import { serverError } from '../../../lib/forms/server-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { changedFields, valuesOf } from './form-values.ts';
import type { useListingDraft } from './use-listing-draft.ts';
import { type ListingForm, originOf } from './use-listing-form.ts';

interface StoreFields {
  property: PropertyDetail | null;
  form: ListingForm;
  draft: ReturnType<typeof useListingDraft>;
}

/** Stores the fields as a new listing or as the next version of an existing one. */
export function useStoreFields({ property, form, draft }: StoreFields) {
  const { client } = trpc.useUtils();
  const creation = trpc.property.create.useMutation();
  const update = trpc.property.update.useMutation();
  /** The version that somebody else stored in the meantime. */
  const [theirs, setTheirs] = useState<PropertyDetail>();
  const savedId = useRef(property?.id);

  const reread = (id: string): Promise<PropertyDetail> => client.property.get.query({ id });

  /** Sent only for a listing that was read: a new one may have been marked elsewhere since its creation. */
  const deal = (version: number | null) =>
    version === null ? {} : { dealStatus: form.getValues().dealStatus };

  async function store(listing: PropertyWrite, version: number | null): Promise<PropertyDetail> {
    const id = savedId.current;
    if (id !== undefined) return update.mutateAsync({ id, version, ...listing, ...deal(version) });
    const created = await creation.mutateAsync({ ...listing, creationKey: draft.creationKey() });
    savedId.current = created.id;
    // The response of an earlier attempt may have been lost, and the form may have changed since.
    if (changedFields(valuesOf(created), form.getValues()).length === 0) return created;
    return update.mutateAsync({ id: created.id, version: created.version, ...listing });
  }

  async function explain(failure: unknown) {
    const said = serverError(failure);
    if (said?.code === 'property.changed' && savedId.current !== undefined) {
      try {
        setTheirs(await reread(savedId.current));
      } catch {
        // The next attempt reads it again.
      }
    }
    notifyFailure('Error', failureWords(failure, 'No se pudo guardar la propiedad.'));
    if (said) form.showErrors(said.fields);
  }

  return {
    theirs,
    reread,
    /** Returns `undefined` if nothing was stored; the reason is already on the screen. */
    storeFields: async (version: number | null): Promise<PropertyDetail | undefined> => {
      const listing = form.check();
      if (!listing) return undefined;
      try {
        const saved = await store(listing, version);
        setTheirs(undefined);
        form.setOrigin(originOf(saved));
        draft.done();
        return saved;
      } catch (error) {
        await explain(error);
        return undefined;
      }
    },
  };
}
