// @vitest-environment happy-dom
import type { MyProperty } from '@pbr/schemas/property/mine';
import { myPropertiesPageSchema } from '@pbr/schemas/property/search/mine-search';
import type { PriceScale } from '@pbr/schemas/property/prices/price-scale';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { itemOf } from '../../../testing/a-bulk-change.ts';
import { aListing } from '../../../testing/a-listing.ts';
import { aUser } from '../../../testing/fake-server.ts';
import {
  aStored,
  field,
  fill,
  isGone,
  openForm,
  openStored,
  press,
} from '../../../testing/listing-form.tsx';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { MyPropertiesScreen } from '../my-properties-screen.tsx';

beforeEach(() => localStorage.clear());

const SCALE: PriceScale = {
  pesosPerDollar: '20',
  medians: [{ propertyType: 'casa', price: 'sale', median: '8000000' }],
};
const scaled = { 'property.priceScale': () => SCALE };

const question = (name: string | RegExp) => screen.findByRole('dialog', { name });
const answer = async (name: 'Sí, guardar' | 'Corregir') =>
  userEvent.click(await screen.findByRole('button', { name }));
const isAsking = () => screen.queryByRole('button', { name: 'Corregir' }) !== null;

async function openList(items: MyProperty[], answers: Answers) {
  const counts = { total: items.length, active: 0, forSale: 0, forRent: 0 };
  await renderRoute({
    path: '/my-properties',
    at: '/my-properties',
    component: MyPropertiesScreen,
    parseSearch: (search) => myPropertiesPageSchema.parse(search),
    answers: {
      'property.mine': () => ({ items, total: items.length, page: 1, pageCount: 1, counts }),
      'session.user': () => aUser('Ana'),
      'bulkChange.undoable': () => null,
      ...scaled,
      ...answers,
    },
  });
}

describe('the form of a listing', () => {
  const stored = aStored({ propertyType: 'casa', operationType: 'venta', salePrice: '8950000.00' });

  it('asks about a change of more than 30 % up, and leads back to the price if it is wrong', async () => {
    const update = vi.fn((_input: unknown) => stored);
    await openStored(stored, { ...scaled, 'property.update': update });
    await fill('Precio de venta', '895 millones');
    await press('Guardar cambios');
    const asked = await question('¿Es correcto el precio nuevo?');
    expect(asked.textContent).toContain(
      'El precio de venta sube a 100 veces el de antes, de $8,950,000 a $895,000,000.',
    );
    await answer('Corregir');
    await waitFor(() => expect(document.activeElement).toBe(field('Precio de venta')));
    expect(screen.getByText('Corrige este precio.')).toBeTruthy();
    expect(update).not.toHaveBeenCalled();
    await fill('Precio de venta', '8,900,000');
    await press('Guardar cambios');
    await isGone();
    expect(update.mock.calls).toMatchObject([[{ salePrice: '8900000' }]]);
  });

  it('stores the price once the person means it, and asks about the same amount no more', async () => {
    const update = vi.fn((_input: unknown): typeof stored => {
      throw new TypeError('Failed to fetch');
    });
    await openStored(stored, { ...scaled, 'property.update': update });
    await fill('Precio de venta', '895000000');
    await press('Guardar cambios');
    await answer('Sí, guardar');
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    await waitFor(() => expect(isAsking()).toBe(false));
    update.mockImplementation(() => stored);
    await fill('Precio de venta', '895 millones');
    await press('Guardar cambios');
    await isGone();
    expect(update).toHaveBeenCalledTimes(2);
  });

  it('asks nothing about a price that is stored already, however odd', async () => {
    const odd = aStored({ propertyType: 'casa', operationType: 'venta', salePrice: '1.00' });
    const scale = vi.fn(() => SCALE);
    await openStored(odd, { 'property.priceScale': scale, 'property.update': () => odd });
    await fill('Nombre', 'Otra');
    await press('Guardar cambios');
    await isGone();
    expect(scale).not.toHaveBeenCalled();
  });

  it.each([
    ['venta', 'Precio de venta', '4500', '¿Es el precio total?'],
    ['venta', 'Precio de venta', '900 millones', '¿Es el precio total?'],
    ['renta', 'Renta mensual', '3 M', '¿Es la renta total de un mes?'],
  ])('of a new listing for %s, %s %s, asks %s', async (operation, label, typed, title) => {
    await openForm('new', scaled);
    await fill('Nombre', 'Casa con patio');
    await userEvent.selectOptions(field('Tipo de propiedad'), 'casa');
    await userEvent.selectOptions(field('Operación'), operation);
    await fill(label, typed);
    await press('Guardar borrador');
    expect(await question(title)).toBeTruthy();
  });

  it('judges by the bounds alone when the server does not tell the medians', async () => {
    const create = vi.fn(() => aStored({ isDraft: true }));
    await openForm('new', { 'property.create': create });
    await fill('Nombre', 'Casa con patio');
    await userEvent.selectOptions(field('Tipo de propiedad'), 'casa');
    await userEvent.selectOptions(field('Operación'), 'ambos');
    await fill('Precio de venta', '900 millones');
    await fill('Renta mensual', '3 M');
    await press('Guardar borrador');
    await question('¿Es la renta total de un mes?');
    await answer('Corregir');
    await fill('Precio de venta', '900');
    await press('Guardar borrador');
    const asked = await question('2 precios fuera de lo común: ¿seguro?');
    expect(within(asked).getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('the price of a row', () => {
  const listing = aListing({ name: 'Casa Uno', salePrice: '4500000.00' });

  async function type(text: string, setPrices: (input: unknown) => unknown) {
    await openList([listing], { 'property.setPrices': setPrices });
    await userEvent.click(await screen.findByRole('button', { name: /, cambiar el precio de / }));
    await screen.findByRole('dialog', { name: 'Cambiar precio' });
    await fill('Precio de venta \\(MXN\\)', text);
    await press('Guardar precio');
  }

  it('is asked about like that of the form', async () => {
    const setPrices = vi.fn((_input: unknown) => ({}));
    await type('45 M', setPrices);
    await question('¿Es correcto el precio nuevo?');
    await answer('Corregir');
    await screen.findByText('Corrige este precio.');
    expect(setPrices).not.toHaveBeenCalled();
    await press('Guardar precio');
    await answer('Sí, guardar');
    await waitFor(() => expect(setPrices).toHaveBeenCalledOnce());
  });

  it('is stored without a question when it changes little', async () => {
    const setPrices = vi.fn((_input: unknown) => ({}));
    await type('5 M', setPrices);
    await waitFor(() => expect(setPrices).toHaveBeenCalledOnce());
    expect(isAsking()).toBe(false);
  });
});

describe('a change of several prices', () => {
  const casa = aListing({ name: 'Casa Uno' });
  const loft = aListing({ name: 'Loft Dos' });
  const villa = aListing({ name: 'Villa Tres' });

  it('counts the doubtful ones and lists them, and changes nothing until they are meant', async () => {
    const sale = (before: string, after: string) => ({
      prices: [{ price: 'sale' as const, before, after }],
    });
    const change = vi.fn((_sent: unknown) => new Promise(() => {}));
    await openList([casa, loft, villa], {
      'bulkChange.preview': () => ({
        items: [
          itemOf(casa, sale('1000000.00', '1400000.00')),
          itemOf(loft, sale('2000000.00', '2800000.00')),
          itemOf(villa, sale('3000000.00', '3100000.00')),
        ],
        left: [],
      }),
      'bulkChange.change': change,
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar la página' }));
    await press('Cambiar precio');
    const form = within(await screen.findByRole('dialog', { name: 'Cambiar precio' }));
    await userEvent.type(form.getByRole('textbox'), '40');
    await press('Ver los precios nuevos');
    const make = { name: 'Cambiar el precio de 3 propiedades' };
    await userEvent.click(await screen.findByRole('button', make));
    const asked = await question('2 precios fuera de lo común: ¿seguro?');
    expect(
      within(asked)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Casa Uno El precio de venta sube 40 %, de $1,000,000 a $1,400,000.',
      'Loft Dos El precio de venta sube 40 %, de $2,000,000 a $2,800,000.',
    ]);
    await answer('Corregir');
    await waitFor(() => expect(isAsking()).toBe(false));
    expect(change).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', make));
    await answer('Sí, guardar');
    await waitFor(() => expect(change).toHaveBeenCalledOnce());
  });
});
