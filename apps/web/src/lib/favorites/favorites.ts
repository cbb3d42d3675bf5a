import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  browserFavorites,
  forgetInBrowser,
  keepInBrowser,
  MAX_IN_BROWSER,
  noFavorites,
  subscribeToBrowserFavorites,
} from './browser-favorites.ts';
import { notifyFailed } from '../forms/notify-failed.ts';
import { notifyFailure } from '../notify.ts';
import { trpc } from '../trpc.ts';

export interface Favorites {
  /** Newest first. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** False until a member's favorites have been read. */
  isKnown: boolean;
  /** A member's favorites could not be read: nothing is known about any listing. */
  isUnknown: boolean;
  /** Adds or removes the favorite; shown at once and undone on failure. */
  toggle: (id: string) => void;
}

/** The person's favorites: a member's in the account, a visitor's in the browser. Called once for all cards of a list. */
export function useFavorites(): Favorites {
  const isMember = useIsMember();
  const inBrowser = useBrowserFavorites();
  const account = useAccountFavorites(isMember);
  const ids = isMember ? account.ids : inBrowser;
  const has = (id: string) => ids.includes(id);
  return {
    ids,
    has,
    isKnown: !isMember || account.isKnown,
    isUnknown: isMember && account.isUnknown,
    toggle: (id) => {
      if (isMember) void account.set(id, !has(id));
      else if (!keepInBrowser(id, !has(id))) {
        notifyFailure(
          `Ya guardaste ${MAX_IN_BROWSER} propiedades: quita alguna o inicia sesión para guardar más.`,
        );
      }
    },
  };
}

/** The visitor's favorites, the same in every tab; empty on the server. */
function useBrowserFavorites(): readonly string[] {
  return useSyncExternalStore(subscribeToBrowserFavorites, browserFavorites, noFavorites);
}

/** The root route has already loaded the user, so this sends no request. */
function useIsMember(): boolean {
  return Boolean(trpc.session.user.useQuery(undefined, { enabled: false }).data);
}

function useAccountFavorites(isMember: boolean) {
  const utils = trpc.useUtils();
  const { data, isError } = trpc.favorite.ids.useQuery(undefined, {
    enabled: isMember,
  });
  /** Sends the changes of a listing one after the other, so that the last one is stored: each tells what the account has after it. */
  const sent = useRef(new Map<string, Promise<boolean>>());

  function show(id: string, isFavorite: boolean) {
    utils.favorite.ids.setData(undefined, (ids = []) => {
      const others = ids.filter((one) => one !== id);
      return isFavorite ? [id, ...others] : others;
    });
  }

  async function set(id: string, isFavorite: boolean) {
    const before =
      sent.current.get(id) ?? utils.favorite.ids.ensureData().then((ids) => ids.includes(id));
    if (utils.favorite.ids.getData()) show(id, isFavorite);
    const change = before.then(() => {
      show(id, isFavorite);
      return utils.client.favorite.set.mutate({ propertyId: id, isFavorite });
    });
    // A failed change must not block the next one.
    const stored = change.then(
      () => isFavorite,
      () => before,
    );
    sent.current.set(id, stored);
    try {
      await change;
      await utils.favorite.list.invalidate(undefined, { refetchType: 'none' });
    } catch (error) {
      notifyFailed(
        error,
        isFavorite ? 'No se pudo guardar la propiedad.' : 'No se pudo quitar la propiedad.',
      );
    }
    // A newer press counts instead.
    if (sent.current.get(id) !== stored) return;
    sent.current.delete(id);
    // Without the account's favorites nothing was shown.
    await stored.then((was) => show(id, was)).catch(() => undefined);
  }

  return { ids: data ?? noFavorites(), isKnown: data !== undefined, isUnknown: isError, set };
}

/** Called once in the layout: moves a visitor's favorites into the account they sign in to. */
export function useMergeFavorites(): void {
  const isMember = useIsMember();
  const utils = trpc.useUtils();

  useEffect(() => {
    const propertyIds = browserFavorites();
    if (!isMember || propertyIds.length === 0) return;
    const merge = async () => {
      const all = await utils.client.favorite.merge.mutate({ propertyIds: [...propertyIds] });
      forgetInBrowser(propertyIds);
      // Requests sent before the merge may return old lists: wait for them, then replace their results.
      await Promise.allSettled([utils.favorite.ids.ensureData(), utils.favorite.list.ensureData()]);
      utils.favorite.ids.setData(undefined, all);
      await utils.favorite.list.invalidate();
    };
    // On failure the favorites stay in the browser and the next page tries again.
    merge().catch(() => undefined);
  }, [isMember, utils]);
}
