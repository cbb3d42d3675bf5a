import type { MyProperty } from '@pbr/schemas/property/mine';
import { myPropertiesPageSchema } from '@pbr/schemas/property/search/mine-search';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aListing } from '../../../testing/a-listing.ts';
import { aUser } from '../../../testing/fake-server.ts';
import { aStored, field } from '../../../testing/listing-form.tsx';
import { refusal } from '../../../testing/refusal.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { MyPropertiesScreen } from '../my-properties-screen.tsx';

beforeEach(() => localStorage.clear());

const aDraft = (): MyProperty =>
  aListing({ name: 'Casa Uno', isActive: false, isDraft: true, operationType: '', city: '' });

async function openList(setStatus: (input: unknown) => unknown = () => ({})) {
  let draft = aDraft();
  const mine = vi.fn(() => ({
    items: [draft],
    total: 1,
    page: 1,
    pageCount: 1,
    counts: { total: 1, active: 0, forSale: 0, forRent: 0 },
  }));
  const { id, name, isActive, isDraft } = draft;
  await renderRoute({
    path: '/my-properties',
    at: '/my-properties',
    component: MyPropertiesScreen,
    parseSearch: (search) => myPropertiesPageSchema.parse(search),
    answers: {
      'property.mine': mine,
      'property.getForEditing': () =>
        aStored({ id, name, isActive, isDraft, operationType: '', city: '' }),
      'property.setStatus': (input) => {
        const answer = setStatus(input);
        draft = { ...draft, isActive: true, isDraft: false, operationType: 'venta' };
        return answer;
      },
      'property.amenities': () => ({ items: [] }),
      'property.placeSuggestions': () => ({ cities: [], neighborhoods: [] }),
      'session.user': () => aUser('Ana'),
    },
  });
  await screen.findByText('Borrador');
  return mine;
}

async function publish() {
  await userEvent.click(screen.getByText(/^Acciones de/u));
  await userEvent.click(screen.getByRole('button', { name: 'Publicar Casa Uno' }));
}

describe('the row of a draft', () => {
  it('says so, and offers to publish it, neither deals nor a commission', async () => {
    await openList();
    expect(screen.queryByText('Inactiva')).toBeNull();
    await userEvent.click(screen.getByText(/^Acciones de/u));
    const menu = screen.getByText(/^Acciones de/u).closest('details');
    const items = within(menu as HTMLElement).getAllByRole('button');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Publicar',
      'Duplicar',
      'Eliminar',
    ]);
  });

  it('publishes it', async () => {
    const setStatus = vi.fn(() => ({}));
    await openList(setStatus);
    await publish();
    expect(setStatus).toHaveBeenCalledExactlyOnceWith({
      id: expect.any(String),
      isActive: true,
    });
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        title: 'Propiedad publicada',
        message: 'Ya se ve en el portal.',
      }),
    );
    expect(await screen.findByText('Activa')).toBeTruthy();
    expect(screen.queryByText('Borrador')).toBeNull();
  });

  it('opens the form of an incomplete one, with what is missing marked and the first in focus', async () => {
    await openList(() => {
      const fields = { operationType: 'Elige la operación.', city: 'Escribe la ciudad.' };
      throw refusal('request.invalid', 'Revisa los datos marcados.', fields);
    });
    await publish();
    await screen.findByRole('dialog');
    expect(await screen.findByText('Escribe la ciudad.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Operación')));
    expect(latestToast()).toMatchObject({
      title: 'Falta información',
      message: 'Completa lo marcado para publicar “Casa Uno”.',
    });
    expect(screen.getByText('Borrador', { ignore: 'option' })).toBeTruthy();
  });
});

it('drafts have a filter of their own', async () => {
  const mine = await openList();
  await userEvent.selectOptions(screen.getByLabelText('Estado de la publicación'), 'Borradores');
  await waitFor(() =>
    expect(mine).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'draft' })),
  );
});
