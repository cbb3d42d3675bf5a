// @vitest-environment happy-dom
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import {
  aStored,
  field,
  isGone,
  label,
  openForm,
  openStored,
  press,
} from '../../../testing/listing-form.tsx';
import { refusal } from '../../../testing/refusal.ts';

beforeEach(() => localStorage.clear());

const choose = (option: string) => userEvent.selectOptions(field('Disponibilidad'), option);
const options = () =>
  within(field('Disponibilidad'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const sentTo = (update: { mock: { calls: unknown[][] } }) =>
  update.mock.calls.map(([input]) => input);

it('is not shown for a new listing', async () => {
  await openForm('new');
  expect(screen.queryByLabelText(label('Disponibilidad'))).toBeNull();
});

it('offers the deals of the operation, explains them, and is sent with the other fields', async () => {
  const stored = aStored({ operationType: 'venta', version: 7 });
  const update = vi.fn((_input: unknown) => ({ ...stored, version: 8, dealStatus: 'vendida' }));
  await openStored(stored, { 'property.update': update });
  expect(field('Disponibilidad').value).toBe('');
  expect(options()).toEqual(['Disponible', 'Apartada', 'Vendida']);
  expect(screen.getByText('Se ofrece sin etiqueta.')).toBeTruthy();
  await choose('Apartada');
  expect(screen.getByText('Sigue en el catálogo, con la etiqueta “Apartada”.')).toBeTruthy();
  await choose('Vendida');
  expect(screen.getByText('No aparece en el catálogo; sigue en Mis Propiedades.')).toBeTruthy();
  await press('Guardar cambios');
  await isGone();
  expect(sentTo(update)).toMatchObject([{ id: stored.id, version: 7, dealStatus: 'vendida' }]);
  expect(latestToast()).toMatchObject({
    title: 'Propiedad actualizada',
    message: 'Ya no aparece en el catálogo. La encuentras en “Vendidas”.',
  });
});

it('without a change is sent as it was, without a remark', async () => {
  const stored = aStored({ dealStatus: 'apartada' });
  const update = vi.fn((_input: unknown) => stored);
  await openStored(stored, { 'property.update': update });
  await userEvent.type(field('Nombre'), ' nueva');
  await press('Guardar cambios');
  await isGone();
  expect(sentTo(update)).toMatchObject([{ dealStatus: 'apartada' }]);
  expect(latestToast()).toMatchObject({ title: 'Propiedad actualizada', message: undefined });
});

it('with a deal that the chosen operation does not allow stays visible and is refused beside the field', async () => {
  const update = vi.fn();
  await openStored(aStored({ operationType: 'ambos', dealStatus: 'rentada' }), {
    'property.update': update,
  });
  await userEvent.selectOptions(field('Operación'), 'venta');
  expect(options()).toEqual(['Disponible', 'Apartada', 'Vendida', 'Rentada']);
  expect(field('Disponibilidad').value).toBe('rentada');
  await press('Guardar cambios');
  expect(await screen.findByText('Solo está en venta: no puede quedar como rentada.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Disponibilidad')));
  expect(update).not.toHaveBeenCalled();
});

it('that was not stored stays in the form with the text, for another try', async () => {
  const stored = aStored();
  const update = vi.fn((_input: unknown): unknown => {
    throw new TypeError('Failed to fetch');
  });
  await openStored(stored, { 'property.update': update });
  await choose('Vendida');
  await press('Guardar cambios');
  await waitFor(() =>
    expect(latestToast()).toMatchObject({
      message: 'Sin conexión. No se pudo guardar la propiedad.',
    }),
  );
  expect(field('Disponibilidad').value).toBe('vendida');
  update.mockImplementation(() => ({ ...stored, version: 2, dealStatus: 'vendida' }));
  await press('Guardar cambios');
  await isGone();
  expect(sentTo(update)).toMatchObject([{ dealStatus: 'vendida' }, { dealStatus: 'vendida' }]);
});

it('in text from before the field existed is stored as the listing has it', async () => {
  const stored = aStored({ dealStatus: 'apartada', version: 3 });
  const update = vi.fn((_input: unknown) => stored);
  await openStored(stored, { 'property.update': update });
  await userEvent.type(field('Nombre'), ' nueva');
  const [key = ''] = Object.keys(localStorage);
  const { values, base, ...unsaved } = JSON.parse(localStorage.getItem(key) ?? '') as Unsaved;
  cleanup();
  const older = ({ dealStatus: _deal, ...others }: Unsaved['values']) => others;
  localStorage.setItem(
    key,
    JSON.stringify({ ...unsaved, values: older(values), base: older(base) }),
  );
  await openStored(stored, { 'property.update': update });
  await press('Recuperar texto');
  expect(field('Disponibilidad').value).toBe('apartada');
  await press('Guardar cambios');
  await isGone();
  expect(sentTo(update)).toMatchObject([{ version: 3, dealStatus: 'apartada' }]);
});

interface Unsaved {
  values: Record<string, unknown>;
  base: Record<string, unknown>;
}

it.each([
  ['Lo guardado', 'apartada'],
  ['Lo tuyo', ''],
])('with a deal marked meanwhile lets the user choose: %s', async (side, dealStatus) => {
  const stored = aStored({ version: 1 });
  const theirs = { ...stored, version: 2, dealStatus: 'apartada' };
  let now: PropertyDetail = stored;
  const update = vi.fn((input: unknown) => {
    if ((input as PropertyDetail).version === 2) return { ...theirs, version: 3 };
    now = theirs;
    throw refusal('property.changed', 'Alguien más cambió esta propiedad mientras la editabas.');
  });
  await openForm(stored.id, { 'property.getForEditing': () => now, 'property.update': update });
  await userEvent.type(field('Nombre'), ' nueva');
  await press('Guardar cambios');
  const choice = within(await screen.findByRole('region', { name: /^Alguien más cambió/u }));
  const deal = within(choice.getByRole('group', { name: 'Disponibilidad' }));
  expect(deal.getByText('Disponible')).toBeTruthy();
  expect(deal.getByLabelText<HTMLInputElement>(/Apartada/u).checked).toBe(true);
  await userEvent.click(deal.getByLabelText(new RegExp(side, 'u')));
  await userEvent.click(choice.getByRole('button', { name: 'Guardar lo elegido' }));
  await isGone();
  expect(sentTo(update)).toMatchObject([
    { version: 1, dealStatus: '' },
    { version: 2, dealStatus },
  ]);
});

it('of a newly created listing that was marked elsewhere is not touched', async () => {
  const made = aStored({ name: 'Como era antes', dealStatus: 'apartada' });
  const update = vi.fn((_input: unknown) => made);
  await openForm('new', { 'property.create': () => made, 'property.update': update });
  for (const [name, text] of [
    ['Nombre', 'Casa'],
    ['Descripción', 'Luz.'],
    ['Ciudad', 'Toluca'],
    ['Colonia', 'Centro'],
    ['Calle', 'Hidalgo'],
  ] as const)
    await userEvent.type(field(name), text);
  await userEvent.selectOptions(field('Tipo de propiedad'), 'casa');
  await userEvent.selectOptions(field('Operación'), 'venta');
  await press('Publicar propiedad');
  await isGone();
  expect(sentTo(update)).toMatchObject([{ name: 'Casa' }]);
  expect(update.mock.calls[0]?.[0]).not.toHaveProperty('dealStatus');
});
