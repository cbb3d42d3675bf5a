// @vitest-environment happy-dom
import { myPropertiesPageSchema } from '@pbr/schemas/property/search/mine-search';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aListing } from '../../../testing/a-listing.ts';
import { aUser } from '../../../testing/fake-server.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { MyPropertiesScreen } from '../my-properties-screen.tsx';

async function openList(pageCount = 1) {
  const items = [aListing({ name: 'Casa Uno' }), aListing({ name: 'Loft Dos', isDraft: true })];
  const counts = { total: 2, active: 1, forSale: 1, forRent: 0 };
  const route = await renderRoute({
    path: '/my-properties',
    at: '/my-properties?sort=name',
    component: MyPropertiesScreen,
    parseSearch: (search) => myPropertiesPageSchema.parse(search),
    answers: {
      'property.mine': () => ({ items, total: 2, page: 1, pageCount, counts }),
      'session.user': () => aUser('Ana'),
      'bulkChange.undoable': () => null,
      'property.delete': (input) => {
        items.splice(
          items.findIndex(({ id }) => id === (input as { id: string }).id),
          1,
        );
        return input;
      },
    },
  });
  await screen.findByText('Casa Uno');
  return { ...route, items };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rowOf = (name: string) => {
  const row = screen.getByRole('heading', { name }).closest('li');
  if (!row) throw new Error(`${name} has no row`);
  return row;
};
const areBoxesShown = () => rowOf('Casa Uno').hasAttribute('data-choosing');
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Seleccionar (?:Casa|Loft)/u })
    .map(({ checked }) => checked);

describe('on a phone', () => {
  it('the boxes come with a button, and go with it', async () => {
    await openList();
    expect(areBoxesShown()).toBe(false);
    await press('Seleccionar');
    expect(areBoxesShown()).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Casa Uno' }));
    await press('Cancelar');
    expect([areBoxesShown(), chosen()]).toEqual([false, [false, false]]);
  });

  it.each([
    [1, 'Seleccionar todas'],
    [2, 'Seleccionar esta página'],
  ])('the menu of %i pages offers “%s”', async (pageCount, words) => {
    await openList(pageCount);
    await press(words);
    expect([areBoxesShown(), chosen()]).toEqual([true, [true, true]]);
  });
});

it('a deleted listing is no longer chosen', async () => {
  await openList();
  await press('Seleccionar todas');
  expect(screen.getByText(/^2 seleccionadas/u)).toBeTruthy();
  await press('Eliminar Casa Uno');
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText(/^1 seleccionada/u)).toBeTruthy();
});

describe('a row', () => {
  const finger = { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 };
  const link = () => screen.getByRole('link', { name: 'Casa Uno' });
  const rest = () => act(() => void vi.advanceTimersByTime(600));
  afterEach(() => void vi.useRealTimers());

  it('is chosen by a finger that rests, which opens nothing', async () => {
    const { url } = await openList();
    vi.useFakeTimers();
    fireEvent.pointerDown(link(), finger);
    expect(chosen()).toEqual([false, false]);
    rest();
    expect(chosen()).toEqual([true, false]);
    fireEvent.pointerUp(link(), finger);
    expect(fireEvent.click(link())).toBe(false);
    expect(url()).toBe('/my-properties?sort=name');
  });

  it('is chosen instead of opening the menu of its link', async () => {
    await openList();
    fireEvent.pointerDown(link(), finger);
    expect(fireEvent.contextMenu(link())).toBe(false);
    expect(chosen()).toEqual([true, false]);
  });

  it('is not chosen by a finger that scrolls, or by a mouse', async () => {
    await openList();
    vi.useFakeTimers();
    fireEvent.pointerDown(link(), finger);
    fireEvent.pointerMove(link(), { ...finger, clientY: 80 });
    rest();
    fireEvent.pointerDown(link(), { ...finger, pointerType: 'mouse' });
    rest();
    expect(fireEvent.contextMenu(link())).toBe(true);
    expect(chosen()).toEqual([false, false]);
  });

  it('leads to the page of the listing, and of a draft to its form', async () => {
    const { url, items } = await openList();
    const page = screen.getByRole('link', { name: 'Casa Uno' }).getAttribute('href');
    expect(page).toBe(`/properties/${items[0]?.id}`);
    await userEvent.click(screen.getByRole('link', { name: 'Loft Dos' }));
    expect(url()).toBe(`/my-properties?sort=name&edit=${items[1]?.id}`);
  });
});
