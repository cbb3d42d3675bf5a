import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aPropertyCard, aPropertyImage } from '../../../testing/a-property-card.ts';
import { aSite } from '../../../testing/fake-server.ts';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { typedOn } from '../search-field/typed-on.ts';
import { HomeScreen } from './home-screen.tsx';

const CONDESA = {
  operation: 'venta',
  total: 3,
  places: [
    { slug: 'ciudad-de-mexico', name: 'Ciudad de México' },
    { slug: 'ciudad-de-mexico', name: 'Ciudad de México' },
    { slug: 'condesa', name: 'Condesa' },
  ],
  lowestPrice: '4500000.00',
};

const showHome = (items = [aPropertyCard()], places = [CONDESA], answers: Answers = {}) =>
  renderRoute({
    path: '/',
    component: HomeScreen,
    at: '/',
    // Like the server's page, which comes with its data.
    loader: async ({ context: { trpcUtils } }) => {
      if (Object.keys(answers).length > 0) return undefined;
      const { featured, popularPlaces } = trpcUtils.property;
      await Promise.all([featured.prefetch(), popularPlaces.prefetch()]);
      return undefined;
    },
    answers: {
      'site.get': () => aSite(),
      'property.featured': () => ({ items }),
      'property.popularPlaces': () => ({ items: places }),
      ...answers,
    },
  });

describe('the home page', () => {
  it('shows the featured listings and links to all of them', async () => {
    await showHome([
      aPropertyCard({ name: 'Loft en la Roma' }),
      aPropertyCard({ name: 'Casa azul' }),
    ]);

    const featured = screen.getByRole('region', { name: 'Propiedades destacadas' });
    expect(
      within(featured)
        .getAllByRole('heading', { level: 3 })
        .map((name) => name.textContent),
    ).toEqual(['Loft en la Roma', 'Casa azul']);
    expect(
      screen.getByRole('link', { name: 'Ver todas las propiedades' }).getAttribute('href'),
    ).toBe('/properties');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('says so if there is nothing to show', async () => {
    await showHome([]);

    expect(screen.getByText('No hay propiedades disponibles en este momento.')).toBeTruthy();
  });

  it('links to the places with most listings', async () => {
    await showHome();

    const places = screen.getByRole('region', { name: 'Busca por zona' });
    const link = within(places).getByRole('link', {
      name: /^Condesa\s*3 en venta Ciudad de México\s*desde \$4\.5 M$/u,
    });
    expect(link.getAttribute('href')).toBe('/venta/ciudad-de-mexico/ciudad-de-mexico/condesa');
  });

  it('draws each place its own mark, and always the same one', async () => {
    const [state, city] = CONDESA.places;
    const roma = { ...CONDESA, places: [state, city, { slug: 'roma-norte', name: 'Roma Norte' }] };
    await showHome([], [CONDESA, roma, { ...CONDESA, operation: 'renta' }] as never);

    const places = screen.getByRole('region', { name: 'Busca por zona' });
    const marks = within(places)
      .getAllByRole('link')
      .map((link) => link.querySelector('svg')?.innerHTML);
    expect(marks[0]).toContain('<path');
    expect(marks[1]).not.toBe(marks[0]);
    expect(marks[2]).toBe(marks[0]);
  });

  it('omits the places if there are none', async () => {
    await showHome([aPropertyCard()], []);

    expect(screen.queryByRole('heading', { name: 'Busca por zona' })).toBeNull();
  });

  it('loads no photo of a listing before it comes into view', async () => {
    await showHome([aPropertyCard({ name: 'Casa azul', images: [aPropertyImage()] })]);

    const photo = screen.getByRole('img', { name: 'Fachada de Casa azul' });
    expect(photo.getAttribute('loading')).toBe('lazy');
  });

  it('offers searches with results', async () => {
    await showHome([aPropertyCard({ propertyType: 'casa', operationType: 'renta' })]);

    const quick = screen.getByRole('list', { name: 'Búsquedas frecuentes' });
    expect(
      within(quick)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([['Casas en renta', '/properties?operation=renta&type=casa']]);
  });

  it('loads its picture before anything else, by day and by night', async () => {
    await showHome();

    const [hero, ...others] = [...document.querySelectorAll('picture')];
    expect(hero?.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    expect(others).toEqual([]);
    for (const part of hero?.querySelectorAll('img, source') ?? []) {
      expect(Number(part.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(part.getAttribute('height'))).toBeGreaterThan(0);
    }
    expect(hero?.querySelectorAll('source[media*="dark"]')).toHaveLength(2);
  });

  it("leads owners to the valuation and shows the company's figures", async () => {
    await showHome();

    expect(screen.getByRole('link', { name: 'Solicitar un avalúo' }).getAttribute('href')).toBe(
      '/valuation',
    );
    const about = screen.getByRole('region', { name: /^Así trabaja/ });
    expect(within(about).getByText(aSite().company.figures.propertiesSold)).toBeTruthy();
  });

  it.each([
    [
      'property.featured',
      /^No se pudieron cargar las propiedades destacadas/u,
      { items: [aPropertyCard({ name: 'Loft' })] },
      'Loft',
    ],
    [
      'property.popularPlaces',
      /^No se pudieron cargar las zonas/u,
      { items: [CONDESA] },
      'Condesa',
    ],
  ])('stands without %s, says so there and reads it again', async (call, said, answer, name) => {
    const read = vi
      .fn<() => object>(() => answer)
      .mockImplementationOnce(() => {
        throw new Error('busy');
      });
    await showHome([], [], { [call]: read });
    await screen.findByText(said);
    expect(screen.getByLabelText('¿Dónde o qué buscas?')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /ntentar/u }));
    await screen.findByRole('link', { name: new RegExp(`^${name}`, 'u') });
    expect(screen.queryByText(said)).toBeNull();
  });

  it('reserves the space of fifteen cards while they load', async () => {
    await showHome([], [], { 'property.featured': () => new Promise(() => {}) });

    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(15);
  });
});

describe('its search box', () => {
  it('offers every type and both operations', async () => {
    await showHome();
    const options = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map((option) => option.textContent);

    expect(options('Tipo de propiedad').slice(1)).toEqual([
      'Casa',
      'Departamento',
      'Oficina',
      'Local',
      'Terreno',
      'Casa o departamento',
      'Oficina o local',
    ]);
    expect(options('Operación').slice(1)).toEqual(['Venta', 'Renta']);
  });

  it('leads to the catalogue with its values', async () => {
    const { url } = await showHome();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Operación' }), 'renta');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Tipo de propiedad' }),
      'Local',
    );
    await userEvent.type(
      screen.getByRole('combobox', { name: '¿Dónde o qué buscas?' }),
      ' roma norte {Enter}',
    );

    await expect.poll(url).toBe('/properties?operation=renta&type=local&search=roma+norte');
  });

  it('gives the catalogue what is typed after it was sent', async () => {
    await showHome();
    const box = screen.getByRole('combobox', { name: '¿Dónde o qué buscas?' });
    fireEvent.change(box, { target: { value: 'depa' } });
    expect(typedOn.text).toBeUndefined();
    fireEvent.submit(box);
    fireEvent.change(box, { target: { value: 'depa con terraza' } });
    expect(typedOn.text).toBe('depa con terraza');
    delete typedOn.text;
  });

  it.each([
    ['roma norte{Enter}', 'roma norte'],
    ['cond{ArrowDown}{Enter}', 'Condesa'],
  ])('keeps %j for somebody who comes back', async (typed, kept) => {
    const { url, history } = await showHome(undefined, undefined, {
      'property.complete': () => ({
        places: [{ path: 'puebla/condesa', name: 'Condesa', around: [], level: 1, total: 3 }],
        listing: null,
      }),
    });
    const box = () =>
      screen.getByRole<HTMLInputElement>('combobox', { name: '¿Dónde o qué buscas?' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Operación' }), 'renta');
    const [words = '', keys = ''] = typed.split(/(?=\{)(.+)/u);
    await userEvent.type(box(), words);
    if (keys.includes('Arrow')) await screen.findByRole('option', { name: /Condesa/u });
    await userEvent.keyboard(keys);
    await expect.poll(url).toMatch(/^\/properties/u);
    await expect.poll(() => screen.queryByRole('search')).toBeNull();
    history.back();
    await expect.poll(() => box().value).toBe(kept);
    const operation = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Operación' });
    expect(operation.value).toBe('renta');
  });

  it('omits empty fields from the URL', async () => {
    const { url } = await showHome();
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));

    await expect.poll(url).toBe('/properties');
  });

  it('is a form that a browser without scripts can submit', async () => {
    await showHome();
    const button = screen.getByRole('button', { name: 'Buscar' });
    const form = button.closest('form');

    expect(form?.getAttribute('action')).toBe('/properties');
    expect(form?.getAttribute('method')).toBe('get');
    expect([...new FormData(form ?? undefined).keys()]).toEqual(['operation', 'type', 'search']);
    // With scripts no page is loaded anew.
    expect(fireEvent.submit(button)).toBe(false);
  });
});
