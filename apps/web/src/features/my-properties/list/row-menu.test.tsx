// @vitest-environment happy-dom
import type { MyProperties, MyProperty } from '@pbr/schemas/property/mine';
import { myPropertiesPageSchema } from '@pbr/schemas/property/search/mine-search';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aListing } from '../../../testing/a-listing.ts';
import { aUser } from '../../../testing/fake-server.ts';
import { refusal } from '../../../testing/refusal.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { MyPropertiesScreen } from '../my-properties-screen.tsx';

const counts = { total: 9, active: 5, forSale: 4, forRent: 3 };
const pageOf = (items: MyProperty[]): MyProperties => ({
  items,
  total: items.length,
  page: 1,
  pageCount: 1,
  counts,
});

async function openList(
  items: () => MyProperty[],
  setStatus: (input: unknown) => unknown = (input) => input,
  query = '',
  answers: Record<string, (input: unknown) => unknown> = {},
) {
  const route = await renderRoute({
    path: '/my-properties',
    at: `/my-properties${query}`,
    component: MyPropertiesScreen,
    parseSearch: (search) => myPropertiesPageSchema.parse(search),
    answers: {
      ...answers,
      'property.mine': () => pageOf(items()),
      'property.setStatus': setStatus,
      'session.user': () => aUser('Ana'),
    },
  });
  await userEvent.click(await screen.findByText(/^Acciones de/u));
  return route;
}

const choose = (words: string) =>
  userEvent.click(screen.getByRole('button', { name: `${words} Casa Uno` }));
const row = () => {
  const item = screen.getByRole('heading', { name: 'Casa Uno' }).closest('li');
  if (!item) throw new Error('the listing has no row');
  return within(item);
};
const menu = () => screen.getByText(/^Acciones de/u).closest('details');
const count = (label: string) =>
  screen.getByText(label, { selector: 'dt a' }).closest('dt')?.nextElementSibling?.textContent;
const aHouse = (listing: Partial<MyProperty> = {}) => aListing({ name: 'Casa Uno', ...listing });

describe('the menu of a row', () => {
  it.each([
    ['venta', null, ['Marcar como apartada', 'Marcar como vendida']],
    ['renta', null, ['Marcar como apartada', 'Marcar como rentada']],
    [
      'ambos',
      'apartada',
      ['Volver a poner disponible', 'Marcar como vendida', 'Marcar como rentada'],
    ],
    ['venta', 'vendida', ['Volver a poner disponible', 'Marcar como apartada']],
  ])('of a listing for %s that is %s offers %j', async (operationType, dealStatus, deals) => {
    await openList(() => [aHouse({ operationType, dealStatus })]);
    expect(menu()?.open).toBe(true);
    const items = within(menu() as HTMLElement).getAllByRole('button');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Compartir',
      'Copiar enlace',
      'Pausar',
      ...deals,
      'Comisión',
      'Duplicar',
      'Eliminar',
    ]);
  });

  it('scrolls into view when it opens; closing it moves nothing', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openList(() => [aHouse()]);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    await userEvent.keyboard('{Escape}');
    expect(menu()?.open).toBe(false);
    expect(scroll).toHaveBeenCalledOnce();
  });
});

describe('the link of a listing', () => {
  it('is copied from the menu', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    const listing = aHouse();
    await openList(() => [listing]);
    await userEvent.click(screen.getByRole('button', { name: 'Copiar enlace de Casa Uno' }));
    await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Enlace copiado' }));
    expect(writeText).toHaveBeenLastCalledWith(`https://portal.test/properties/${listing.id}`);
    expect(menu()?.open).toBe(false);
  });

  it('is not offered while the listing is paused', async () => {
    await openList(() => [aHouse({ isActive: false })]);
    expect(screen.queryByRole('button', { name: /Compartir|Copiar enlace/u })).toBeNull();
  });
});

it('leads to the inquiries about the listing, if it has some', async () => {
  const listing = aHouse({ inquiryCount: 2 });
  const { url } = await openList(() => [listing]);
  await choose('Ver consultas de');
  await waitFor(() => expect(url()).toBe(`/inquiries?propertyId=${listing.id}`));
});

describe('marking a listing', () => {
  it('shows at once, is sent once, and says where the listing went', async () => {
    let listing = aHouse();
    let answer = () => {};
    const setStatus = vi.fn(
      (input: unknown) =>
        new Promise((resolve) => {
          answer = () => {
            listing = { ...listing, dealStatus: 'vendida' };
            resolve(input);
          };
        }),
    );
    await openList(() => [listing], setStatus);
    const item = screen.getByRole('button', { name: 'Marcar como vendida Casa Uno' });
    act(() => {
      item.click();
      item.click();
    });
    expect(await row().findByText('Vendida')).toBeTruthy();
    expect(row().queryByText('Activa')).toBeNull();
    expect(['Total', 'Activas', 'En venta', 'En renta'].map(count)).toEqual(['9', '4', '3', '3']);
    expect(menu()?.open).toBe(false);
    await act(async () => answer());
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        kind: 'success',
        title: 'Marcada como vendida',
        message: 'Ya no aparece en el catálogo. La encuentras en “Vendidas”.',
      }),
    );
    expect(setStatus).toHaveBeenCalledExactlyOnceWith({ id: listing.id, dealStatus: 'vendida' });
    expect(row().getByText('Vendida')).toBeTruthy();
  });

  it('as reserved keeps it active, and can be undone', async () => {
    let listing = aHouse({ dealStatus: 'apartada' });
    const setStatus = vi.fn((input: unknown) => {
      listing = { ...listing, ...(input as Partial<MyProperty>) };
      return input;
    });
    await openList(() => [listing], setStatus);
    expect(row().getByText('Activa')).toBeTruthy();
    expect(row().getByText('Apartada')).toBeTruthy();
    await choose('Volver a poner disponible');
    await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Disponible otra vez' }));
    expect(setStatus).toHaveBeenCalledExactlyOnceWith({ id: listing.id, dealStatus: null });
    expect(row().queryByText('Apartada')).toBeNull();
  });

  it("is undone if refused, with the server's words", async () => {
    let isOnline = true;
    const items = () => {
      if (isOnline) return [aHouse({ dealStatus: 'apartada' })];
      throw new TypeError('Failed to fetch');
    };
    await openList(items, () => {
      // The list cannot be read again either.
      isOnline = false;
      throw refusal('request.invalid', 'Revisa los datos marcados.', {
        dealStatus: 'Solo está en renta: no puede quedar como vendida.',
      });
    });
    await choose('Marcar como vendida');
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        kind: 'failure',
        message: 'Solo está en renta: no puede quedar como vendida.',
      }),
    );
    expect(row().getByText('Apartada')).toBeTruthy();
    expect(count('En venta')).toBe('4');
  });

  it('moves the focus to the list if the listing leaves the filtered list', async () => {
    let isThere = true;
    const setStatus = (input: unknown) => {
      isThere = false;
      return input;
    };
    const others = [aListing({ name: 'Casa Dos', dealStatus: 'apartada' })];
    await openList(() => (isThere ? [aHouse()] : others), setStatus, '?status=active');
    await choose('Marcar como vendida');
    await screen.findByText('Casa Dos');
    expect(screen.queryByText('Casa Uno')).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^1 propiedad/u);
  });
});

it('says who sees a sold listing that is published again', async () => {
  await openList(() => [aHouse({ dealStatus: 'vendida', isActive: false })]);
  expect(row().getByText('Inactiva')).toBeTruthy();
  await choose('Activar');
  await waitFor(() =>
    expect(latestToast()).toMatchObject({
      title: 'Estado actualizado',
      message: 'Está vendida: solo la ve quien tenga el enlace.',
    }),
  );
});

describe('duplicating a listing', () => {
  const copyOf = aHouse({ id: '00000000-0000-4000-8000-00000000c0b1', isActive: false });

  it('makes one copy for two clicks, says what it lacks, and opens its form', async () => {
    const duplicate = vi.fn((_input: unknown) => copyOf);
    const listing = aHouse();
    const get = vi.fn((_input: unknown) => new Promise(() => {}));
    const answers = { 'property.duplicate': duplicate, 'property.getForEditing': get };
    await openList(() => [listing], undefined, '', answers);
    const item = screen.getByRole('button', { name: 'Duplicar Casa Uno' });
    act(() => {
      item.click();
      item.click();
    });
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        title: 'Propiedad duplicada',
        message:
          'La copia es un borrador sin fotos, que no se ve en el portal hasta que lo publiques.',
      }),
    );
    expect(duplicate).toHaveBeenCalledExactlyOnceWith({
      id: listing.id,
      creationKey: expect.any(String),
    });
    await waitFor(() => expect(get).toHaveBeenCalledWith({ id: copyOf.id }));
  });

  it('does not take the person out of what they opened meanwhile', async () => {
    let arrive = (_copy: MyProperty) => {};
    const { url } = await openList(() => [aHouse()], undefined, '', {
      'property.duplicate': () => new Promise<MyProperty>((resolve) => (arrive = resolve)),
      'property.getForEditing': () => new Promise(() => {}),
    });
    await choose('Duplicar');
    await userEvent.click(screen.getByRole('button', { name: 'Nueva Propiedad' }));
    await waitFor(() => expect(url()).toBe('/my-properties?edit=new'));
    await act(async () => arrive(copyOf));
    await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Propiedad duplicada' }));
    expect(url()).toBe('/my-properties?edit=new');
  });

  it('names the same copy when it is tried again after a failure', async () => {
    const asked: unknown[] = [];
    const duplicate = (input: unknown) => {
      asked.push(input);
      if (asked.length === 1) throw new Error('the answer was lost');
      return copyOf;
    };
    const listing = aHouse();
    await openList(() => [listing], undefined, '', { 'property.duplicate': duplicate });
    await choose('Duplicar');
    await waitFor(() => expect(latestToast()).toMatchObject({ kind: 'failure' }));
    await userEvent.click(screen.getByText(/^Acciones de/u));
    await choose('Duplicar');
    await waitFor(() => expect(latestToast()).toMatchObject({ kind: 'success' }));
    expect(asked).toHaveLength(2);
    expect(asked[0]).toEqual(asked[1]);
  });
});
