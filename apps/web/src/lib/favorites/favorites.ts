import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  browserFavorites,
  forgetInBrowser,
  keepInBrowser,
  MAX_IN_BROWSER,
  noFavorites,
  subscribeToBrowserFavorites,
} from './browser-favorites.ts';
import { failureWords } from '../forms/failure-words.ts';
import { notifyFailure } from '../notify.ts';
import { trpc } from '../trpc.ts';

export interface Favorites {
  /** The last one first. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Keeps the listing, or keeps it no more; shown at once, and undone when it fails. */
  toggle: (id: string) => void;
}

/** What this person keeps: a member in the account, a visitor in the browser. One for all the cards of a list. */
export function useFavorites(): Favorites {
  const isMember = useIsMember();
  const inBrowser = useBrowserFavorites();
  const account = useAccountFavorites(isMember);
  const ids = isMember ? account.ids : inBrowser;
  const has = (id: string) => ids.includes(id);
  return {
    ids,
    has,
    toggle: (id) => {
      if (isMember) void account.set(id, !has(id));
      else if (!keepInBrowser(id, !has(id))) {
        notifyFailure(
          'Error',
          `Ya guardaste ${MAX_IN_BROWSER} propiedades: quita alguna o inicia sesión para guardar más.`,
        );
      }
    },
  };
}

/** What a visitor keeps in this browser, in every tab the same; nothing on the server. */
function useBrowserFavorites(): readonly string[] {
  return useSyncExternalStore(subscribeToBrowserFavorites, browserFavorites, noFavorites);
}

/** The root route has loaded who it is; nothing is asked for here. */
function useIsMember(): boolean {
  return Boolean(trpc.session.user.useQuery(undefined, { enabled: false }).data);
}

function useAccountFavorites(isMember: boolean) {
  const utils = trpc.useUtils();
  const { data = noFavorites() } = trpc.favorite.ids.useQuery(undefined, { enabled: isMember });
  /** One change of a listing goes out after the other: the last one shall be what is stored. */
  const sent = useRef(new Map<string, Promise<unknown>>());

  function show(id: string, isFavorite: boolean) {
    utils.favorite.ids.setData(undefined, (ids = []) => {
      const others = ids.filter((one) => one !== id);
      return isFavorite ? [id, ...others] : others;
    });
  }

  async function set(id: string, isFavorite: boolean) {
    const before = sent.current.get(id) ?? utils.favorite.ids.ensureData();
    if (utils.favorite.ids.getData()) show(id, isFavorite);
    const change = before.then(() => {
      show(id, isFavorite);
      return utils.client.favorite.set.mutate({ propertyId: id, isFavorite });
    });
    // A change that failed does not keep the next one from being tried.
    const settled = change.catch(() => undefined);
    sent.current.set(id, settled);
    try {
      await change;
      await utils.favorite.list.invalidate(undefined, { refetchType: 'none' });
    } catch (error) {
      // Pressed again meanwhile: that is what counts.
      if (sent.current.get(id) === settled) show(id, !isFavorite);
      notifyFailure(
        'Error',
        failureWords(
          error,
          isFavorite ? 'No se pudo guardar la propiedad.' : 'No se pudo quitar la propiedad.',
        ),
      );
    }
  }

  return { ids: data, set };
}

/** Once for the whole portal: what a visitor kept goes into the account that they sign in to. */
export function useMergeFavorites(): void {
  const isMember = useIsMember();
  const utils = trpc.useUtils();

  useEffect(() => {
    const propertyIds = browserFavorites();
    if (!isMember || propertyIds.length === 0) return;
    const merge = async () => {
      const all = await utils.client.favorite.merge.mutate({ propertyIds: [...propertyIds] });
      forgetInBrowser(propertyIds);
      // What was asked for before may not know of them yet: its answer comes first, and is then replaced.
      await Promise.allSettled([utils.favorite.ids.ensureData(), utils.favorite.list.ensureData()]);
      utils.favorite.ids.setData(undefined, all);
      await utils.favorite.list.invalidate();
    };
    // They stay in the browser, and the next page tries again.
    merge().catch(() => undefined);
  }, [isMember, utils]);
}
