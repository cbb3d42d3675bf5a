import type { MyPropertiesSearch, MyProperty } from '@pbr/schemas/property/mine';
import type { DealStatus } from '@pbr/schemas/property/values';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { orNotifyFailed } from '../../../lib/forms/or-notify-failed.ts';
import { notifyFailure, notifySuccess } from '../../../lib/notify.ts';
import { serverError } from '../../../lib/forms/server-error.ts';
import { copyLink, propertyUrl, shareLink } from '../../../lib/sharing.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useMarkPlace } from '../../../lib/page/use-mark-place.ts';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';
import { newCreationKey } from '../editor/unsaved-text.ts';
import { activeWords, dealWords } from '../deal-words.ts';
import { usePriceDialog } from '../price/use-price-dialog.tsx';
import { useListingsChanged } from '../../../lib/use-listings-changed.ts';
import { type ListingStatus, withStatus } from './with-status.ts';

interface ListingActionsOptions {
  /** The list page on the screen. */
  shown: MyPropertiesSearch;
  onErased: (listing: MyProperty) => void;
}

/** The owner's actions on a listing in the list. Each shows its outcome and refetches the list. */
export function useListingActions({ shown, onErased }: ListingActionsOptions) {
  const utils = trpc.useUtils();
  const navigate = useNavigate({ from: '/my-properties' });
  const confirm = useConfirm();
  const price = usePriceDialog();
  const router = useRouter();
  const markPlace = useMarkPlace();
  const listingsChanged = useListingsChanged();
  const status = trpc.property.setStatus.useMutation();
  const removal = trpc.property.delete.useMutation();
  const copying = trpc.property.duplicate.useMutation();
  const busy = useRef(new Set<string>());
  /** The key of the copy that was asked for last and is not known to be there, by listing. */
  const copyKeys = useRef(new Map<string, string>());

  const show = (id: string, to: Partial<ListingStatus>) =>
    utils.property.mine.setData(shown, (page) => page && withStatus(page, id, to));

  async function change(
    { id, name, isActive, isDraft, dealStatus }: MyProperty,
    to: Partial<Omit<ListingStatus, 'isDraft'>>,
    { title, message }: { title: string; message: string },
  ) {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    const isStillHere = markPlace();
    await utils.property.mine.cancel();
    show(id, { ...to, ...(to.isActive && { isDraft: false }) });
    try {
      await status.mutateAsync({ id, ...to });
      notifySuccess(title, message);
    } catch (error) {
      show(id, { isActive, isDraft, dealStatus });
      const fields = serverError(error)?.fields ?? {};
      if (isDraft && Object.keys(fields).length > 0) {
        notifyFailure(`Completa lo marcado para publicar “${name}”.`, 'Falta información');
        if (isStillHere()) openForm(id, { isPublishing: true });
        return;
      }
      // The list has no field that could show this error.
      const refused = fields['dealStatus'];
      if (refused === undefined) notifyFailed(error, 'No se pudo actualizar el estado.');
      else notifyFailure(refused);
    } finally {
      busy.current.delete(id);
      void listingsChanged();
    }
  }

  function toggle(listing: MyProperty) {
    const isActive = !listing.isActive;
    const message = activeWords({ ...listing, isActive });
    const title = listing.isDraft ? 'Propiedad publicada' : 'Estado actualizado';
    void change(listing, { isActive }, { title, message });
  }

  /** `null` puts the listing back on offer. */
  const mark = (listing: MyProperty, dealStatus: DealStatus | null) =>
    void change(listing, { dealStatus }, dealWords({ ...listing, dealStatus }));

  async function duplicate({ id }: MyProperty) {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    const isStillHere = markPlace();
    // A lost answer may hide a copy: the next try names the same one.
    const creationKey = copyKeys.current.get(id) ?? newCreationKey();
    copyKeys.current.set(id, creationKey);
    try {
      const copy = await copying.mutateAsync({ id, creationKey });
      copyKeys.current.delete(id);
      notifySuccess(
        'Propiedad duplicada',
        'La copia es un borrador sin fotos, que no se ve en el portal hasta que lo publiques.',
      );
      if (isStillHere()) openForm(copy.id);
    } catch (error) {
      notifyFailed(error, 'No se pudo duplicar la propiedad.');
    } finally {
      busy.current.delete(id);
      void listingsChanged();
    }
  }

  /** Names the window that opens over the list in the URL. */
  const openOver = (opened: { edit: string } | { commission: string }, state = {}) =>
    void navigate({
      search: (previous) => ({ ...previous, ...opened }),
      state,
      replace: true,
      resetScroll: false,
    });
  const openForm = (edit: string, state = {}) => openOver({ edit }, state);
  const showCommission = ({ id }: MyProperty) => openOver({ commission: id });

  async function erase(listing: MyProperty) {
    await orNotifyFailed(
      removal.mutateAsync({ id: listing.id }),
      'No se pudo eliminar la propiedad.',
    );
    notifySuccess('Propiedad eliminada');
    await listingsChanged();
    onErased(listing);
  }

  const remove = (listing: MyProperty) =>
    confirm.ask({
      title: '¿Estás seguro de que quieres eliminar esta propiedad?',
      text: `“${listing.name}” sale del portal y sus comisiones compartidas terminan. Un administrador puede recuperarla durante 30 días.`,
      confirmLabel: 'Eliminar',
      busyLabel: 'Eliminando...',
      isDestructive: true,
      onConfirm: () => erase(listing),
    });

  const linkTo = (listing: MyProperty) => propertyUrl(listing, router.options.context.publicOrigin);

  return {
    share: (listing: MyProperty) => void shareLink(listing.name, linkTo(listing)),
    copyLink: (listing: MyProperty) => void copyLink(linkTo(listing)),
    showInquiries: ({ id }: MyProperty) =>
      void navigate({ to: '/inquiries', search: { propertyId: id } }),
    changePrice: price.open,
    toggle,
    mark,
    remove,
    showCommission,
    duplicate: (listing: MyProperty) => void duplicate(listing),
    dialogs: (
      <>
        {confirm.dialog}
        {price.dialog}
      </>
    ),
  };
}

export type ListingActions = ReturnType<typeof useListingActions>;
