import type { PropertyDetail } from '@pbr/schemas/property/read';
import { useRef } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { notifyFailure } from '../../../lib/notify.ts';
import { serverError } from '../../../lib/forms/server-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { draftName } from './form-values.ts';
import { type CheckedListing, type ListingState, originOf } from './use-listing-form.ts';
import type { useUnsavedText } from './use-unsaved-text.ts';

export interface CreationOptions {
  property: PropertyDetail | null;
  listing: ListingState;
  unsaved: ReturnType<typeof useUnsavedText>;
  /** Called with the draft that photos have begun; an earlier form may have given it some. */
  onBegun: (draft: PropertyDetail) => void;
}

type NewListing = Omit<CheckedListing, 'dealStatus'> | { name: string; isActive: false };

const NOT_DISCARDED =
  'El borrador se cambió o se publicó en otra ventana, y no se borró. Está en “Mis Propiedades”.';

/** Makes the listing of a new form, once: with its save, or earlier as the draft that its photos need. */
export function useCreation({ property, listing, unsaved, onBegun }: CreationOptions) {
  const creation = trpc.property.create.useMutation();
  const deletion = trpc.property.delete.useMutation();
  const id = useRef(property?.id);
  /** Whether a person has saved the listing; photos alone begin a draft. */
  const isKept = useRef(property !== null);
  const beginning = useRef<Promise<string>>(null);

  const send = (fields: NewListing): Promise<PropertyDetail> =>
    creation.mutateAsync({ ...fields, creationKey: unsaved.creationKey() });

  async function create(fields: NewListing): Promise<PropertyDetail> {
    const made = await send(fields).catch((error: unknown) => {
      if (serverError(error)?.code === 'property.not_found') return null;
      throw error;
    });
    const { version } = listing.latest();
    // The draft of an earlier form may be deleted or changed by now: its text goes into another one.
    const isOwn = made !== null && (version === null || made.version === version);
    if (!isOwn) {
      unsaved.renewCreationKey();
      listing.change({ version: null });
    }
    const created = isOwn ? made : await send(fields);
    id.current = created.id;
    return created;
  }

  async function beginAnew(): Promise<string> {
    const name = draftName(listing.latest().values.name);
    const created = await create({ name, isActive: false });
    if (created.isDraft) listing.change({ stored: created, version: created.version });
    else goOnPublished(created);
    onBegun(created);
    return created.id;
  }

  /** The answer to an earlier 'Publicar' was lost: the listing is there, and what was typed since is a change of it. */
  function goOnPublished(published: PropertyDetail) {
    isKept.current = true;
    const origin = originOf(published);
    const { dealStatus } = origin.base;
    listing.change({ ...origin, values: { ...listing.latest().values, dealStatus } });
  }

  /** The id of the listing once it is there, after a draft that is being made. */
  async function settledId(): Promise<string | undefined> {
    // Its failure does not matter where the listing is made anyway.
    await beginning.current?.catch(() => {});
    return id.current;
  }

  return {
    create,
    /** The draft that photos need. A second call gets the first's, unless that has failed. */
    begin: (): Promise<string> => {
      if (id.current !== undefined) return Promise.resolve(id.current);
      beginning.current ??= beginAnew().finally(() => {
        beginning.current = null;
      });
      return beginning.current;
    },
    settledId,
    id: () => id.current,
    keep: () => {
      isKept.current = true;
    },
    /** Whether photos have begun a draft, or are about to, that nobody has saved. */
    isBegun: () => !isKept.current && (beginning.current !== null || id.current !== undefined),
    /** Deletes that draft, with its text, unless somebody has saved or published it meanwhile. */
    discard: async (): Promise<void> => {
      const begun = await settledId();
      try {
        if (isKept.current) throw new Error('the listing is published');
        const { version } = listing.latest();
        if (begun !== undefined) await deletion.mutateAsync({ id: begun, version });
      } catch (error) {
        if (serverError(error)?.code === 'property.changed') isKept.current = true;
        if (isKept.current) notifyFailure(NOT_DISCARDED);
        else notifyFailed(error, 'No se pudo descartar el borrador.');
        throw error;
      }
      unsaved.done();
    },
  };
}
