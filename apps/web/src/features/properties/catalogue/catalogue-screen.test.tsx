import type { SearchPage } from '@pbr/schemas/property/read';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aPropertyCard } from '../../../testing/a-property-card.ts';
import { aPage, openCatalogue, openFilters, SEARCH } from '../../../testing/catalogue.tsx';

/** A promise to be kept when the test says so. */
function later<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}

const status = () => screen.getByRole('status').textContent;
const chips = () =>
  within(screen.getByRole('list', { name: 'Filtros activos' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the listings', () => {
  it('are as many skeletons as a page has until they arrive, so that going back finds the old place', async () => {
    const page = later<SearchPage>();
    await openCatalogue('/properties/', () => page.promise);
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(PAGE_SIZE);
    page.resolve(aPage());
    expect(await screen.findByRole('link', { name: 'Casa del jardín' })).toBeTruthy();
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0);
  });

  it('are counted aloud', async () => {
    await openCatalogue('/properties/', () => aPage({ total: 1234 }));
    await waitFor(() => expect(status()).toBe('1,234 propiedades'));
  });

  it('offer to clear the filters when there are none', async () => {
    const { query } = await openCatalogue('/properties/?type=casa&sort=price-low', () =>
      aPage({ items: [] }),
    );
    const empty = within(await screen.findByRole('region', { name: 'Resultados' }));
    expect(empty.getByText('No se encontraron propiedades')).toBeTruthy();
    await userEvent.click(await empty.findByRole('link', { name: 'Limpiar filtros' }));
    expect(query()).toBe('?sort=price-low');
  });

  it('offer what helps when there are none, and stay as they are until those come', async () => {
    const next = later<SearchPage>();
    const { query, alternatives } = await openCatalogue(
      '/properties/?type=casa&bedrooms=3',
      ({ type }) => (type ? aPage({ items: [] }) : next.promise),
    );
    const offer = await screen.findByRole('link', { name: 'De cualquier tipo: 4' });
    offer.focus();
    await userEvent.click(offer);
    expect(query()).toBe('?bedrooms=3');
    expect(screen.getByRole('link', { name: 'De cualquier tipo: 4' })).toBe(offer);
    expect(screen.getByRole('region', { name: 'Resultados' }).getAttribute('aria-busy')).toBe(
      'true',
    );
    next.resolve(aPage());
    await screen.findByRole('link', { name: 'Casa del jardín' });
    expect(screen.queryByRole('link', { name: 'De cualquier tipo: 4' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Resultados');
    expect(alternatives.mock.calls).toEqual([[{ type: 'casa', bedrooms: 3 }]]);
  });

  it('offer the first page if the requested one no longer exists', async () => {
    const { query } = await openCatalogue('/properties/?type=casa&page=9', () =>
      aPage({ items: [], total: 30, page: 9, pageCount: 2 }),
    );
    await userEvent.click(await screen.findByRole('link', { name: 'Ir a la primera página' }));
    expect(query()).toBe('?type=casa');
  });

  it('can be reloaded after a failure, and the filters stay', async () => {
    let isBroken = true;
    await openCatalogue('/properties/?search=Roma', () => {
      if (isBroken) throw new Error('no connection');
      return aPage();
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No se pudieron cargar las propiedades');
    expect(screen.getByRole('combobox', { name: SEARCH }).getAttribute('value')).toBe('Roma');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('link', { name: 'Casa del jardín' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are reloaded by the refresh button', async () => {
    let total = 1;
    await openCatalogue('/properties/', () => aPage({ total: total++ }));
    await waitFor(() => expect(status()).toBe('1 propiedad'));
    await userEvent.click(screen.getByRole('button', { name: 'Refrescar datos' }));
    await waitFor(() => expect(status()).toBe('2 propiedades'));
    await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Datos actualizados' }));
  });

  it('are requested once, however often that button is pressed', async () => {
    const next = later<SearchPage>();
    const { searches } = await openCatalogue();
    await screen.findByRole('link', { name: 'Casa del jardín' });
    searches.mockImplementation(() => next.promise);
    const refresh = screen.getByRole('button', { name: 'Refrescar datos' });
    await userEvent.dblClick(refresh);
    expect(refresh.getAttribute('aria-disabled')).toBe('true');
    next.resolve(aPage({ total: 2 }));
    await waitFor(() => expect(status()).toBe('2 propiedades'));
    expect(searches).toHaveBeenCalledTimes(2);
  });

  it('stay on the screen, marked as busy, while those of another search load', async () => {
    const next = later<SearchPage>();
    await openCatalogue('/properties/', ({ type }) => (type ? next.promise : aPage()));
    await screen.findByRole('link', { name: 'Casa del jardín' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'casa');
    const listings = screen.getByRole('region', { name: 'Resultados' });
    expect(listings.getAttribute('aria-busy')).toBe('true');
    expect(within(listings).getByRole('link', { name: 'Casa del jardín' })).toBeTruthy();
    next.resolve(aPage({ items: [aPropertyCard({ name: 'Otra casa' })] }));
    await within(listings).findByRole('link', { name: 'Otra casa' });
    expect(listings.getAttribute('aria-busy')).toBe('false');
  });

  it('come with the words that were probably meant, which one click searches', async () => {
    const { query } = await openCatalogue('/properties/?search=condeza', () =>
      aPage({ suggestion: 'condesa' }),
    );
    const line = await screen.findByText(/Quizás quisiste decir:/u);
    expect(line.textContent).toBe('No encontramos “condeza”. Quizás quisiste decir: condesa');
    await userEvent.click(screen.getByRole('link', { name: 'condesa' }));
    expect(query()).toBe('?search=condesa');
  });

  it('open an inquiry about one of them', async () => {
    await openCatalogue();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Enviar consulta sobre Casa del jardín' }),
    );
    const dialog = await screen.findByRole('dialog', {}, { timeout: 15_000 });
    expect(dialog.textContent).toContain('Casa del jardín');
  });
});

describe('the filters', () => {
  it('follow the URL', async () => {
    await openCatalogue(
      '/properties/?search=Roma&operation=renta&type=departamento&minPrice=15000&bedrooms=2&amenities=Alberca&sort=bedrooms',
      () => aPage({ total: 2 }),
    );
    const value = (role: string, name: string) =>
      screen.getByRole<HTMLInputElement>(role, { name, hidden: true }).value;
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: SEARCH }).value).toBe('Roma');
    expect(value('combobox', 'Operación')).toBe('renta');
    expect(value('combobox', 'Tipo')).toBe('departamento');
    expect(value('combobox', 'Ordenar por')).toBe('bedrooms');
    expect(screen.getByRole('button', { name: 'Más filtros (3)' })).toBeTruthy();
    await openFilters();
    expect(value('textbox', 'Mínimo')).toBe('15,000');
    expect(chips()).toEqual(['Desde $15,000', '2 recámaras o más', 'Alberca']);
  });

  it('apply as they are chosen, from the first page, and stay in the history', async () => {
    const { query, history, searches } = await openCatalogue('/properties/?page=3');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Operación' }), 'Rentar');
    expect(query()).toBe('?operation=renta');
    await waitFor(() => expect(searches).toHaveBeenCalledTimes(2));
    expect(searches).toHaveBeenLastCalledWith({ operation: 'renta' });
    act(() => history.back());
    await waitFor(() => expect(query()).toBe('?page=3'));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Operación' }).value).toBe('');
  });

  it('offer the types, some of them together, and three operations', async () => {
    await openCatalogue();
    const options = (name: string) =>
      [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map((o) => o.text);
    expect(options('Tipo')).toEqual([
      'Todos',
      'Casa',
      'Departamento',
      'Oficina',
      'Local',
      'Terreno',
      'Casa o departamento',
      'Oficina o local',
    ]);
    expect(options('Operación')).toEqual(['Todas', 'Comprar', 'Rentar']);
  });

  it('are removed one by one or all at once', async () => {
    const { query } = await openCatalogue(
      '/properties/?type=casa&bedrooms=2&bathrooms=1&parking=1&pets=si',
    );
    const chip = (name: string) => screen.getByRole('link', { name: `Quitar filtro: ${name}` });
    await userEvent.click(chip('1 baño o más'));
    expect(query()).toBe('?type=casa&bedrooms=2&parking=1&pets=si');
    // The focus is on the chip that took the place of the removed one.
    expect(document.activeElement).toBe(chip('1 cajón o más'));
    await userEvent.click(chip('Acepta mascotas'));
    expect(document.activeElement).toBe(chip('1 cajón o más'));
    await userEvent.click(screen.getByRole('link', { name: 'Limpiar filtros' }));
    expect(query()).toBe('');
    expect(screen.queryByRole('list', { name: 'Filtros activos' })).toBeNull();
  });

  it('do not write the default order into the URL', async () => {
    const { query } = await openCatalogue('/properties/?sort=bedrooms', () => aPage({ total: 2 }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Ordenar por' }),
      'Más recientes',
    );
    expect(query()).toBe('');
  });

  it('open in a dialog that counts on its button, and cover price, rooms, size, amenities and age', async () => {
    const { query, history } = await openCatalogue();
    const steps = history.length;
    const more = screen.getByRole('button', { name: 'Más filtros' });
    expect(more.getAttribute('aria-haspopup')).toBe('dialog');
    expect(screen.queryByRole('group', { name: 'Publicada', hidden: true })).toBeNull();
    await openFilters();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Más filtros' });
    expect(dialog.open).toBe(true);
    const choose = async (group: string, name: string) =>
      userEvent.click(within(screen.getByRole('group', { name: group })).getByLabelText(name));
    await choose('Recámaras (mínimo)', '5+');
    await choose('Baños (mínimo)', '4+');
    await choose('Cajones (mínimo)', '3+');
    await choose('Publicada', '7 días');
    await choose('Amenidades', 'Gimnasio');
    await choose('Amenidades', 'Alberca');
    expect(query()).toBe(
      '?bedrooms=5&bathrooms=4&parking=3&amenities=Gimnasio,Alberca&publishedWithin=7',
    );
    expect(history.length).toBe(steps + 6);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Ver 1 propiedad' }));
    expect(dialog.open).toBe(false);
  });

  it('close with a press beside them, but not with a selection of text that ends there', async () => {
    await openCatalogue();
    await openFilters();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Más filtros' });
    fireEvent.pointerDown(within(dialog).getByRole('heading', { name: 'Más filtros' }));
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(dialog.open).toBe(false);
  });
});

it('a day of the calendar is forgotten with the other filters', async () => {
  const { query } = await openCatalogue('/properties/?availableBy=2027-03-15');
  await openFilters();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir calendario' }));
  await userEvent.click(await screen.findByRole('button', { name: '20' }));
  expect(query()).toBe('?availableBy=2027-03-20');
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  expect(query()).toBe('');
  await userEvent.type(screen.getByRole('combobox', { name: SEARCH }), 'Roma{Enter}');
  expect(query()).toBe('?search=Roma');
});

it('an amenity with a comma is one choice of the filters', async () => {
  const { query } = await openCatalogue('/properties/', () => aPage(), ['Bodega, chica']);
  await openFilters();
  const choice = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bodega, chica' });
  await userEvent.click(choice());
  expect(query()).toBe('?amenities=Bodega%5C,+chica');
  expect(choice().checked).toBe(true);
  expect(choice().value).toBe(String.raw`Bodega\, chica`);
  expect(screen.getByRole('link', { name: /Bodega, chica/u })).toBeTruthy();
  await userEvent.click(choice());
  expect(query()).toBe('');
});

it('the filters omit amenities if there are none', async () => {
  await openCatalogue('/properties/', () => aPage(), []);
  await openFilters();
  expect(screen.queryByRole('group', { name: 'Amenidades' })).toBeNull();
});
