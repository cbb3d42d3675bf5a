import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepInBrowser, MAX_IN_BROWSER } from '../../../lib/favorites/browser-favorites.ts';
import { latestToast } from '../../../lib/notify.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { aPropertyCard } from '../../../testing/a-property-card.ts';
import { aUser } from '../../../testing/fake-server.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { PropertyGrid } from '../card/property-grid.tsx';
import { FavoriteButton } from '../detail/sharing/detail-actions.tsx';

const loft = aPropertyCard({ name: 'Loft' });

function Listing() {
  useSessionUser();
  return (
    <>
      <PropertyGrid properties={[loft, aPropertyCard({ name: 'Casa' })]} />
      <FavoriteButton property={loft} />
    </>
  );
}

beforeEach(() => localStorage.clear());
const button = (name: string) => screen.getByRole('button', { name });
const isKept = () => button('Guardar Loft').getAttribute('aria-pressed');

it('the heart of a card and the button of the page save the same listing', async () => {
  await renderRoute({
    path: '/',
    at: '/',
    component: Listing,
    answers: { 'session.user': () => null },
  });
  expect(button('Guardar').getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button('Guardar Loft'));
  expect(button('Guardar Loft').getAttribute('aria-pressed')).toBe('true');
  expect(button('Guardar Casa').getAttribute('aria-pressed')).toBe('false');
  expect(button('Guardada').getAttribute('aria-pressed')).toBe('true');

  await userEvent.click(button('Guardada'));
  expect(button('Guardar Loft').getAttribute('aria-pressed')).toBe('false');
  expect(localStorage.getItem('pbr:favorites')).toBe('[]');
});

it('a visitor at the limit is told so', async () => {
  for (let count = 0; count < MAX_IN_BROWSER; count += 1) keepInBrowser(crypto.randomUUID(), true);
  await renderRoute({
    path: '/',
    at: '/',
    component: Listing,
    answers: { 'session.user': () => null },
  });
  await userEvent.click(button('Guardar Loft'));
  expect(isKept()).toBe('false');
  expect(latestToast()).toMatchObject({
    kind: 'failure',
    message: `Ya guardaste ${MAX_IN_BROWSER} propiedades: quita alguna o inicia sesión para guardar más.`,
  });
});

it('a member who presses again meanwhile sees it at once, and it is sent after the first', async () => {
  const answers: (() => void)[] = [];
  const set = vi.fn((input: unknown) => new Promise((done) => answers.push(() => done(input))));
  await renderRoute({
    path: '/',
    at: '/',
    component: Listing,
    answers: {
      'session.user': () => aUser('Ana'),
      'favorite.ids': () => [],
      'favorite.set': set,
    },
  });
  await userEvent.click(button('Guardar Loft'));
  expect(isKept()).toBe('true');
  await userEvent.click(button('Guardar Loft'));
  expect(isKept()).toBe('false');
  expect(set).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.());
  await waitFor(() => expect(set).toHaveBeenCalledTimes(2));
  expect(set).toHaveBeenLastCalledWith({ propertyId: loft.id, isFavorite: false });
});
