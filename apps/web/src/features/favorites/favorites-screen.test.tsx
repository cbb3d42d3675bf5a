import type { PropertyCard } from '@pbr/schemas/property/read';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  browserFavorites,
  keepInBrowser,
  MAX_IN_BROWSER,
} from '../../lib/favorites/browser-favorites.ts';
import { useFavorites, useMergeFavorites } from '../../lib/favorites/favorites.ts';
import { latestToast } from '../../lib/notify.ts';
import { aPropertyCard } from '../../testing/a-property-card.ts';
import { aUser } from '../../testing/fake-server.ts';
import { refusal } from '../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../testing/render-route.tsx';
import { FavoritesScreen } from './favorites-screen.tsx';

/** A list with the hearts of the cards. */
function Hearts({ properties }: { properties: PropertyCard[] }) {
  const favorites = useFavorites();
  return properties.map(({ id, name }) => (
    <button
      key={id}
      type="button"
      aria-pressed={favorites.has(id)}
      onClick={() => favorites.toggle(id)}
    >
      {name}
    </button>
  ));
}

const Loading = ({ count }: { count: number }) => <p>Cargando {count}</p>;

function Favorites() {
  useMergeFavorites();
  return <FavoritesScreen Cards={Hearts} CardsLoading={Loading} />;
}

const loft = aPropertyCard({ name: 'Loft' });
const house = aPropertyCard({ name: 'Casa' });

/** The favourites of a member's account, kept as the server would. */
function anAccount(kept: PropertyCard[]) {
  const all = [loft, house];
  let ids = kept.map(({ id }) => id);
  return {
    'favorite.ids': vi.fn(() => [...ids]),
    'favorite.list': vi.fn(() => ({
      items: ids.flatMap((id) => all.find((p) => p.id === id) ?? []),
    })),
    'favorite.set': vi.fn((input: unknown) => {
      const { propertyId, isFavorite } = input as { propertyId: string; isFavorite: boolean };
      ids = ids.filter((id) => id !== propertyId);
      if (isFavorite) ids = [propertyId, ...ids];
      return input;
    }),
    'favorite.merge': vi.fn((input: unknown) => {
      ids = [...new Set([...(input as { propertyIds: string[] }).propertyIds, ...ids])];
      return [...ids];
    }),
  };
}

async function open(
  answers: Answers = {},
  { user = null as ReturnType<typeof aUser> | null } = {},
) {
  const byIds = vi.fn((input: unknown) => {
    const { ids } = input as { ids: string[] };
    return { items: [loft, house].filter(({ id }) => ids.includes(id)) };
  });
  await renderRoute({
    path: '/favorites',
    at: '/favorites',
    component: Favorites,
    answers: { 'session.user': () => user, 'property.byIds': byIds, ...answers },
  });
  return { byIds };
}

const heart = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
});

describe('a visitor', () => {
  it('without favourites is told how to save one', async () => {
    await open();
    expect(
      await screen.findByRole('heading', { name: 'Todavía no guardas ninguna propiedad' }),
    ).toBeTruthy();
  });

  it('finds the favourites of this browser without an account', async () => {
    keepInBrowser(loft.id, true);
    keepInBrowser(house.id, true);
    const merge = vi.fn();
    await open({ 'favorite.merge': merge });
    expect((await heart('Loft')).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('2 propiedades guardadas')).toBeTruthy();
    expect(screen.getByText(/Quedan en este navegador, sin cuenta/u)).toBeTruthy();
    expect(merge).not.toHaveBeenCalled();
  });

  it('removes one: its card disappears at once, without another request', async () => {
    keepInBrowser(loft.id, true);
    keepInBrowser(house.id, true);
    const { byIds } = await open();
    await userEvent.click(await heart('Loft'));
    expect(screen.queryByRole('button', { name: 'Loft' })).toBeNull();
    expect(screen.getByText('1 propiedad guardada')).toBeTruthy();
    expect(browserFavorites()).toEqual([house.id]);
    expect(byIds).toHaveBeenCalledTimes(1);
  });

  it('waits for as many cards as they saved', async () => {
    keepInBrowser(loft.id, true);
    keepInBrowser(house.id, true);
    await open({ 'property.byIds': () => new Promise(() => {}) });
    expect(screen.getByText('Cargando 2')).toBeTruthy();
  });

  it('sees the favourites saved in another tab', async () => {
    keepInBrowser(loft.id, true);
    await open();
    await heart('Loft');
    act(() => {
      localStorage.setItem('pbr:favorites', JSON.stringify([house.id, loft.id]));
      window.dispatchEvent(new StorageEvent('storage', { key: 'pbr:favorites' }));
    });
    expect(await heart('Casa')).toBeTruthy();
  });

  it('learns how many of them are no longer on offer', async () => {
    keepInBrowser(loft.id, true);
    keepInBrowser(crypto.randomUUID(), true);
    await open();
    expect(
      await screen.findByText('1 propiedad que guardaste ya no se ofrece en el portal.'),
    ).toBeTruthy();
  });

  it('can save as many as one call may ask for, and is told so', async () => {
    for (let count = 0; count < MAX_IN_BROWSER; count += 1) {
      expect(keepInBrowser(crypto.randomUUID(), true)).toBe(true);
    }
    expect(keepInBrowser(loft.id, true)).toBe(false);
    expect(browserFavorites()).toHaveLength(MAX_IN_BROWSER);
  });

  it.each(['', '{', '"x"', '[1, null]', '{"a":1}'])(
    'whose browser holds %j has no favourites, and can start again',
    (text) => {
      localStorage.setItem('pbr:favorites', text);
      expect(browserFavorites()).toEqual([]);
      keepInBrowser(loft.id, true);
      expect(browserFavorites()).toEqual([loft.id]);
    },
  );

  it('whose browser blocks storage keeps them as long as the page lives', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    keepInBrowser(loft.id, true);
    expect(browserFavorites()).toEqual([loft.id]);
    blocked.mockRestore();
    keepInBrowser(loft.id, false);
    expect(browserFavorites()).toEqual([]);
  });
});

describe('a member', () => {
  const user = aUser('Xóchitl');

  it('finds the favourites of the account', async () => {
    const { byIds } = await open(anAccount([house]), { user });
    expect(await heart('Casa')).toBeTruthy();
    expect(screen.queryByText(/Inicia sesión/)).toBeNull();
    expect(byIds).not.toHaveBeenCalled();
  });

  it('sees the cards while nobody knows which of them are hearts', async () => {
    await open({ ...anAccount([house]), 'favorite.ids': () => new Promise(() => {}) }, { user });
    expect(await heart('Casa')).toBeTruthy();
    expect(screen.getByText('1 propiedad guardada')).toBeTruthy();
  });

  it('removes one from the account', async () => {
    const account = anAccount([house]);
    await open(account, { user });
    await userEvent.click(await heart('Casa'));
    expect(await screen.findByText('Todavía no guardas ninguna propiedad')).toBeTruthy();
    expect(account['favorite.set']).toHaveBeenCalledExactlyOnceWith({
      propertyId: house.id,
      isFavorite: false,
    });
    expect(browserFavorites()).toEqual([]);
    // They kept nothing as a visitor.
    expect(account['favorite.merge']).not.toHaveBeenCalled();
  });

  it("sees it again if that failed, with the server's words", async () => {
    const words = 'Ya guardaste 200 propiedades: quita alguna para guardar otra.';
    await open(
      {
        ...anAccount([house]),
        'favorite.set': () => {
          throw refusal('favorite.too_many', words);
        },
      },
      { user },
    );
    await userEvent.click(await heart('Casa'));
    await waitFor(() => expect(latestToast()).toMatchObject({ kind: 'failure', message: words }));
    expect((await heart('Casa')).getAttribute('aria-pressed')).toBe('true');
  });

  it('takes favourites along from before signing in, once, and the browser forgets them', async () => {
    keepInBrowser(loft.id, true);
    const account = anAccount([house]);
    await open(account, { user });
    expect(await heart('Loft')).toBeTruthy();
    expect(await heart('Casa')).toBeTruthy();
    expect(account['favorite.merge']).toHaveBeenCalledExactlyOnceWith({ propertyIds: [loft.id] });
    await waitFor(() => expect(browserFavorites()).toEqual([]));
  });

  it('loses none if that failed: the browser keeps them for the next page', async () => {
    keepInBrowser(loft.id, true);
    const merge = vi.fn(() => {
      throw new TypeError('Failed to fetch');
    });
    await open({ ...anAccount([house]), 'favorite.merge': merge }, { user });
    await heart('Casa');
    await waitFor(() => expect(merge).toHaveBeenCalledTimes(1));
    expect(browserFavorites()).toEqual([loft.id]);
  });
});
