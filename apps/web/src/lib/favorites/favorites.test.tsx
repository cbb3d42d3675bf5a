import { setTimeout as wait } from 'node:timers/promises';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fake-server.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { latestToast } from '../notify.ts';
import { useFavorites } from './favorites.ts';

const ID = crypto.randomUUID();
const FAILURE = new TypeError('Failed to fetch');

function Heart() {
  const favorites = useFavorites();
  return (
    <button type="button" aria-pressed={favorites.has(ID)} onClick={() => favorites.toggle(ID)}>
      {favorites.isKnown ? 'Favorita' : 'No se sabe'}
    </button>
  );
}

/** A member's heart, whose calls are answered when the test says so. */
async function open(stored: string[], ids: () => unknown = () => stored) {
  const calls: { isFavorite: boolean; resolve: () => void; reject: () => void }[] = [];
  const set = vi.fn((input: unknown) => {
    const { isFavorite } = input as { isFavorite: boolean };
    return new Promise((resolve, reject) => {
      calls.push({ isFavorite, resolve: () => resolve(input), reject: () => reject(FAILURE) });
    });
  });
  await renderRoute({
    path: '/',
    at: '/',
    component: Heart,
    answers: { 'session.user': () => aUser('Xóchitl'), 'favorite.ids': ids, 'favorite.set': set },
    loader: async ({ context: { trpcUtils } }) => {
      await trpcUtils.session.user.ensureData();
      return undefined;
    },
  });
  const heart = await screen.findByRole('button');
  return {
    press: () => userEvent.click(heart),
    isFilled: () => heart.getAttribute('aria-pressed') === 'true',
    heart,
    /** Ends the call with this number. */
    end: async (index: number, how: 'resolve' | 'reject') => {
      await waitFor(() => expect(calls).toHaveLength(index + 1));
      calls[index]?.[how]();
      // The cache tells its readers one turn after it has changed.
      for (let turns = 0; turns < 3; turns += 1) await act(() => wait(0));
    },
    calls,
  };
}

it.each([
  { stored: false, ends: ['reject', 'reject'], filled: false },
  { stored: true, ends: ['reject', 'reject'], filled: true },
  { stored: false, ends: ['resolve', 'reject'], filled: true },
  { stored: false, ends: ['reject', 'resolve'], filled: false },
  { stored: false, ends: ['reject', 'reject', 'reject'], filled: false },
  { stored: false, ends: ['resolve', 'reject', 'reject'], filled: true },
] as const)(
  'a heart that was $stored and is pressed while calls $ends shows what the account has',
  async ({ stored, ends, filled }) => {
    const { press, isFilled, end, heart } = await open(stored ? [ID] : []);
    await waitFor(() => expect(heart.textContent).toBe('Favorita'));
    let shown = stored;
    for (const _ of ends) {
      await press();
      shown = !shown;
      expect(isFilled()).toBe(shown);
    }
    for (const [index, how] of ends.entries()) await end(index, how);
    await waitFor(() => expect(isFilled()).toBe(filled));
  },
);

it('a heart pressed before the favourites could be read invents none, and can be pressed again', async () => {
  const ids = vi.fn<() => unknown>(() => {
    throw FAILURE;
  });
  const { press, isFilled, end, heart, calls } = await open([], ids);
  const before = latestToast();
  await press();
  await waitFor(() => expect(latestToast()).not.toBe(before));
  expect(heart.textContent).toBe('No se sabe');
  expect(calls).toEqual([]);
  ids.mockImplementation(() => ['another']);
  await press();
  await end(0, 'resolve');
  await waitFor(() => expect(isFilled()).toBe(true));
  expect(calls.map(({ isFavorite }) => isFavorite)).toEqual([true]);
});
