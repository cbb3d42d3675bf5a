// @vitest-environment happy-dom
import type { MyProperty } from '@pbr/schemas/property/mine';
import { myPropertiesPageSchema } from '@pbr/schemas/property/search/mine-search';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aListing } from '../../../testing/a-listing.ts';
import { aUser } from '../../../testing/fake-server.ts';
import { refusal } from '../../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { MyPropertiesScreen } from '../my-properties-screen.tsx';

const house = (listing: Partial<MyProperty> = {}) =>
  aListing({ name: 'Casa Uno', version: 3, salePrice: '4500000.00', ...listing });

async function openPrice(
  listing: MyProperty,
  setPrices: (input: unknown) => unknown,
  more: Answers = {},
) {
  await renderRoute({
    path: '/my-properties',
    at: '/my-properties',
    component: MyPropertiesScreen,
    parseSearch: (search) => myPropertiesPageSchema.parse(search),
    answers: {
      'property.mine': () => ({
        items: [listing],
        total: 1,
        page: 1,
        pageCount: 1,
        counts: { total: 1, active: 1, forSale: 1, forRent: 0 },
      }),
      'property.setPrices': setPrices,
      'session.user': () => aUser('Ana'),
      ...more,
    },
  });
  const price = await screen.findByRole('button', { name: /, cambiar el precio de Casa Uno$/u });
  await userEvent.click(price);
  return within(await screen.findByRole('dialog', { name: 'Cambiar precio' }));
}

type Form = Awaited<ReturnType<typeof openPrice>>;
const saleField = (form: Form) =>
  form.getByRole<HTMLInputElement>('textbox', { name: 'Precio de venta (MXN)' });
const save = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Guardar precio' }));

describe('touching the price of a row', () => {
  it('opens its form with the price selected, so that typing replaces it; it is sent once', async () => {
    let answer = () => {};
    const setPrices = vi.fn(
      (_input: unknown) => new Promise((resolve) => void (answer = () => resolve({}))),
    );
    const listing = house();
    const form = await openPrice(listing, setPrices);
    await waitFor(() => expect(document.activeElement).toBe(saleField(form)));
    await userEvent.keyboard('4.25 M');
    expect(saleField(form).value).toBe('4.25 M');
    expect(form.getByText('Se entiende $4,250,000 MXN.')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    answer();
    await waitFor(() =>
      expect(latestToast()).toMatchObject({ title: 'Precio actualizado', message: 'Casa Uno' }),
    );
    expect(setPrices).toHaveBeenCalledExactlyOnceWith({
      id: listing.id,
      version: 3,
      salePrice: '4250000',
      rentPrice: null,
      currency: 'MXN',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['venta', 'MXN', ['Precio de venta (MXN)']],
    ['renta', 'USD', ['Renta mensual (USD)']],
    ['ambos', 'MXN', ['Precio de venta (MXN)', 'Renta mensual (MXN)']],
  ])('of a listing for %s in %s asks for %j', async (operationType, currency, labels) => {
    const form = await openPrice(house({ operationType, currency }), vi.fn());
    const fields = form.getAllByRole<HTMLInputElement>('textbox');
    expect(fields.map((field) => field.labels?.[0]?.textContent)).toEqual(labels);
  });

  it('takes the price away when the field is left empty', async () => {
    const setPrices = vi.fn((_input: unknown) => ({}));
    const form = await openPrice(house(), setPrices);
    await userEvent.clear(saleField(form));
    expect(form.getByText('Si lo dejas vacío, dice “Precio a consultar”.')).toBeTruthy();
    await save(form);
    await waitFor(() => expect(setPrices).toHaveBeenCalledOnce());
    expect(setPrices.mock.calls[0]?.[0]).toMatchObject({ salePrice: null });
  });

  it('takes it away for a 0 as well, and says so', async () => {
    const setPrices = vi.fn((_input: unknown) => ({}));
    const form = await openPrice(house(), setPrices);
    await userEvent.clear(saleField(form));
    await userEvent.type(saleField(form), '0.00');
    expect(form.getByText('Se lee “Precio a consultar”.')).toBeTruthy();
    await save(form);
    await waitFor(() => expect(setPrices).toHaveBeenCalledOnce());
    expect(setPrices.mock.calls[0]?.[0]).toMatchObject({ salePrice: null });
  });
});

describe('a price in another currency', () => {
  it('is stored once the listing is in that currency', async () => {
    const setPrices = vi.fn((_input: unknown) => ({}));
    const form = await openPrice(house(), setPrices);
    await userEvent.clear(saleField(form));
    await userEvent.type(saleField(form), 'US$350 mil');
    await save(form);
    expect(form.getByText(/^Está en dólares: escríbelo en pesos\./u)).toBeTruthy();
    expect(setPrices).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('button', { name: 'Cambiar la moneda a USD' }));
    expect(form.getByRole('textbox', { name: 'Precio de venta (USD)' })).toBeTruthy();
    expect(form.getByText('Se entiende US$350,000 USD.')).toBeTruthy();
    await save(form);
    await waitFor(() => expect(setPrices).toHaveBeenCalledOnce());
    expect(setPrices.mock.calls[0]?.[0]).toMatchObject({ salePrice: '350000', currency: 'USD' });
  });
});

describe('a price that is refused', () => {
  it.each([
    ['mucho', /^No se entiende: escribe, por ejemplo, 4,500,000 o 4\.5 M\./u],
    ['-5', /^No puede ser negativo/u],
    ['4,5', /^Se puede leer de dos maneras/u],
    ['4.500', /^Se puede leer de dos maneras/u],
    ['99999999999', /^Escribe un número de 0 en adelante/u],
  ])('%o is explained beside it', async (typed, words) => {
    const setPrices = vi.fn();
    const form = await openPrice(house(), setPrices);
    await userEvent.clear(saleField(form));
    await userEvent.type(saleField(form), typed);
    await save(form);
    expect(await form.findByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(saleField(form));
    expect(saleField(form).value).toBe(typed);
    expect(setPrices).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the server does not answer', async () => {
    const form = await openPrice(house(), () => {
      throw new TypeError('Failed to fetch');
    });
    await userEvent.clear(saleField(form));
    await userEvent.type(saleField(form), '5 M');
    await save(form);
    expect((await form.findByRole('alert')).textContent).toBe(
      'Sin conexión. No se pudo guardar el precio.',
    );
    expect(saleField(form).value).toBe('5 M');
  });

  it('because somebody else changed the listing shows their price, and the next try is on top of it', async () => {
    const sent: unknown[] = [];
    const setPrices = (input: unknown) => {
      sent.push(input);
      if (sent.length === 1)
        throw refusal('property.changed', 'Alguien más cambió esta propiedad.');
      return {};
    };
    const listing = house();
    const form = await openPrice(listing, setPrices, {
      'property.getForEditing': () => ({ ...listing, version: 8, salePrice: '4900000.00' }),
    });
    await userEvent.clear(saleField(form));
    await userEvent.type(saleField(form), '4400000');
    await save(form);
    expect((await form.findByRole('alert')).textContent).toContain('Ahora dice $4,900,000.');
    expect(saleField(form).value).toBe('4400000');
    await save(form);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([{ version: 3 }, { version: 8, salePrice: '4400000' }]);
  });
});
