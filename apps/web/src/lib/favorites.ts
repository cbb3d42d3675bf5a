import { useEffect, useSyncExternalStore } from 'react';
import {
  browserFavorites,
  keepInBrowser,
  MAX_IN_BROWSER,
  noFavorites,
  subscribeToBrowserFavorites,
} from './browser-favorites.ts';
import { notifyFailure } from './notify.ts';
import { trpc } from './trpc.ts';

/** Members only need it, and only once they change something. */
const loadAccount = () => import('./account-favorites.ts');

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
  const utils = trpc.useUtils();
  const inBrowser = useSyncExternalStore(
    subscribeToBrowserFavorites,
    browserFavorites,
    noFavorites,
  );
  const account = trpc.favorite.ids.useQuery(undefined, { enabled: isMember });
  const ids = isMember ? (account.data ?? noFavorites()) : inBrowser;
  const has = (id: string) => ids.includes(id);
  return {
    ids,
    has,
    toggle: (id) => {
      if (isMember) {
        loadAccount().then(
          ({ setInAccount }) => setInAccount(utils, id, !has(id)),
          () => notifyFailure('Error', 'No se pudo guardar la propiedad.'),
        );
      } else if (!keepInBrowser(id, !has(id))) {
        notifyFailure(
          'Error',
          `Ya guardaste ${MAX_IN_BROWSER} propiedades: quita alguna o inicia sesión para guardar más.`,
        );
      }
    },
  };
}

/** The root route has loaded who it is; nothing is asked for here. */
function useIsMember(): boolean {
  return Boolean(trpc.session.user.useQuery(undefined, { enabled: false }).data);
}

/** Once for the whole portal: what a visitor kept goes into the account that they sign in to. */
export function useMergeFavorites(): void {
  const isMember = useIsMember();
  const utils = trpc.useUtils();

  useEffect(() => {
    const ids = browserFavorites();
    if (!isMember || ids.length === 0) return;
    loadAccount()
      .then(({ mergeIntoAccount }) => mergeIntoAccount(utils, ids))
      // They stay in the browser, and the next page tries again.
      .catch(() => undefined);
  }, [isMember, utils]);
}
