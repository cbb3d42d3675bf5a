import type { BulkPreview, BulkResult } from '@pbr/schemas/bulk-change/bulk-change';
import { MAX_BULK } from '@pbr/schemas/bulk-change/values';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { myPropertiesPageSchema } from '@pbr/schemas/property/search/mine-search';
import { act as actInHook, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { itemOf, left } from '../../../testing/a-bulk-change.ts';
import { aListing } from '../../../testing/a-listing.ts';
import { aUser } from '../../../testing/fake-server.ts';
import { refusal } from '../../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { MyPropertiesScreen } from '../my-properties-screen.tsx';
import { useSelection } from './use-selection.ts';

const casa = aListing({ name: 'Casa Uno', salePrice: '4500000.00' });
const loft = aListing({ name: 'Loft Dos', operationType: 'ambos', rentPrice: '30000.00' });
const villa = aListing({ name: 'Villa Tres', currency: 'USD' });

const resultOf = (result: Partial<BulkResult>): BulkResult => ({
  id: crypto.randomUUID(),
  action: 'pause',
  items: [],
  left: [],
  undoUntil: '2099-11-23T19:00:00.000Z',
  ...result,
});

async function open(answers: Answers = {}, items = [casa, loft, villa]) {
  const counts = { total: items.length, active: 0, forSale: 0, forRent: 0 };
  const mine = vi.fn(() => ({ items, total: items.length, page: 1, pageCount: 1, counts }));
  await renderRoute({
    path: '/my-properties',
    at: '/my-properties',
    component: MyPropertiesScreen,
    parseSearch: (search) => myPropertiesPageSchema.parse(search),
    answers: {
      'property.mine': mine,
      'session.user': () => aUser('Ana'),
      'bulkChange.undoable': () => null,
      ...answers,
    },
  });
  await screen.findByText(items[0]?.name ?? '');
  return { mine };
}

const check = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const choose = async (...listings: MyProperty[]) => {
  for (const { name } of listings) await userEvent.click(check(`Seleccionar ${name}`));
};
const bar = () => within(screen.getByRole('region', { name: 'Propiedades seleccionadas' }));
const act = async (name: string) => {
  await userEvent.click(bar().getByRole('button', { name }));
  if (name !== 'Quitar selección') await screen.findByRole('dialog');
};
const dialog = () => within(screen.getByRole('dialog'));
const press = async (name: string | RegExp) =>
  userEvent.click(await dialog().findByRole('button', { name }));
const listed = (name: RegExp | string) =>
  within(dialog().getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the selection', () => {
  it('shows how many are chosen and what can be done to them; handing over is for admins', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Propiedades seleccionadas' })).toBeNull();
    await choose(casa);
    expect(bar().getByRole('status').textContent).toBe('1 seleccionada');
    await choose(loft);
    expect(bar().getByRole('status').textContent).toBe('2 seleccionadas');
    expect(
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pausar', 'Activar', 'Cambiar precio', 'Quitar selección']);
    await act('Quitar selección');
    expect(screen.queryByRole('region', { name: 'Propiedades seleccionadas' })).toBeNull();
    expect(check('Seleccionar Casa Uno').checked).toBe(false);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('takes the whole page at once, and gives it back', async () => {
    await open();
    const page = check('Seleccionar la página');
    await choose(loft);
    expect(page.indeterminate).toBe(true);
    await userEvent.click(page);
    expect(bar().getByRole('status').textContent).toBe('3 seleccionadas');
    expect([page.checked, page.indeterminate]).toEqual([true, false]);
    await userEvent.click(page);
    expect(screen.queryByRole('region', { name: 'Propiedades seleccionadas' })).toBeNull();
  });

  it('ends at a hundred', () => {
    const many = Array.from({ length: MAX_BULK + 1 }, () => aListing());
    const { result } = renderHook(() => useSelection());
    actInHook(() => result.current.set(many, true));
    const [first, ...others] = many;
    if (!first) throw new Error('no listings');
    const last = others.at(-1) ?? first;
    expect(result.current.listings).toHaveLength(MAX_BULK);
    expect([result.current.isFull, result.current.has(last)]).toEqual([true, false]);
    actInHook(() => result.current.set([first], false));
    actInHook(() => result.current.set([last], true));
    expect([result.current.has(first), result.current.has(last)]).toEqual([false, true]);
  });
});

describe('pausing several', () => {
  it('names them first, sends what was seen once, names the outcome, and offers to undo it', async () => {
    const preview = vi.fn((): BulkPreview => ({
      items: [itemOf(casa, { version: 4 })],
      left: [left(loft, 'not_found')],
    }));
    let answer = (_result: BulkResult) => {};
    const change = vi.fn((_sent: unknown) => new Promise((resolve) => void (answer = resolve)));
    const { mine } = await open({ 'bulkChange.preview': preview, 'bulkChange.change': change });
    await choose(casa, loft);
    await act('Pausar');
    expect(await dialog().findByText('Salen del portal hasta que las actives.')).toBeTruthy();
    expect(preview).toHaveBeenCalledExactlyOnceWith({ action: 'pause', ids: [casa.id, loft.id] });
    expect(listed('Van a cambiar')).toEqual(['Casa Uno']);
    // The server does not name what is not the person's; the list did.
    expect(listed('Se quedan como están (1)')).toEqual(['Loft DosYa no existe o no es tuya.']);
    await press('Pausar 1 propiedad');
    await press('Pausando...');
    expect(change).toHaveBeenCalledExactlyOnceWith({
      action: 'pause',
      creationKey: expect.stringMatching(/^[\da-f-]{36}$/u),
      listings: [{ id: casa.id, version: 4, ownerId: casa.owner.id }],
    });
    answer(resultOf({ items: [itemOf(casa)], left: [left(loft, 'changed', 'Loft Dos')] }));
    expect((await dialog().findByRole('status')).textContent).toBe('Listo: 1 propiedad pausada.');
    expect(listed('Cambiaron')).toEqual(['Casa Uno']);
    expect(listed('Se quedaron como estaban (1)')).toEqual(['Loft DosCambió mientras tanto.']);
    expect(dialog().getByRole('button', { name: 'Deshacer' })).toBeTruthy();
    expect(mine).toHaveBeenCalledTimes(2);
    await userEvent.click(dialog().getAllByRole('button', { name: 'Cerrar' })[1] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(check('Seleccionar Casa Uno').checked).toBe(false);
  });

  it('says so if nothing would change', async () => {
    await open({
      'bulkChange.preview': () => ({ items: [], left: [left(casa, 'no_price', 'Casa Uno')] }),
    });
    await choose(casa);
    await act('Activar');
    expect(await dialog().findByText('Ninguna de estas propiedades cambiaría.')).toBeTruthy();
    expect(dialog().queryByRole('button', { name: /^Activar/u })).toBeNull();
  });

  it('keeps the selection after a failed look, which can be repeated, and after being cancelled', async () => {
    const preview = vi.fn((): BulkPreview => {
      throw new TypeError('Failed to fetch');
    });
    await open({ 'bulkChange.preview': preview });
    await choose(casa);
    await act('Pausar');
    expect(await dialog().findByText('No se pudo ver qué cambiaría')).toBeTruthy();
    preview.mockImplementation(() => ({ items: [itemOf(casa)], left: [] }));
    await press('Reintentar');
    await dialog().findByRole('button', { name: 'Pausar 1 propiedad' });
    await press('Cancelar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar().getByRole('status').textContent).toBe('1 seleccionada');
  });

  it('names the same change again after a lost answer', async () => {
    const change = vi.fn((_sent: unknown): BulkResult => {
      throw new TypeError('Failed to fetch');
    });
    await open({
      'bulkChange.preview': () => ({ items: [itemOf(casa)], left: [] }),
      'bulkChange.change': change,
    });
    await choose(casa);
    await act('Pausar');
    await press('Pausar 1 propiedad');
    expect((await dialog().findByRole('alert')).textContent).toContain('No se pudieron pausar.');
    change.mockImplementation(() => resultOf({ items: [itemOf(casa)] }));
    await press('Pausar 1 propiedad');
    await dialog().findByText('Listo: 1 propiedad pausada.');
    const [first, second] = change.mock.calls;
    expect(first).toEqual(second);
  });
});

describe('changing prices', () => {
  const typeValue = (text: string) => userEvent.type(dialog().getByRole('textbox'), text);
  const look = () => press('Ver los precios nuevos');

  it('asks what to do about listings for sale and rent, and shows the old and the new price of each', async () => {
    const preview = vi.fn((_sent: unknown): BulkPreview => ({
      items: [
        itemOf(casa, {
          prices: [{ price: 'sale', before: '4500000.00', after: '4252500.00' }],
        }),
        itemOf(loft, { prices: [{ price: 'rent', before: '30000.50', after: '28350.00' }] }),
      ],
      left: [],
    }));
    await open({ 'bulkChange.preview': preview });
    await choose(casa, loft);
    await act('Cambiar precio');
    await screen.findByRole('dialog', { name: 'Cambiar precio' });
    await look();
    expect(dialog().getByText('Escribe el porcentaje.')).toBeTruthy();
    expect(dialog().getByText('Elige qué precio cambia.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog().getByRole('textbox'));
    await typeValue('5,5');
    await userEvent.selectOptions(dialog().getByRole('combobox'), 'La renta');
    await look();
    expect(await dialog().findByText('Bajan 5.5 %.')).toBeTruthy();
    expect(preview).toHaveBeenCalledExactlyOnceWith({
      action: 'price',
      direction: 'down',
      by: 'percent',
      value: '5.5',
      currency: null,
      prices: 'rent',
      ids: [casa.id, loft.id],
    });
    expect(listed('Van a cambiar')).toEqual([
      'Casa UnoVenta $4,500,000 → a $4,252,500',
      'Loft DosRenta $30,000.50 → a $28,350/mes',
    ]);
    await press('Atrás');
    expect(dialog().getByRole<HTMLInputElement>('textbox').value).toBe('5.5');
    expect(dialog().getByRole<HTMLSelectElement>('combobox').value).toBe('rent');
  });

  it('asks for the currency of an amount if the listings have both, and for nothing more', async () => {
    const preview = vi.fn((_sent: unknown): BulkPreview => ({ items: [], left: [] }));
    await open({ 'bulkChange.preview': preview });
    await choose(casa, villa);
    await act('Cambiar precio');
    await screen.findByRole('dialog', { name: 'Cambiar precio' });
    expect(dialog().queryByRole('combobox')).toBeNull();
    await userEvent.click(dialog().getByRole('radio', { name: 'Monto' }));
    await userEvent.click(dialog().getByRole('radio', { name: 'Subir' }));
    await typeValue('50 mil dlls');
    await look();
    expect(dialog().getByText('Elige la moneda.')).toBeTruthy();
    await userEvent.selectOptions(dialog().getByRole('combobox'), 'Pesos (MXN)');
    await press('Cambiar la moneda a USD');
    expect(dialog().getByText('Se entiende US$50,000 USD.')).toBeTruthy();
    await look();
    await dialog().findByText('Ninguna de estas propiedades cambiaría.');
    expect(preview).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ by: 'amount', direction: 'up', value: '50000', currency: 'USD' }),
    );
  });

  it.each([
    ['Porcentaje', '100', 'Un precio baja menos de 100 %.'],
    ['Monto', 'US$50 mil', 'Está en dólares: escríbelo en pesos.'],
  ])('refuses a %s of %s and says why', async (unit, typed, words) => {
    await open();
    await choose(casa);
    await act('Cambiar precio');
    await screen.findByRole('dialog', { name: 'Cambiar precio' });
    await userEvent.click(dialog().getByRole('radio', { name: unit }));
    await typeValue(typed);
    await look();
    expect(dialog().getByText(words).textContent).toBe(words);
  });
});

describe('handing over', () => {
  const elena = {
    id: crypto.randomUUID(),
    email: 'elena@portal.test',
    firstName: 'Elena',
    lastName: 'Ríos',
    status: 'active',
  };
  const asAdmin = {
    'session.user': () => ({ ...aUser('Ana'), role: 'admin' }),
    'employee.list': () => [elena, { ...elena, id: 'i', status: 'invited' }],
  };

  it('offers whoever can sign in, and tells whose the listings are and which shares end', async () => {
    const preview = vi.fn(() => ({ items: [itemOf(casa, { endedShares: 1 })], left: [] }));
    await open({ ...asAdmin, 'bulkChange.preview': preview });
    await choose(casa);
    await act('Pasar a otra persona');
    await dialog().findByRole('option', { name: /Elena/u });
    const chosen = dialog().getByRole<HTMLSelectElement>('combobox');
    expect([...chosen.options].map(({ value }) => value)).toEqual(['', elena.id]);
    await press('Ver qué cambia');
    expect(dialog().getByText('Elige a quién pasan.')).toBeTruthy();
    await userEvent.selectOptions(chosen, elena.id);
    await press('Ver qué cambia');
    expect(await dialog().findByText('Pasan a Elena Ríos.')).toBeTruthy();
    expect(preview).toHaveBeenCalledWith({ action: 'hand_over', to: elena.id, ids: [casa.id] });
    expect(listed('Van a cambiar')).toEqual([
      'Casa UnoDe Ana ValdésTermina su comisión compartida con quien la recibe.',
    ]);
  });

  it('to somebody who is no longer active is refused beside the choice', async () => {
    const words = 'Esta persona no está activa. Elige a otra.';
    await open({
      ...asAdmin,
      'bulkChange.preview': () => {
        throw refusal('request.invalid', 'Revisa los datos marcados.', { to: words });
      },
    });
    await choose(casa);
    await act('Pasar a otra persona');
    await dialog().findByRole('option', { name: /Elena/u });
    await userEvent.selectOptions(dialog().getByRole('combobox'), elena.id);
    await press('Ver qué cambia');
    expect(await dialog().findByText(words)).toBeTruthy();
  });
});

describe('undoing', () => {
  const undoable = {
    id: crypto.randomUUID(),
    action: 'price',
    count: 2,
    undoUntil: '2099-11-23T19:00:00.000Z',
  };
  const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));

  it('is offered below the list, after a reload too, and says what it did', async () => {
    const sent = vi.fn(() => ({ action: 'price', items: [itemOf(casa), itemOf(loft)], left: [] }));
    await open({ 'bulkChange.undoable': () => undoable, 'bulkChange.undo': sent });
    await screen.findByText('2 propiedades con precio nuevo');
    await undo();
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        title: 'Cambio deshecho',
        message: '2 propiedades vuelven a quedar como estaban.',
      }),
    );
    expect(sent).toHaveBeenCalledExactlyOnceWith({ id: undoable.id });
  });

  it('names what it left, and shares that stay ended', async () => {
    await open({
      'bulkChange.undoable': () => ({ ...undoable, action: 'hand_over' }),
      'bulkChange.undo': () => ({
        action: 'hand_over',
        items: [itemOf(casa, { endedShares: 2 })],
        left: [left(loft, 'changed', 'Loft Dos')],
      }),
    });
    await screen.findByText('2 propiedades pasadas');
    await undo();
    await screen.findByRole('dialog', { name: 'Cambio deshecho' });
    expect(listed('Vuelven a quedar como estaban')).toEqual([
      'Casa UnoOtra vez de Ana ValdésSus 2 comisiones compartidas con quien la tuvo siguen terminadas.',
    ]);
    expect(listed('Se quedan como están (1)')).toEqual(['Loft DosCambió mientras tanto.']);
  });

  it('a publication says why a listing stays published', async () => {
    const kept = { action: 'activate', items: [], left: [left(casa, 'in_use', 'Casa Uno')] };
    await open({ 'bulkChange.undoable': () => undoable, 'bulkChange.undo': () => kept });
    await undo();
    await screen.findByRole('dialog', { name: 'Nada se deshizo' });
    screen.getByText('Ninguna vuelve a quedar como estaba.');
    expect(listed('Se quedan como están (1)')).toEqual([
      'Casa UnoYa tiene consultas, favoritos o comisiones compartidas: sigue publicada.',
    ]);
  });

  it('a second time, or too late, says so', async () => {
    await open({
      'bulkChange.undoable': () => undoable,
      'bulkChange.undo': () => {
        throw refusal('bulk_change.undone', 'Este cambio ya se deshizo.');
      },
    });
    await undo();
    await waitFor(() =>
      expect(latestToast()).toMatchObject({ message: 'Este cambio ya se deshizo.' }),
    );
  });

  it('is hidden on demand', async () => {
    await open({ 'bulkChange.undoable': () => undoable });
    await userEvent.click(await screen.findByRole('button', { name: 'Ocultar' }));
    expect(screen.queryByText('2 propiedades con precio nuevo')).toBeNull();
  });

  it('is not offered once its time is over', async () => {
    const over = vi.fn(() => ({ ...undoable, undoUntil: '2026-11-23T19:00:00.000Z' }));
    await open({ 'bulkChange.undoable': over });
    await waitFor(() => expect(over).toHaveBeenCalled());
    await actInHook(async () => {});
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });
});
