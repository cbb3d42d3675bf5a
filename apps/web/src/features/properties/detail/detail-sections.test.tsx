import type { PropertyDetail } from '@pbr/schemas/property/read';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aPropertyDetail } from '../../../testing/a-property-detail.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { DetailHeader } from './detail-header.tsx';
import { DetailSections } from './detail-sections.tsx';
import { ShareMenu } from './sharing/share-menu.tsx';

const ID = '0b6f8a54-6a5e-4c6f-8d9a-1f2e3d4c5b6a';

async function show(property: Partial<PropertyDetail>) {
  const detail = aPropertyDetail(property);
  await renderRoute({
    path: '/',
    at: '/',
    answers: {},
    component: () => (
      <>
        <DetailHeader property={detail} publicOrigin="https://portal.mx" />
        <DetailSections property={detail} />
      </>
    ),
  });
}

const section = (heading: string) => {
  const title = screen.getByRole('heading', { name: heading });
  return within(title.parentElement!);
};

it("links to other offers nearby, and shows the listing's name and address", async () => {
  await show({ name: 'Casa del jardín', number: null, operationType: 'ambos' });
  const path = within(screen.getByRole('navigation', { name: 'Ruta de navegación' }));
  expect(path.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Inicio',
    'Venta',
    'Ciudad de México',
    'Cuauhtémoc',
    'Condesa',
  ]);
  expect(path.getByRole('link', { name: 'Condesa' }).getAttribute('href')).toBe(
    '/venta/ciudad-de-mexico/cuauhtemoc/condesa',
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Casa del jardín');
  expect(screen.getByText('Ámsterdam, Condesa, Cuauhtémoc, Ciudad de México')).toBeTruthy();
});

it('shares by WhatsApp in another tab without access to this one', async () => {
  await show({});
  const share = screen.getByRole('link', { name: /^WhatsApp/, hidden: true });
  expect(share.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(share.getAttribute('target')).toBe('_blank');
  expect(share.getAttribute('rel')).toContain('noopener');
});

describe('copying the link', () => {
  const copy = async (writeText: (text: string) => Promise<void>) => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await show({ id: ID });
    await user.click(screen.getByText('Compartir'));
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  };
  afterEach(() => vi.restoreAllMocks());

  it('confirms it and closes the menu', async () => {
    const writeText = vi.fn(async () => {});
    await copy(writeText);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`https://portal.mx/properties/${ID}`);
    await waitFor(() =>
      expect(latestToast()).toMatchObject({ kind: 'success', title: 'Enlace copiado' }),
    );
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('says when the browser refuses', async () => {
    await copy(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await waitFor(() => expect(latestToast()?.message).toContain('No se pudo copiar el enlace.'));
  });
});

it("uses the device's own sharing where possible, once the scripts are there", async () => {
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const sent = renderToStaticMarkup(
    <ShareMenu property={aPropertyDetail()} publicOrigin="https://portal.mx" />,
  );
  expect(sent).not.toContain('Otra aplicación');
  await show({ id: ID, name: 'Casa del jardín' });
  await userEvent.click(screen.getByText('Compartir'));
  await userEvent.click(screen.getByRole('button', { name: 'Otra aplicación' }));
  const url = `https://portal.mx/properties/${ID}`;
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Casa del jardín', url });
});

it('folds a long description, keeping all of it in the page, and unfolds it', async () => {
  const description = 'Luminosa y bien ubicada. '.repeat(60).trim();
  await show({ description });
  const text = screen.getByText(description);
  expect(text.dataset['folded']).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Leer más' }));
  expect(text.dataset['folded']).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Leer menos' })).toBeTruthy();
});

it('shows a short description whole', async () => {
  await show({ description: 'Luminosa.' });
  expect(screen.queryByRole('button', { name: 'Leer más' })).toBeNull();
  expect(screen.getByText('Luminosa.').dataset['folded']).toBeUndefined();
});

it('marks only a paused listing and a reserved one', async () => {
  await show({ isActive: false, dealStatus: 'apartada' });
  expect(screen.getByText('Inactiva')).toBeTruthy();
  expect(await screen.findByText('Apartada')).toBeTruthy();
});

it('does not mark an active listing', async () => {
  await show({});
  expect(screen.queryByText('Inactiva')).toBeNull();
  expect(screen.queryByText(/trato|ya se/u)).toBeNull();
});

it.each([
  ['vendida', 'venta', 'Esta propiedad ya se vendió.', 'Ver otras en venta en Cuauhtémoc', 'venta'],
  ['rentada', 'ambos', 'Esta propiedad ya se rentó.', 'Ver otras en renta en Cuauhtémoc', 'renta'],
])(
  'of a %s listing says so, and links to others',
  async (dealStatus, operationType, words, others, path) => {
    await show({ dealStatus, operationType });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: others }).getAttribute('href')).toBe(
      `/${path}/ciudad-de-mexico/cuauhtemoc`,
    );
  },
);

it('says that a reserved listing may become free, without links to others', async () => {
  await show({ dealStatus: 'apartada' });
  expect(await screen.findByText(/^Ya hay un trato en marcha/u)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Ver otras/u })).toBeNull();
});

it('lists amenities and commercial names once each', async () => {
  await show({
    features: ['Alberca', 'Elevador'],
    commercialNames: 'Torre Sur, , Parque Ámsterdam,Torre Sur',
  });
  const words = (heading: string) =>
    section(heading)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(words('Amenidades')).toEqual(['Alberca', 'Elevador']);
  expect(words('Nombres comerciales')).toEqual(['Torre Sur', 'Parque Ámsterdam']);
});

it('tells the costs apart from rooms and areas, and the rest with the other information', async () => {
  await show({ maintenanceFee: 2500, depositMonths: 1, yearBuilt: 1998, currency: 'USD' });
  const names = (heading: string) =>
    section(heading)
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(names('Características principales').map(([name]) => name)).toEqual([
    'Recámaras',
    'Baños completos',
    'Medio baño',
    'Estacionamiento',
    'Construcción',
  ]);
  expect(names('Costos')).toEqual([
    ['Precio por m² de construcción', 'US$46,632'],
    ['Mantenimiento', '$2,500 al mes'],
    ['Depósito', '1 mes'],
  ]);
  expect(names('Información adicional')).toContainEqual(['Año de construcción', '1998']);
});

it('tells the conditions of the listing that are known', async () => {
  await show({ furnished: 'sin-muebles', petsAllowed: 'no' });
  const facts = section('Información adicional');
  expect(facts.getByText('Muebles').nextElementSibling?.textContent).toBe('Sin muebles');
  expect(facts.getByText('Mascotas').nextElementSibling?.textContent).toBe('No acepta mascotas');
});

it('tells the day from which it is available, and the id of the agency beside that of the portal', async () => {
  await show({ availableFrom: '2026-12-15', agencyReference: 'MID-0482' });
  const facts = section('Información adicional');
  const value = (label: string) => facts.getByText(label).nextElementSibling?.textContent;
  expect(value('Disponible desde')).toBe('15 de diciembre de 2026');
  expect(value('Clave interna')).toBe('MID-0482');
});

it('has no heading without content', async () => {
  await show({
    bedrooms: null,
    fullBathrooms: null,
    halfBathrooms: null,
    parkingSpaces: null,
    constructionArea: null,
  });
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual(['Descripción', 'Información adicional']);
});

it('shows type, operation, land, day of publication and public id', async () => {
  await show({ id: '0b6f8a54-6a5e-4c6f-8d9a-1f2e3d4c5b6a', landArea: '120.00' });
  const words = [...section('Información adicional').getByText('Tipo').closest('dl')!.children];
  expect(
    words.map((fact) => [...fact.children].map((word) => word.textContent).join(': ')),
  ).toEqual([
    'Tipo: Departamento',
    'Operación: Venta',
    'Superficie del terreno: 120 m²',
    'Publicada: 1 de octubre de 2026',
    'ID de propiedad: PBR-0B6F8A54',
  ]);
});
