import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPage, openCatalogue, SEARCH } from '../../../testing/catalogue.tsx';

type Ask = Geolocation['getCurrentPosition'];

const ask = vi.fn<Ask>();
const isAt = (latitude: number, longitude: number) =>
  ask.mockImplementation((tell) =>
    tell({ coords: { latitude, longitude } as GeolocationCoordinates } as GeolocationPosition),
  );
const isRefused = (code: number) =>
  ask.mockImplementation((_tell, refuse) => refuse?.({ code } as GeolocationPositionError));
const browser = navigator;
/** The rest stays the browser's own: the scripts of the map read it while they load. */
const stub = (geolocation: object | null = { getCurrentPosition: ask }) =>
  vi.stubGlobal(
    'navigator',
    new Proxy(browser, {
      has: (own, key) => (key === 'geolocation' ? geolocation !== null : key in own),
      get: (own, key): unknown =>
        key === 'geolocation' ? geolocation : Reflect.get(own, key, own),
    }),
  );

beforeEach(() => {
  ask.mockReset();
  stub();
});
afterEach(() => vi.unstubAllGlobals());

const button = () => screen.findByRole('button', { name: 'Cerca de mí' }, { timeout: 15_000 });
const said = (words: RegExp) => screen.findByText(words, {}, { timeout: 15_000 });

describe("'Cerca de mí'", () => {
  it('searches around the rounded place of the browser, at a press and never before', async () => {
    isAt(19.4146, -99.171);
    const { query, searches } = await openCatalogue(
      '/properties/?type=casa&bbox=-99.2,19.4,-99.1,19.5&view=map',
    );
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(await button());
    await waitFor(() => expect(query()).toBe('?type=casa&near=19.4139,-99.17145,2&view=map'), {
      timeout: 15_000,
    });
    expect(JSON.stringify(searches.mock.calls)).not.toContain('19.4146');
    const chips = await screen.findByRole('list', { name: 'Filtros activos' });
    expect(
      within(chips).getByRole('link', { name: 'Quitar filtro: A 2 km de este punto' }),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Casas a 2 km de este punto',
    );
    await userEvent.click(within(chips).getByRole('link', { name: 'A 5 km' }));
    expect(query()).toBe('?type=casa&near=19.4139,-99.17145,5&view=map');
  });

  it('takes the place of the places that were searched, and leaves other words', async () => {
    isAt(19.4146, -99.171);
    const { query } = await openCatalogue('/properties/?search=condesa&view=map', ({ search }) =>
      aPage({
        textPlaces: search === 'condesa' ? 'ciudad-de-mexico/ciudad-de-mexico/condesa' : null,
      }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Propiedades en Condesa' });
    await userEvent.click(await button());
    await waitFor(() => expect(query()).toBe('?near=19.4139,-99.17145,2&view=map'), {
      timeout: 15_000,
    });
    await userEvent.type(screen.getByRole('combobox', { name: SEARCH }), 'alberca{Enter}');
    await waitFor(() => expect(query()).toBe('?search=alberca&near=19.4139,-99.17145,2&view=map'));
  });

  it.each([
    [1, /No nos diste permiso/u],
    [2, /no puede decir dónde estás/u],
    [3, /tardó demasiado/u],
  ])('says in place why there is none: %d', async (code, words) => {
    isRefused(code);
    const { query } = await openCatalogue('/properties/?type=casa&view=map');
    await userEvent.click(await button());
    expect((await said(words)).getAttribute('role')).toBe('status');
    expect(query()).toBe('?type=casa&view=map');
    isAt(19.4146, -99.171);
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(query()).toContain('near='));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('says that a browser cannot tell it, and that another country has no listings', async () => {
    stub(null);
    await openCatalogue('/properties/?view=map');
    await userEvent.click(await button());
    await said(/Este navegador no puede/u);
    stub();
    isAt(40.4168, -3.7038);
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await said(/fuera de México/u);
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByText(/fuera de México/u)).toBeNull();
    expect(document.activeElement).toBe(await button());
  });
});

describe('a distance', () => {
  it('stands in the form of pages without scripts', async () => {
    await openCatalogue('/properties/?near=19.4139,-99.17145,2');
    const form = (await screen.findByRole<HTMLFormElement>('search')).closest('form');
    expect(form && new FormData(form).get('near')).toBe('19.4139,-99.17145,2');
  });

  it('from a place that nobody knows is said', async () => {
    await openCatalogue('/properties/?near=oaxaca/xochinada,2', () => aPage({ items: [] }));
    expect(await said(/^No sabemos dónde está “Xochinada”$/u)).toBeTruthy();
  });
});

describe("'Condesa y colonias vecinas'", () => {
  const CDMX = 'ciudad-de-mexico/ciudad-de-mexico';
  const around = `${CDMX}/condesa,${CDMX}/roma-norte`;

  it('is one click away from a colonia', async () => {
    const { query } = await openCatalogue(
      `/properties/?type=casa&places=${CDMX}/condesa`,
      (search) =>
        aPage({
          placeNames: { [`${CDMX}/condesa`]: 'Condesa', [`${CDMX}/roma-norte`]: 'Roma Norte' },
          withNeighbours: search.places === around ? null : around,
        }),
    );
    const link = await screen.findByRole(
      'link',
      { name: 'Condesa y colonias vecinas' },
      { timeout: 15_000 },
    );
    await userEvent.click(link);
    expect(query()).toBe(`?type=casa&places=${around}`);
    await screen.findByRole('heading', { level: 1, name: 'Casas en Condesa y Roma Norte' });
    expect(screen.queryByRole('link', { name: /colonias vecinas/u })).toBeNull();
  });

  it('stays while another search in the colonia loads, and goes with the colonia', async () => {
    const { searches } = await openCatalogue(`/properties/?places=${CDMX}/condesa`, () =>
      aPage({ withNeighbours: around }),
    );
    const find = () => screen.queryByRole('link', { name: 'Condesa y colonias vecinas' });
    await waitFor(() => expect(find()).toBeTruthy(), { timeout: 15_000 });
    searches.mockImplementation(() => new Promise(() => {}));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Operación' }), 'Rentar');
    expect(find()).toBeTruthy();
    await userEvent.clear(screen.getByRole('combobox', { name: SEARCH }));
    await userEvent.type(screen.getByRole('combobox', { name: SEARCH }), 'alberca{Enter}');
    await waitFor(() => expect(find()).toBeNull());
  });
});
