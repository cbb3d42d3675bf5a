import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import {
  aCommissionShare,
  anExternalShare,
  someCommissions,
} from '../../../testing/a-commission-share.ts';
import {
  eva,
  field,
  openShareForm,
  percentage,
  press,
  type,
} from '../../../testing/commission-dialog.tsx';
import { refusal } from '../../../testing/refusal.ts';

it('shows the pesos while typing, and warns above 10 %', async () => {
  await openShareForm(someCommissions());
  type(percentage(), '2.5');
  expect(screen.getByText('$200,000 MXN')).toBeTruthy();
  type(percentage(), '10');
  expect(screen.queryByText(/no de la comisión/u)).toBeNull();
  type(percentage(), '10.01');
  expect(screen.getByText(/^Es el 10\.01 % del precio, no de la comisión/u)).toBeTruthy();
  type(percentage(), 'la mitad');
  expect(screen.queryByText(/MXN$/u)).toBeNull();
});

it('shows the pesos of a sale and of a rent for a listing that is for both', async () => {
  const commissions = someCommissions();
  const property = { ...commissions.property, operationType: 'ambos', rentPrice: '30000.00' };
  await openShareForm({ ...commissions, property });
  type(percentage(), '3');
  const lines = [...(screen.getByText('$240,000 MXN').closest('[role=status]')?.children ?? [])];
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '$240,000 MXN de $8,000,000 si se vende',
    '$900 MXN de $30,000 si se renta',
  ]);
});

it('reads 5,5 as a percentage, in its amount and in what is stored', async () => {
  const there = aCommissionShare();
  const update = vi.fn((_input: unknown) => there);
  await openShareForm(someCommissions([there]), { 'commission.update': update });
  type(percentage(), '5,5');
  expect(screen.getByText('$440,000 MXN')).toBeTruthy();
  await press('Guardar cambios');
  await waitFor(() =>
    expect(update).toHaveBeenCalledWith(expect.objectContaining({ percentage: '5.50' })),
  );
});

it('for a listing without a price says when the amount will be known, once there is a percentage', async () => {
  const commissions = someCommissions();
  await openShareForm({ ...commissions, property: { ...commissions.property, salePrice: null } });
  const words = 'La propiedad no tiene precio: el monto se calcula cuando lo publiques.';
  type(percentage(), '');
  expect(screen.queryByText(words)).toBeNull();
  type(percentage(), '2.5');
  expect(screen.getByText(words)).toBeTruthy();
});

it('marks the required fields, for a colleague and for an outside agent', async () => {
  await openShareForm(someCommissions());
  const marked = () =>
    [...document.querySelectorAll<HTMLInputElement>('form [name]')]
      .filter(({ required }) => required)
      .map(({ name }) => name);
  expect(marked()).toEqual(['agentId', 'percentage']);
  await userEvent.click(screen.getByRole('radio', { name: 'Agente externo' }));
  expect(marked()).toEqual(['externalAgentName', 'percentage']);
});

it('offers no second share to a colleague who has one', async () => {
  await openShareForm(someCommissions([aCommissionShare({ agentId: eva.id })]));
  await press('Compartir con otro agente');
  const option = await screen.findByRole<HTMLOptionElement>('option', {
    name: 'Eva Paz (ya tiene comisión)',
  });
  expect(option.disabled).toBe(true);
});

it.each([
  ['a colleague', aCommissionShare(), 'Avisamos a Eva Paz para que la acepte.'],
  ['somebody with an e-mail', anExternalShare(), 'Avisamos a Óscar Lara para que la acepte.'],
  [
    'somebody without one',
    anExternalShare({ externalAgentEmail: null }),
    'Envíale el enlace a Óscar Lara para que la acepte.',
  ],
  ['somebody who accepted', aCommissionShare({ state: 'accepted' }), 'Con Eva Paz.'],
])('with %s says what happens next', async (_whom, stored, message) => {
  await openShareForm(someCommissions([stored]), { 'commission.update': () => stored });
  await press('Guardar cambios');
  await waitFor(() =>
    expect(latestToast()).toMatchObject({ title: 'Comisión registrada', message }),
  );
});

const part = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: label });
const choosePart = (label: string) => userEvent.click(part(label));

it('begins with half of the usual commission, and says what that is', async () => {
  await openShareForm(someCommissions());
  expect(part('50/50').checked).toBe(true);
  expect(percentage().value).toBe('2.50');
  expect(screen.getByText('50 % de 5 % = 2.50 % del precio')).toBeTruthy();
  expect(screen.getByText('$200,000 MXN')).toBeTruthy();
});

it('of a rental begins with half of a month, without a warning', async () => {
  const commissions = someCommissions();
  const rental = { operationType: 'renta', salePrice: null, rentPrice: '30000.00' };
  await openShareForm({ ...commissions, property: { ...commissions.property, ...rental } });
  expect(percentage().value).toBe('50.00');
  expect(screen.getByText('$15,000 MXN')).toBeTruthy();
  expect(screen.queryByText(/no de la comisión/u)).toBeNull();
});

it.each([
  ['60/40', '2.00'],
  ['70/30', '1.50'],
])('takes %s of the whole commission, which may be another', async (label, ofFive) => {
  await openShareForm(someCommissions());
  await choosePart(label);
  expect(percentage().value).toBe(ofFive);
  type(field('Comisión total'), '10');
  expect(percentage().value).toBe((2 * Number(ofFive)).toFixed(2));
  expect(part(label).checked).toBe(true);
});

it('takes a part of one’s own, and 5,5 as the whole', async () => {
  await openShareForm(someCommissions());
  await choosePart('Otra');
  type(field('Parte de quien recibe'), '20');
  expect(percentage().value).toBe('1.00');
  type(field('Comisión total'), '5,5');
  expect(percentage().value).toBe('1.10');
  expect(screen.getByText('20 % de 5.5 % = 1.10 % del precio')).toBeTruthy();
});

it('has no part once another percentage is typed, and none for a stored one', async () => {
  await openShareForm(someCommissions());
  type(percentage(), '3');
  expect(part('50/50').checked).toBe(false);
  expect(screen.queryByText(/% de 5 %/u)).toBeNull();
  await choosePart('50/50');
  expect(percentage().value).toBe('2.50');
});

it('keeps the total and the part, and shows those that are kept', async () => {
  const stored = aCommissionShare({
    percentage: '1.50',
    commissionTotal: '5.00',
    commissionPart: '30.00',
  });
  const update = vi.fn((_sent: unknown) => stored);
  await openShareForm(someCommissions([stored]), { 'commission.update': update });
  expect(part('70/30').checked).toBe(true);
  expect(screen.getByText('30 % de 5 % = 1.50 % del precio')).toBeTruthy();
  await choosePart('60/40');
  await press('Guardar cambios');
  await waitFor(() =>
    expect(update).toHaveBeenCalledWith(
      expect.objectContaining({
        percentage: '2.00',
        commissionTotal: '5.00',
        commissionPart: '40.00',
      }),
    ),
  );
});

it('keeps the part of a percentage that is typed in another way', async () => {
  const kept = { percentage: '2.50', commissionTotal: '5.00', commissionPart: '50.00' };
  const stored = aCommissionShare(kept);
  const update = vi.fn((_sent: unknown) => stored);
  await openShareForm(someCommissions([stored]), { 'commission.update': update });
  for (const typed of ['2.5', '2,50 %']) {
    type(percentage(), typed);
    expect(part('50/50').checked).toBe(true);
  }
  await press('Guardar cambios');
  await waitFor(() => expect(update).toHaveBeenCalledWith(expect.objectContaining(kept)));
});

it('shows no part that does not make the stored percentage', async () => {
  const stored = { percentage: '3.00', commissionTotal: '5.00', commissionPart: '35.00' };
  await openShareForm(someCommissions([aCommissionShare(stored)]));
  for (const label of ['50/50', '60/40', '70/30', 'Otra']) expect(part(label).checked).toBe(false);
  expect(percentage().value).toBe('3.00');
  expect(field('Comisión total').value).toBe('');
});

it('leaves a stored percentage alone until a part is chosen', async () => {
  await openShareForm(someCommissions([aCommissionShare({ percentage: '2.50' })]));
  expect(part('50/50').checked).toBe(false);
  await choosePart('60/40');
  expect(field('Comisión total').value).toBe('5');
  expect(percentage().value).toBe('2.00');
});

it('shares with a colleague', async () => {
  const commissions = someCommissions();
  const share = vi.fn((_input: unknown) => aCommissionShare());
  await openShareForm(commissions, { 'commission.share': share });
  await screen.findByRole('option', { name: 'Eva Paz' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Agente/u }), eva.id);
  type(percentage(), '3 %');
  type(field(/^Monto fijo/u), '$25,000');
  await press('Registrar comisión');
  await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Comisión registrada' }));
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({
      propertyId: commissions.property.id,
      agentId: eva.id,
      percentage: '3.00',
      commissionTotal: null,
      commissionPart: null,
      fixedAmount: '25000',
      shareType: 'outgoing',
    }),
  );
  expect(await screen.findByRole('tab', { name: 'Ver Comisión', selected: true })).toBeTruthy();
});

it('receives a share from an outside agent', async () => {
  const share = vi.fn((_input: unknown) => anExternalShare());
  await openShareForm(someCommissions(), { 'commission.share': share });
  await userEvent.click(screen.getByRole('radio', { name: 'Agente externo' }));
  type(field(/^Nombre/u), 'Óscar Lara');
  await userEvent.selectOptions(field(/^¿Quién comparte\?/u), 'La otra persona');
  type(percentage(), '3');
  await press('Registrar comisión');
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({
        agentId: null,
        externalAgentName: 'Óscar Lara',
        externalAgentEmail: null,
        shareType: 'incoming',
        percentage: '3.00',
      }),
    ),
  );
});

it.each([
  ['no percentage', 'internal', '', 'El porcentaje es requerido.'],
  ['no colleague', 'internal', '2', 'Selecciona un agente interno.'],
  ['no name', 'external', '2', 'El nombre del agente externo es requerido.'],
])('with %s sends nothing and says why', async (_what, kind, typed, words) => {
  await openShareForm(someCommissions());
  if (kind === 'external')
    await userEvent.click(screen.getByRole('radio', { name: 'Agente externo' }));
  type(percentage(), typed);
  await press('Registrar comisión');
  expect(await screen.findByText(words)).toBeTruthy();
});

it('keeps the typed text after a failure and says why', async () => {
  await openShareForm(someCommissions([aCommissionShare()]), {
    'commission.update': () => {
      throw refusal('share.ended', 'Esta comisión ya terminó. Registra una nueva.');
    },
  });
  type(percentage(), '4');
  await press('Guardar cambios');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Esta comisión ya terminó. Registra una nueva.',
  );
  expect(percentage().value).toBe('4');
});

it('changes an existing share', async () => {
  const there = aCommissionShare({ percentage: '2.50' });
  const update = vi.fn((_input: unknown) => there);
  await openShareForm(someCommissions([there]), { 'commission.update': update });
  expect(percentage().value).toBe('2.50');
  type(percentage(), '3');
  await press('Guardar cambios');
  await waitFor(() =>
    expect(update).toHaveBeenCalledWith(
      expect.objectContaining({ id: there.id, percentage: '3.00', notes: null }),
    ),
  );
});

/** Fills in a share with Eva that is good to be sent. */
async function fillIn() {
  await screen.findByRole('option', { name: 'Eva Paz' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Agente/u }), eva.id);
  type(percentage(), '2.5');
}

it('sent twice at once shares once', async () => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const share = vi.fn(async () => {
    await held;
    return aCommissionShare();
  });
  await openShareForm(someCommissions(), { 'commission.share': share });
  await fillIn();
  const form = percentage().form;
  if (!form) throw new Error('the percentage stands in no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByRole('button', { name: 'Guardando...' });
  fireEvent.submit(form);
  release();
  await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Comisión registrada' }));
  expect(share).toHaveBeenCalledTimes(1);
});

it('says which share it changes if there are several', async () => {
  await openShareForm(someCommissions([aCommissionShare(), anExternalShare()]));
  expect(screen.getByText(/^Esta propiedad tiene 2 comisiones activas/u)).toBeTruthy();
  expect(screen.getByText('Eva Paz')).toBeTruthy();
});

it('with typed text asks before it is left by the cross or for the other tab', async () => {
  const { url } = await openShareForm(someCommissions());
  type(percentage(), '2.5');
  const ways = [
    () => press('Cerrar'),
    () => userEvent.click(screen.getByRole('tab', { name: 'Ver Comisión' })),
  ];
  for (const way of ways) {
    await way();
    const question = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
    await userEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: '¿Salir sin guardar?' })).toBeNull(),
    );
    expect(percentage().value).toBe('2.5');
  }
  expect(url()).toContain('commission=');
  await press('Cerrar');
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(url()).toBe('/my-properties'));
});

it('without changes is left without a question', async () => {
  const { url } = await openShareForm(someCommissions());
  await press('Cerrar');
  await waitFor(() => expect(url()).toBe('/my-properties'));
});
