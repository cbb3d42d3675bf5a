import type { Agreement } from '@pbr/schemas/commission/share';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aSite, aUser } from '../../../testing/fake-server.ts';
import { refusal } from '../../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { agreementHead } from './agreement-head.ts';
import { AgreementNotFound } from './agreement-not-found.tsx';
import { LinkedAgreementScreen } from './linked-agreement-screen.tsx';
import { OwnAgreementScreen } from './own-agreement-screen.tsx';

function anAgreement(agreement: Partial<Agreement> = {}): Agreement {
  return {
    id: crypto.randomUUID(),
    shareType: 'outgoing',
    state: 'pending',
    version: 2,
    percentage: '2.50',
    commissionTotal: '5.00',
    commissionPart: '50.00',
    fixedAmount: null,
    notes: 'Se paga a la firma.',
    price: '8000000.00',
    currency: 'MXN',
    amount: '200000.00',
    createdAt: '2026-10-01T12:00:00.000Z',
    answeredAt: null,
    answeredBy: null,
    property: {
      id: crypto.randomUUID(),
      name: 'Casa con patio',
      street: 'Francisco Sosa',
      number: '12',
      neighborhood: 'Del Carmen',
      city: 'Coyoacán',
      state: 'Ciudad de México',
      propertyType: 'casa',
      operationType: 'venta',
      salePrice: '8000000.00',
      rentPrice: null,
      image: null,
      isPublic: true,
    },
    owner: { firstName: 'Luis', lastName: 'Mora', email: 'luis@portal.test', phone: null },
    agent: { name: 'Óscar Lara', email: 'oscar@correo.test', phone: null, isExternal: true },
    history: [
      {
        event: 'created',
        at: '2026-10-01T12:00:00.000Z',
        by: 'Luis Mora',
        percentage: '2.50',
        commissionTotal: null,
        commissionPart: null,
        fixedAmount: null,
        notes: null,
        price: '8000000.00',
        currency: 'MXN',
        amount: '200000.00',
      },
    ],
    can: { answer: true, edit: false },
    ...agreement,
  };
}

const openLink = (agreement: () => unknown, answers: Answers = {}) =>
  renderRoute({
    path: '/agreement/$token',
    at: '/agreement/abc',
    component: LinkedAgreementScreen,
    answers: {
      'commission.agreementByLink': agreement,
      'site.get': () => aSite(),
      'session.user': () => null,
      ...answers,
    },
  });

it('shows the listing, the terms, both parties and the history', async () => {
  await openLink(() => anAgreement());
  expect(
    await screen.findByRole('heading', { name: 'Acuerdo de comisión compartida' }),
  ).toBeTruthy();
  const page = document.body.textContent;
  for (const words of [
    'Por confirmar',
    'Casa con patio',
    'Francisco Sosa 12, Del Carmen, Coyoacán, Ciudad de México',
    '$8,000,000 MXN',
    '2.50 %',
    '50 % de 5 %',
    '$200,000 MXN',
    'Se paga a la firma.',
    'ComparteLuis Mora',
    'RecibeÓscar Lara',
    'Registrada',
  ])
    expect(page, words).toContain(words);
});

it('states both cases of a listing for sale and for rent', async () => {
  const { property } = anAgreement();
  await openLink(() =>
    anAgreement({ property: { ...property, operationType: 'ambos', rentPrice: '30000.00' } }),
  );
  const sale = await screen.findByText('Si se vende, con el precio de hoy');
  expect(sale.parentElement?.textContent).toContain('$200,000 MXN');
  const rent = screen.getByText('Si se renta, con la renta de hoy');
  expect(rent.parentElement?.textContent).toContain('$750 MXN');
  expect(screen.getByText('$30,000/mes MXN')).toBeTruthy();
});

const nameField = () => screen.findByLabelText(/^Escribe tu nombre/u);
const sign = async (name: string) => userEvent.type(await nameField(), name);

it('is accepted with the link, the version that was read and the typed name', async () => {
  const accept = vi.fn(() =>
    anAgreement({
      state: 'accepted',
      answeredAt: '2026-10-02T12:00:00.000Z',
      answeredBy: 'Óscar Lara Díaz',
      can: { answer: false, edit: false },
    }),
  );
  await openLink(() => anAgreement(), { 'commission.acceptByLink': accept });
  await sign('Óscar Lara Díaz{Enter}');
  expect(await screen.findByText('Aceptada')).toBeTruthy();
  expect(accept).toHaveBeenCalledWith({ token: 'abc', version: 2, name: 'Óscar Lara Díaz' });
  expect(screen.getByText(/^por Óscar Lara Díaz el 2 de octubre de 2026/u)).toBeTruthy();
  expect(latestToast()).toMatchObject({ title: 'Comisión aceptada' });
  expect(screen.queryByRole('button', { name: 'Rechazar' })).toBeNull();
});

it.each([
  ['Aceptar comisión', ''],
  ['Rechazar', ''],
  ['Aceptar comisión', 'Óscar'],
])('does nothing for a press on %s when %j is typed', async (label, name) => {
  const sent = vi.fn();
  const answers = { 'commission.acceptByLink': sent, 'commission.declineByLink': sent };
  await openLink(() => anAgreement(), answers);
  const field = await nameField();
  if (name) await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(screen.getByText('Escribe tu nombre y apellido.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

it('is declined after a confirmation', async () => {
  const decline = vi.fn(() =>
    anAgreement({ state: 'declined', can: { answer: false, edit: false } }),
  );
  await openLink(() => anAgreement(), { 'commission.declineByLink': decline });
  await sign('Óscar Lara');
  await userEvent.click(await screen.findByRole('button', { name: 'Rechazar' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Rechazar esta comisión?' }));
  await userEvent.click(question.getByRole('button', { name: 'Rechazar' }));
  expect(await screen.findByText('Rechazada')).toBeTruthy();
  expect(decline).toHaveBeenCalledWith({ token: 'abc', version: 2, name: 'Óscar Lara' });
});

it('with changed terms says so and shows the new ones', async () => {
  const words = 'Las condiciones cambiaron mientras las leías. Revísalas de nuevo.';
  const agreement = vi.fn(() => anAgreement());
  await openLink(agreement, {
    'commission.acceptByLink': () => {
      throw refusal('share.changed', words);
    },
  });
  await sign('Óscar Lara');
  const button = await screen.findByRole('button', { name: 'Aceptar comisión' });
  agreement.mockImplementation(() => anAgreement({ version: 3, percentage: '1.75' }));
  await userEvent.click(button);
  await waitFor(() => expect(latestToast()).toMatchObject({ message: words }));
  expect(await screen.findByText('1.75 %', { selector: 'dd' })).toBeTruthy();
});

it('of a dead link says how to get another', async () => {
  const words = 'Este enlace ya no sirve. Pide uno nuevo a quien te lo envió.';
  await openLink(() => {
    throw refusal('agreement.not_found', words);
  });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acuerdo no encontrado');
});

it.each([
  [null, 'Inicia sesión'],
  [aUser('Marta'), 'Acuerdo no encontrado'],
])('for members only asks a visitor to sign in: %#', async (user, words) => {
  await renderRoute({
    path: '/shared-commissions/$id',
    at: '/shared-commissions/1',
    component: () => <AgreementNotFound toVisitors={<h1>Inicia sesión</h1>} />,
    answers: { 'session.user': () => user },
  });
  expect((await screen.findByRole('heading', { name: words })).tagName).toBe('H1');
});

it('stays out of search engines, and its URL is never sent elsewhere', () => {
  expect(agreementHead().meta).toEqual([
    { title: 'Acuerdo de comisión compartida | Portal PBR' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]);
});

it('is answered by a signed-in colleague with the id of the share', async () => {
  const id = crypto.randomUUID();
  const accept = vi.fn(() =>
    anAgreement({ state: 'accepted', can: { answer: false, edit: false } }),
  );
  await renderRoute({
    path: '/shared-commissions/$id',
    at: `/shared-commissions/${id}`,
    component: OwnAgreementScreen,
    answers: {
      'site.get': () => aSite(),
      'commission.agreement': () => anAgreement(),
      'commission.accept': accept,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Aceptar comisión' }));
  expect(screen.queryByLabelText(/^Escribe tu nombre/u)).toBeNull();
  await waitFor(() => expect(accept).toHaveBeenCalledWith({ id, version: 2 }));
});
