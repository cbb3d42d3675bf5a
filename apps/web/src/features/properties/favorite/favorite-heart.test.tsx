import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aPropertyCard } from '../../../testing/a-property-card.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { PropertyGrid } from '../card/property-grid.tsx';
import { FavoriteButton } from '../detail/sharing/favorite-button.tsx';

const loft = aPropertyCard({ name: 'Loft' });

function Listing() {
  return (
    <>
      <PropertyGrid properties={[loft, aPropertyCard({ name: 'Casa' })]} />
      <FavoriteButton property={loft} />
    </>
  );
}

beforeEach(() => localStorage.clear());

it('the heart of a card and the button of the page keep the same listing', async () => {
  await renderRoute({
    path: '/',
    at: '/',
    component: Listing,
    answers: { 'session.user': () => null },
  });
  const button = (name: string) => screen.getByRole('button', { name });
  expect(button('Guardar').getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button('Guardar Loft'));
  expect(button('Guardar Loft').getAttribute('aria-pressed')).toBe('true');
  expect(button('Guardar Casa').getAttribute('aria-pressed')).toBe('false');
  expect(button('Guardada').getAttribute('aria-pressed')).toBe('true');

  await userEvent.click(button('Guardada'));
  expect(button('Guardar Loft').getAttribute('aria-pressed')).toBe('false');
  expect(localStorage.getItem('pbr:favorites')).toBe('[]');
});
