import type { Priced } from '@pbr/schemas/format/price-lines';
import type { Currency } from '@pbr/schemas/property/values';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { useState } from 'react';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { serverError } from '../../../lib/forms/server-error.ts';
import { orSignInAgain } from '../../../lib/lost-session/or-sign-in-again.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useListingsChanged } from '../../../lib/use-listings-changed.ts';

interface Prices {
  salePrice: string | null;
  rentPrice: string | null;
  currency: Currency;
}

/** The part of a listing that its price is changed by. */
export type RepricedListing = Priced & Pick<MyProperty, 'id' | 'name' | 'propertyType' | 'version'>;

interface SavePrice {
  listing: RepricedListing;
  onSaved: () => void;
}

/** Stores the prices on top of the version that the person has read. */
export function useSavePrice({ listing, onSaved }: SavePrice) {
  const { client } = trpc.useUtils();
  const saving = trpc.property.setPrices.useMutation();
  const listingsChanged = useListingsChanged();
  const [read, setRead] = useState<Priced & Pick<MyProperty, 'version'>>(listing);

  /** Somebody else changed the listing: the next try is on top of what it says now. */
  async function readAgain() {
    try {
      setRead(await orSignInAgain(() => client.property.getForEditing.query({ id: listing.id })));
    } catch {
      // The next try answers the same, and then it is read.
    }
  }

  return {
    read,
    isStale: read !== listing,
    save: async (prices: Prices) => {
      try {
        await saving.mutateAsync({ id: listing.id, version: read.version, ...prices });
      } catch (error) {
        if (serverError(error)?.code === 'property.changed') await readAgain();
        throw error;
      }
      notifySuccess('Precio actualizado', listing.name);
      void listingsChanged();
      onSaved();
    },
    onFailure: (error: unknown) =>
      serverError(error)?.code === 'property.changed'
        ? undefined
        : failureWords(error, 'No se pudo guardar el precio.'),
  };
}
