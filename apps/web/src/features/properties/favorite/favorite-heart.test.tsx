import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aPropertyCard } from '../../../testing/a-property-card.ts';
import { aUser } from '../../../testing/fake-server.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { PropertyGrid } from '../card/property-grid.tsx';

const house = aPropertyCard({ name: 'Casa' });

function Grid() {
  trpc.session.user.useQuery();
  return <PropertyGrid properties={[house]} />;
}

async function open(ids: () => string[]) {
  await renderRoute({
    path: '/',
    at: '/',
    component: Grid,
    answers: { 'session.user': () => aUser('Ana'), 'favorite.ids': ids },
  });
  await screen.findByText('Casa');
}

const heart = () => screen.queryByRole('button', { name: 'Guardar Casa' });

beforeEach(() => localStorage.clear());

it("shows whether a listing is among a member's favorites", async () => {
  await open(() => [house.id]);
  await waitFor(() => expect(heart()?.getAttribute('aria-pressed')).toBe('true'));
});

it('does not say that a listing is none of them if they cannot be read', async () => {
  const ids = vi.fn((): string[] => {
    throw new TypeError('Failed to fetch');
  });
  await open(ids);
  await waitFor(() => expect(ids).toHaveBeenCalled());
  await waitFor(() => expect(heart()).toBeNull());
});
