import type { SearchPage } from '@pbr/schemas/property/read';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aPage, openCatalogue, SEARCH } from '../../../testing/catalogue.tsx';

describe('words that the portal did not understand', () => {
  const unread = (page: Partial<SearchPage>, words = 'con vibra') =>
    openCatalogue(`/properties/?type=casa&unread=${words}`, () => aPage(page));

  it.each([
    [{}, 'con vibra', 'Con “vibra” en el anuncio.'],
    [{ ignored: ['con vibra'] }, 'con vibra', 'No entendimos “con vibra”; buscamos lo demás.'],
    [
      { ignored: ['con vibra'] },
      'loft,con vibra,ph',
      'Con “loft” y “ph” en el anuncio. No entendimos “con vibra”; buscamos lo demás.',
    ],
    [
      { items: [], total: 0, pageCount: 0 },
      'loft,con vibra',
      'No entendimos “loft” y “con vibra”.',
    ],
  ])('are named, with what became of them: %j', async (page, words, said) => {
    await unread(page, words);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('are not said to be found before the answer comes', async () => {
    const { searches } = await unread({}, 'loft');
    await screen.findByText('Con “loft” en el anuncio.');
    searches.mockImplementation(() => new Promise(() => {}));
    await userEvent.selectOptions(screen.getByLabelText('Operación'), 'venta');
    expect(await screen.findByText('Buscando “loft”…')).toBeTruthy();
  });

  it('stay in the field, and are removed by editing it', async () => {
    const { query } = await unread({}, 'loft,con vibra');
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: SEARCH });
    expect(box.value).toBe('loft, con vibra');
    await userEvent.type(box, '{Backspace>11/}{Enter}');
    expect(query()).toBe('?type=casa&search=loft');
    await userEvent.clear(box);
    await userEvent.type(box, '{Enter}');
    expect(query()).toBe('?type=casa');
  });
});

it('an empty place keeps the focus when another search finds nothing either, and is named in the title', async () => {
  const places = 'nuevo-leon/monterrey';
  await openCatalogue('/properties/?search=monterey&type=casa', () =>
    aPage({ items: [], textPlaces: places, placeNames: { [places]: 'Monterrey' } }),
  );
  await waitFor(() => expect(document.title).toMatch(/^Casas en Monterrey/u));
  await userEvent.click(await screen.findByRole('link', { name: 'De cualquier tipo: 4' }));
  await waitFor(() => expect(document.title).toMatch(/^Propiedades en Monterrey/u));
  expect(document.activeElement?.textContent).toBe('Resultados');
});

it('a place that was guessed is named with what was typed', async () => {
  await openCatalogue('/properties/?places=nuevo-leon/monterrey&guessed=monterey', () =>
    aPage({ placeNames: { 'nuevo-leon/monterrey': 'Monterrey' } }),
  );
  const said = await screen.findByText(/^Quizás quisiste decir/u);
  expect(said.textContent).toBe(
    'Quizás quisiste decir Monterrey: escribiste “monterey”. Buscar “monterey” tal cual',
  );
});

describe('words of a search', () => {
  it('are ordered by relevance unless somebody chooses an order, also the newest', async () => {
    const { query } = await openCatalogue('/properties/?search=condesa', () => aPage({ total: 2 }));
    const sort = screen.getByRole('combobox', { name: 'Ordenar por' });
    expect(screen.getByDisplayValue('Relevancia')).toBe(sort);
    await userEvent.selectOptions(sort, 'Más recientes');
    expect(query()).toBe('?search=condesa&sort=newest');
    expect(await screen.findByDisplayValue('Más recientes')).toBe(sort);
    await userEvent.selectOptions(sort, 'Relevancia');
    expect(query()).toBe('?search=condesa');
  });
});

it.each([
  [['con vibra'], 'Más recientes'],
  [[], 'Relevancia'],
])('words that were left out have no order: %j', async (ignored, order) => {
  await openCatalogue('/properties/?type=casa&unread=con vibra', () =>
    aPage({ ignored, total: 2 }),
  );
  await screen.findByRole('link', { name: 'Casa del jardín' });
  const sort = screen.getByRole('combobox', { name: 'Ordenar por' });
  expect(screen.getByDisplayValue(order)).toBe(sort);
});

describe('a wish that the catalogue does not serve', () => {
  it.each(['?intent=sell', '?type=casa&intent=sell'])(
    'to sell leads to the valuation, above the listings: %s',
    async (at) => {
      await openCatalogue(`/properties/${at}`);
      const band = await screen.findByRole('region', {
        name: '¿Quieres vender o rentar tu propiedad?',
      });
      const action = within(band).getByRole('link', { name: 'Pedir valuación' });
      expect(action.getAttribute('href')).toBe('/valuation');
      const listing = await screen.findByRole('link', { name: 'Casa del jardín' });
      expect(band.compareDocumentPosition(listing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it('to sell is not told to look below where nothing is', async () => {
    await openCatalogue('/properties/?intent=sell', () => aPage({ items: [] }));
    const band = await screen.findByRole('region', { name: /^¿Quieres vender/u });
    await waitFor(() => expect(band.textContent).not.toContain('Abajo'));
  });

  it('for a room is told so, with what comes nearest', async () => {
    const { query } = await openCatalogue(
      '/properties/?operation=renta&unread=un cuarto&intent=room',
    );
    expect(await screen.findByText(/^No ofrecemos cuartos/u)).toBeTruthy();
    expect(screen.queryByText(/No entendimos|en el anuncio/u)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /departamentos de una recámara/u }));
    expect(query()).toBe('?operation=renta&type=departamento&bedrooms=1&maxBedrooms=1');
  });

  it('stays while other filters change, and goes with another text', async () => {
    const { query } = await openCatalogue('/properties/?intent=sell');
    await userEvent.selectOptions(screen.getByLabelText('Operación'), 'venta');
    expect(query()).toBe('?operation=venta&intent=sell');
    await userEvent.type(screen.getByRole('combobox', { name: SEARCH }), 'condesa{Enter}');
    await expect.poll(query).toBe('?operation=venta&search=condesa');
  });
});

describe('more than a search takes', () => {
  const LONG = 'palabra '.repeat(40).trim();
  const CUT = LONG.slice(0, 199);

  it('is searched up to the last whole word, and that is said', async () => {
    const { searches } = await openCatalogue(`/properties/?search=${LONG.replaceAll(' ', '+')}`);
    expect(
      await screen.findByText('Tu búsqueda tenía más de 200 caracteres: usamos solo el principio.'),
    ).toBeTruthy();
    expect(searches).toHaveBeenCalledWith({ search: CUT, cut: 'search' });
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: SEARCH }).value).toBe(CUT);
  });

  it('can be typed, and the next change of a filter says no more about it', async () => {
    const { query } = await openCatalogue();
    const field = screen.getByRole('combobox', { name: SEARCH });
    await userEvent.click(field);
    await userEvent.paste(LONG);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^Tu búsqueda tenía más de 200/u)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Operación'), 'venta');
    expect(new URLSearchParams(query()).get('search')).toBe(CUT);
    expect(screen.queryByText(/^Tu búsqueda tenía más de 200/u)).toBeNull();
  });

  it.each([
    ['places', 'lugares', 'usamos los primeros 20.', 0],
    ['amenities', 'amenidades', 'usamos las primeras 20.', 20],
    ['type', 'tipos', 'usamos los que existen.', 0],
  ])('of a list is cut, and that is said: %s', async (name, many, used, chipCount) => {
    const items = ['casa', ...Array.from({ length: 50 }, (_, index) => `x${index}`)];
    await openCatalogue(`/properties/?${name}=${items.join(',')}`);
    expect(await screen.findByText(`Pediste más de 20 ${many}: ${used}`)).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: /^Quitar filtro/u })).toHaveLength(chipCount);
  });
});

describe('places', () => {
  const ROMA = 'ciudad-de-mexico/ciudad-de-mexico/roma-norte';
  const CONDESA = 'ciudad-de-mexico/ciudad-de-mexico/condesa';
  const placeNames = { [ROMA]: 'Roma Norte', [CONDESA]: 'Condesa' };

  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: SEARCH });
  const openPlaces = (places: string) =>
    openCatalogue(`/properties/?${places}`, () => aPage({ placeNames }));

  it('stand in the title and in the field, and go with their names', async () => {
    const { query } = await openPlaces(`type=casa&places=${ROMA},${CONDESA}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Casas en Roma Norte y Condesa' }),
    ).toBeTruthy();
    expect(box().value).toBe('Roma Norte o Condesa');
    expect(screen.queryByRole('list', { name: 'Filtros activos' })).toBeNull();
    await userEvent.type(box(), '{Backspace>10/}{Enter}');
    expect(query()).toBe('?type=casa&search=Roma+Norte');
  });

  it('are kept while their text is sent untouched, or is typed again', async () => {
    const { query } = await openPlaces(`places=${ROMA}&unread=con+vibra`);
    await screen.findByRole('link', { name: 'Casa del jardín' });
    await userEvent.type(box(), '{Enter}');
    await userEvent.type(box(), '{Backspace}a{Enter}');
    expect(box().value).toBe('Roma Norte con vibra');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'casa');
    expect(query()).toBe(`?type=casa&places=${ROMA}&unread=con+vibra`);
  });

  it('are replaced by a place that is chosen instead of them', async () => {
    const { query } = await openPlaces(`places=${ROMA}`);
    await userEvent.clear(box());
    await userEvent.type(box(), 'cond');
    await userEvent.click(await screen.findByRole('option', { name: /Condesa.*3 propiedades/u }));
    expect(query()).toBe(`?places=${CONDESA}`);
    await expect.poll(() => box().value).toBe('Condesa');
  });

  it('are completed while somebody types, and chosen with the keyboard', async () => {
    const { query } = await openPlaces(`places=${ROMA}`);
    await screen.findByRole('link', { name: 'Casa del jardín' });
    await userEvent.type(box(), ' o cond');
    const option = await screen.findByRole('option', { name: /Condesa.*3 propiedades/u });
    expect(option.getAttribute('aria-selected')).toBe('false');
    await userEvent.keyboard('{ArrowDown}');
    expect(option.getAttribute('aria-selected')).toBe('true');
    expect(
      screen.getByRole('combobox', { name: SEARCH }).getAttribute('aria-activedescendant'),
    ).toBe(option.id);
    await userEvent.keyboard('{Enter}');
    expect(query()).toBe(`?places=${ROMA},${CONDESA}`);
    expect(box().value).toBe('Roma Norte o Condesa');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('stand in the field as soon as their names are known', async () => {
    const { searches } = await openCatalogue();
    await screen.findByRole('link', { name: 'Casa del jardín' });
    let answer = (_page: SearchPage) => {};
    searches.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await userEvent.type(box(), 'cond');
    await userEvent.click(await screen.findByRole('option', { name: /Condesa.*3 propiedades/u }));
    expect(box().value).toBe('cond');
    answer(aPage({ placeNames: { [CONDESA]: 'La Condesa' } }));
    await expect.poll(() => box().value).toBe('La Condesa');
  });

  it('are listed no longer once the text is sent by its button', async () => {
    await openCatalogue();
    await userEvent.type(box(), 'cond');
    await screen.findByRole('option', { name: /Condesa/u });
    const [inTheField] = screen.getAllByRole('button', { name: 'Buscar', hidden: true });
    await userEvent.click(inTheField ?? box());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leave the list to Escape, and the text stays', async () => {
    await openCatalogue();
    await userEvent.type(box(), 'cond');
    await screen.findByRole('option', { name: /Condesa/u });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().value).toBe('cond');
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });
});

it('recent searches are offered in the empty field, and can be forgotten', async () => {
  localStorage.clear();
  const { query } = await openCatalogue();
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: SEARCH });
  await userEvent.type(box, 'roma{Enter}');
  await userEvent.clear(box);
  await expect.poll(query).toBe('');
  await userEvent.click(await screen.findByRole('option', { name: 'roma' }));
  expect(query()).toBe('?search=roma');
  await userEvent.clear(box);
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar búsquedas recientes' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(localStorage.getItem('pbr:searches')).toBe('[]');
});
