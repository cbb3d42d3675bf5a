import type { MyProperties, MyPropertiesSearch, MyProperty } from '@pbr/schemas/my-properties';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { failureWords } from '../../../lib/failure-words.ts';
import { notifyFailure, notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../lib/use-confirm.tsx';
import { useListingsChanged } from '../use-listings-changed.ts';

interface ListingActions {
  /** The page of the list that is shown. */
  shown: MyPropertiesSearch;
  onGone: () => void;
}

/** What its owner does to a listing in the list. Each says how it went, and reads the list again. */
export function useListingActions({ shown, onGone }: ListingActions) {
  const utils = trpc.useUtils();
  const navigate = useNavigate({ from: '/my-properties' });
  const confirm = useConfirm();
  const listingsChanged = useListingsChanged();
  const status = trpc.property.setStatus.useMutation();
  const removal = trpc.property.delete.useMutation();
  const busy = useRef(new Set<string>());

  const show = (id: string, isActive: boolean) =>
    utils.property.mine.setData(shown, (page) => page && withStatus(page, id, isActive));

  async function switchTo({ id }: MyProperty, isActive: boolean) {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    await utils.property.mine.cancel();
    show(id, isActive);
    try {
      await status.mutateAsync({ id, isActive });
      notifySuccess(
        'Estado actualizado',
        isActive ? 'Ya se ve en el portal.' : 'Ya no se ve en el portal.',
      );
    } catch (error) {
      show(id, !isActive);
      notifyFailure('Error', failureWords(error, 'No se pudo actualizar el estado.'));
    } finally {
      busy.current.delete(id);
      void listingsChanged();
    }
  }

  async function erase({ id }: MyProperty) {
    try {
      await removal.mutateAsync({ id });
    } catch (error) {
      notifyFailure('Error', failureWords(error, 'No se pudo eliminar la propiedad.'));
      throw error;
    }
    notifySuccess('Propiedad eliminada');
    await listingsChanged();
    onGone();
  }

  const remove = (listing: MyProperty) =>
    confirm.ask({
      title: '¿Estás seguro de que quieres eliminar esta propiedad?',
      text: `«${listing.name}» sale del portal y sus comisiones compartidas terminan. Un administrador puede recuperarla durante 30 días.`,
      confirmLabel: 'Eliminar',
      busyLabel: 'Eliminando...',
      isDestructive: true,
      onConfirm: () => erase(listing),
    });

  const showCommission = ({ id }: MyProperty) =>
    void navigate({
      search: (previous) => ({ ...previous, commission: id }),
      resetScroll: false,
    });

  return {
    toggle: (listing: MyProperty) => void switchTo(listing, !listing.isActive),
    remove,
    showCommission,
    dialog: confirm.dialog,
  };
}

function withStatus(page: MyProperties, id: string, isActive: boolean): MyProperties {
  const listing = page.items.find((one) => one.id === id);
  if (!listing || listing.isActive === isActive) return page;
  return {
    ...page,
    items: page.items.map((one) => (one === listing ? { ...one, isActive } : one)),
    counts: { ...page.counts, active: page.counts.active + (isActive ? 1 : -1) },
  };
}
