import { adminSearchSchema } from '@pbr/schemas/employee/admin-search';
import type { SaveSettings, Settings } from '@pbr/schemas/settings/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aSite } from '../../../testing/fake-server.ts';
import { refusal } from '../../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { AdminScreen } from '../admin-screen.tsx';
import { flatten } from './flat-settings.ts';
import { settingFields } from './settings-fields.ts';

function someSettings(change: Partial<Settings> = {}): Settings {
  return { ...aSite(), version: 3, updatedAt: '2026-11-20T18:00:00Z', ...change };
}

async function openSettings(answers: Answers = {}) {
  const opened = await renderRoute({
    path: '/admin',
    at: '/admin?tab=settings',
    parseSearch: (search) => adminSearchSchema.parse(search),
    component: AdminScreen,
    answers: {
      'settings.get': () => someSettings(),
      'settings.rateFollowing': () => null,
      'employee.list': () => [],
      ...answers,
    },
  });
  await screen.findByRole('button', { name: 'Guardar ajustes' });
  return opened;
}

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.replace(' *', '') === label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar ajustes' }));
async function write(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

it('has a field for every value of the record', async () => {
  const shown = new Set<string>(settingFields.map(({ name }) => name));
  const named = (value: unknown, path: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) =>
          named(one, path === '' ? key : `${path}.${key}`),
        )
      : [path];
  const rate = { rate: '18', date: '2026-01-01' };
  const all = named({ company: aSite().company, usdMxnRate: rate }, '');
  expect(all.filter((name) => !shown.has(name))).toEqual([]);
  await openSettings();
  expect(field('Teléfono').value).toBe('55 1234 5678');
  expect(screen.getByText('Último cambio: 20 de noviembre de 2026.')).toBeTruthy();
});

it('is saved as one record with the version that was read', async () => {
  const stored = vi.fn((input: unknown) => ({
    ...(input as SaveSettings),
    version: 4,
    updatedAt: '2026-11-21T18:00:00Z',
  }));
  await openSettings({ 'settings.save': stored });
  await write('Avalúo comercial', '9,200');
  await userEvent.type(field('Instagram'), 'instagram.com/portal');
  await userEvent.type(field('Pesos por dólar'), '18.4');
  await write('Fecha del tipo de cambio', '2026-11-20');
  await save();
  await waitFor(() => expect(latestToast()?.title).toBe('Ajustes guardados'));
  const sent = stored.mock.calls[0]?.[0] as SaveSettings;
  expect(sent).toMatchObject({ version: 3, usdMxnRate: { rate: '18.4', date: '2026-11-20' } });
  expect(sent.company.servicePrices.commercialAppraisal).toBe(9200);
  expect(sent.company.social.instagram).toBe('https://instagram.com/portal');
  // The form shows the values as the server stored them, and nothing is unsaved.
  expect(field('Avalúo comercial').value).toBe('9200');
  expect(screen.getByText('Último cambio: 21 de noviembre de 2026.')).toBeTruthy();
});

it('sets how the amounts of commissions are meant', async () => {
  const stored = vi.fn((input: unknown) => ({
    ...(input as SaveSettings),
    version: 4,
    updatedAt: '2026-11-21T18:00:00Z',
  }));
  await openSettings({ 'settings.save': stored });
  const vat = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Comisión' });
  expect(vat().selectedOptions[0]?.textContent).toBe('Sin mención');
  await userEvent.selectOptions(vat(), 'Más IVA');
  await save();
  await waitFor(() => expect(latestToast()?.title).toBe('Ajustes guardados'));
  const sent = stored.mock.calls[0]?.[0] as SaveSettings;
  expect(sent.company.commissionVat).toBe('plus');
  expect(vat().value).toBe('plus');
});

it('shows how far the prices follow as soon as a new rate is saved', async () => {
  let isSaved = false;
  await openSettings({
    'settings.rateFollowing': () => (isSaved ? { rate: '18.4', total: 9, done: 2 } : null),
    'settings.save': (input) => {
      isSaved = true;
      return { ...(input as SaveSettings), version: 4, updatedAt: '2026-11-21T18:00:00Z' };
    },
  });
  await userEvent.type(field('Pesos por dólar'), '18.4');
  await write('Fecha del tipo de cambio', '2026-11-20');
  await save();
  expect(await screen.findByText('Actualizando precios en dólares: 2 de 9')).toBeTruthy();
});

it('moves the day of the rate with the rate, until the person sets the day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T04:00:00Z') });
  const usdMxnRate = { rate: '18.4', date: '2026-11-01' };
  await openSettings({ 'settings.get': () => someSettings({ usdMxnRate }) });
  const day = () => field('Fecha del tipo de cambio').value;
  await write('Pesos por dólar', '18.9');
  expect(day()).toBe('2026-11-22');
  await userEvent.clear(field('Pesos por dólar'));
  expect(day()).toBe('');
  await write('Pesos por dólar', '18.40');
  expect(day()).toBe('2026-11-01');
  await write('Fecha del tipo de cambio', '2026-11-20');
  await write('Pesos por dólar', '19');
  expect(day()).toBe('2026-11-20');
});

it('marks all required fields', async () => {
  await openSettings();
  const named = [...document.querySelectorAll<HTMLInputElement>('form input[name]')];
  expect(named.filter(({ required }) => required).map(({ name }) => name)).toEqual(
    settingFields
      .filter(({ isOptional, options }) => isOptional !== true && options === undefined)
      .map(({ name }) => name),
  );
});

it('names an error beside the field, and sends nothing', async () => {
  const stored = vi.fn();
  await openSettings({ 'settings.save': stored });
  await write('RFC', 'ABC');
  await write('Escrituración', 'gratis');
  await save();
  expect(await screen.findByText('Escribe un RFC de 12 o 13 caracteres.')).toBeTruthy();
  expect(screen.getByText(/^No se entiende: escribe, por ejemplo, 2,500/u)).toBeTruthy();
  expect(document.activeElement).toBe(field('RFC'));
  expect(stored).not.toHaveBeenCalled();
});

it("shows the server's refusal, and keeps the typed text", async () => {
  await openSettings({
    'settings.save': () => {
      throw refusal('request.invalid', 'Revisa los datos marcados.', {
        'usdMxnRate.date': 'La fecha no puede ser futura.',
      });
    },
  });
  await userEvent.type(field('Pesos por dólar'), '18.4');
  await write('Fecha del tipo de cambio', '2026-11-20');
  await save();
  expect(await screen.findByText('La fecha no puede ser futura.')).toBeTruthy();
  expect(field('Pesos por dólar').value).toBe('18.4');
});

it('offers both values if somebody else saved meanwhile, and stores the chosen one', async () => {
  const mine = someSettings();
  const theirs = someSettings({
    version: 4,
    company: { ...mine.company, phone: '55 9999 0000', address: 'Otra calle 1' },
  });
  const read = vi.fn().mockReturnValueOnce(mine).mockReturnValue(theirs);
  const stored = vi.fn((input: unknown) => {
    const { version, ...record } = input as SaveSettings;
    if (version === 3) throw refusal('settings.changed', 'Alguien más guardó.');
    return { ...record, version: 5, updatedAt: '2026-11-21T18:00:00Z' };
  });
  await openSettings({ 'settings.get': read, 'settings.save': stored });
  await write('Teléfono', '55 1111 2222');
  await save();
  const conflict = within(await screen.findByRole('region', { name: /Alguien más guardó/u }));
  expect(conflict.getByText('55 1111 2222')).toBeTruthy();
  expect(conflict.getByText('55 9999 0000')).toBeTruthy();
  // One's own where one wrote, theirs elsewhere.
  const chosen = conflict.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
  expect(chosen.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Lo guardadoOtra calle 1',
    'Lo tuyo55 1111 2222',
  ]);
  await userEvent.click(conflict.getByRole('button', { name: 'Guardar lo elegido' }));
  await waitFor(() => expect(latestToast()?.title).toBe('Ajustes guardados'));
  expect(stored.mock.lastCall?.[0]).toMatchObject({
    version: 4,
    company: { phone: '55 1111 2222', address: 'Otra calle 1' },
  });
  expect(screen.queryByRole('region', { name: /Alguien más guardó/u })).toBeNull();
  expect(field('Dirección').value).toBe('Otra calle 1');
});

it('keeps the typed text if what somebody else saved cannot be read', async () => {
  const read = vi.fn<() => unknown>(() => someSettings());
  await openSettings({
    'settings.get': read,
    'settings.save': () => {
      throw refusal('settings.changed', 'Alguien más guardó.');
    },
  });
  await write('Teléfono', '55 1111 2222');
  read.mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  await save();
  expect(await screen.findByText(/No se pudo actualizar/u)).toBeTruthy();
  expect(field('Teléfono').value).toBe('55 1111 2222');
});

it('asks before unsaved changes are lost', async () => {
  const { url } = await openSettings();
  await write('Teléfono', '55 1111 2222');
  await userEvent.click(screen.getByRole('tab', { name: 'Empleados' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
  await userEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
  expect(url()).toBe('/admin?tab=settings');
  expect(field('Teléfono').value).toBe('55 1111 2222');
});

it('says when the settings cannot be loaded, and retries', async () => {
  const read = vi.fn<() => unknown>(() => {
    throw new TypeError('Failed to fetch');
  });
  await renderRoute({
    path: '/admin',
    at: '/admin?tab=settings',
    parseSearch: (search) => adminSearchSchema.parse(search),
    component: AdminScreen,
    answers: { 'settings.get': read, 'settings.rateFollowing': () => null },
  });
  await screen.findByText('No se pudieron cargar los ajustes');
  read.mockImplementation(() => someSettings());
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByLabelText('Razón social', { exact: false })).toBeTruthy();
});

it('parses its own text to the same record', () => {
  const settings = someSettings();
  expect(flatten(settings)['company.hours.saturday.closes']).toBe('15:00');
  expect(flatten({ ...settings, usdMxnRate: null })['usdMxnRate.rate']).toBe('');
});
