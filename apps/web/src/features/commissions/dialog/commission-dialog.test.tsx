// @vitest-environment happy-dom
import type { PropertyCommissions } from '@pbr/schemas/commission';
import { myPropertiesPageSchema } from '@pbr/schemas/my-properties-search';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import {
  aCommissionShare,
  anExternalShare,
  someCommissions,
} from '../../../testing/a-commission-share.ts';
import { aUser } from '../../../testing/fake-server.ts';
import { refusal } from '../../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { CommissionOverList } from './commission-over-list.tsx';

const eva = {
  id: crypto.randomUUID(),
  firstName: 'Eva',
  lastName: 'Paz',
  email: 'eva@portal.test',
};

async function openDialog(commissions: PropertyCommissions, answers: Answers = {}) {
  const forProperty = vi.fn<() => unknown>(() => commissions);
  const shown = await renderRoute({
    path: '/my-properties',
    at: `/my-properties?commission=${commissions.property.id}`,
    component: CommissionOverList,
    parseSearch: (search) => myPropertiesPageSchema.parse(search),
    answers: {
      'commission.forProperty': forProperty,
      'agent.colleagues': () => ({ items: [{ ...eva, profileImageUrl: null }] }),
      'session.user': () => aUser('Ana'),
      ...answers,
    },
  });
  await screen.findByRole('tab', { name: 'Ver Comisión' }, { timeout: 10_000 });
  return { ...shown, forProperty };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const openForm = () =>
  userEvent.click(screen.getByRole('tab', { name: 'Configurar/Editar Comisión' }));
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const percentage = () => field(/^Porcentaje del precio/u);
/** The editor's keys are not what these tests are about. */
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

describe('the view', () => {
  it('of a share says with whom, how much and how it stands', async () => {
    await openDialog(
      someCommissions([aCommissionShare({ notes: 'A la firma', fixedAmount: '5000.00' })]),
    );
    const share = within(screen.getByRole('region', { name: 'Comisión de Eva Paz' }));
    for (const words of [
      '2.50 %',
      '$200,000',
      'Por confirmar',
      'Agente interno',
      'A la firma',
      '$5,000',
    ])
      expect(share.getByText(words), words).toBeTruthy();
    expect(screen.queryByText(/comisiones activas/u)).toBeNull();
  });

  it('warns when there are several, and shows the first before the others', async () => {
    await openDialog(someCommissions([aCommissionShare(), anExternalShare()]));
    expect(screen.getByText(/^Esta propiedad tiene 2 comisiones activas/u)).toBeTruthy();
    const others = within(screen.getByRole('list', { name: 'Otras comisiones activas' }));
    expect(others.getByText(/Óscar Lara/u)).toBeTruthy();
  });

  it('of nothing leads to the form', async () => {
    await openDialog(someCommissions());
    await press('Configurar comisión');
    expect(percentage()).toBeTruthy();
  });

  it('copies a new link for somebody from outside, and not for a colleague', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const link = 'https://portal.test/agreement/abc';
    await openDialog(someCommissions([anExternalShare(), aCommissionShare()]), {
      'commission.newLink': () => ({ link }),
    });
    expect(screen.getAllByRole('button', { name: /^Copiar enlace/u })).toHaveLength(1);
    await press('Copiar enlace para Óscar Lara');
    expect(await screen.findByDisplayValue(link)).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(link);
    expect(latestToast()).toMatchObject({ title: 'Enlace copiado' });
  });

  it('takes a share back after a question', async () => {
    const share = aCommissionShare();
    const withdraw = vi.fn(() => ({ id: share.id }));
    const { forProperty } = await openDialog(someCommissions([share]), {
      'commission.withdraw': withdraw,
    });
    await press('Eliminar la comisión de Eva Paz');
    const question = within(
      await screen.findByRole('dialog', { name: '¿Eliminar la comisión de Eva Paz?' }),
    );
    expect(withdraw).not.toHaveBeenCalled();
    forProperty.mockImplementation(() => someCommissions());
    await userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Comisión eliminada' }));
    expect(withdraw).toHaveBeenCalledWith({ id: share.id });
    expect(await screen.findByText('Sin comisión compartida')).toBeTruthy();
  });

  it('that could not take it back says so', async () => {
    await openDialog(someCommissions([aCommissionShare()]), {
      'commission.withdraw': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await press('Eliminar la comisión de Eva Paz');
    const question = within(await screen.findByRole('dialog', { name: /^¿Eliminar la comisión/u }));
    await userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        title: 'Error',
        message: 'No se pudo eliminar la comisión.',
      }),
    );
  });
});

describe('the form', () => {
  it('shows the pesos while it is typed, and warns above 10 %', async () => {
    await openDialog(someCommissions());
    await openForm();
    type(percentage(), '2.5');
    expect(screen.getByText('$200,000 MXN')).toBeTruthy();
    type(percentage(), '10');
    expect(screen.queryByText(/no de la comisión/u)).toBeNull();
    type(percentage(), '10.01');
    expect(screen.getByText(/^Es el 10\.01 % del precio, no de la comisión/u)).toBeTruthy();
    type(percentage(), 'la mitad');
    expect(screen.queryByText(/MXN$/u)).toBeNull();
  });

  it('turns half of a commission of 5 % into 2.50', async () => {
    await openDialog(someCommissions());
    await openForm();
    await userEvent.click(screen.getByText('% de la comisión'));
    type(field('Comisión total'), '5');
    type(field('Parte del agente'), '50');
    await press('Usar 2.50 %');
    expect(percentage().value).toBe('2.50');
    expect(screen.getByText('$200,000 MXN')).toBeTruthy();
  });

  it('shares with a colleague', async () => {
    const commissions = someCommissions();
    const share = vi.fn((_input: unknown) => aCommissionShare());
    await openDialog(commissions, { 'commission.share': share });
    await openForm();
    await screen.findByRole('option', { name: 'Eva Paz' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Agente/u }), eva.id);
    type(percentage(), '2.5 %');
    type(field(/^Monto fijo/u), '$25,000');
    await press('Registrar comisión');
    await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Comisión registrada' }));
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({
        propertyId: commissions.property.id,
        agentId: eva.id,
        percentage: '2.50',
        fixedAmount: '25000',
        shareType: 'outgoing',
      }),
    );
    expect(await screen.findByRole('tab', { name: 'Ver Comisión', selected: true })).toBeTruthy();
  });

  it('receives from somebody outside', async () => {
    const share = vi.fn((_input: unknown) => anExternalShare());
    await openDialog(someCommissions(), { 'commission.share': share });
    await openForm();
    await userEvent.click(screen.getByRole('radio', { name: 'Agente externo' }));
    type(field(/^Nombre del agente externo/u), 'Óscar Lara');
    await userEvent.selectOptions(field(/^Dirección de la comisión/u), 'La recibo');
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
    await openDialog(someCommissions());
    await openForm();
    if (kind === 'external')
      await userEvent.click(screen.getByRole('radio', { name: 'Agente externo' }));
    type(percentage(), typed);
    await press('Registrar comisión');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('that fails keeps what was typed and says why', async () => {
    await openDialog(someCommissions([aCommissionShare()]), {
      'commission.update': () => {
        throw refusal('share.ended', 'Esta comisión ya terminó. Registra una nueva.');
      },
    });
    await openForm();
    type(percentage(), '4');
    await press('Guardar cambios');
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        title: 'Error',
        message: 'No se pudo registrar la comisión.',
      }),
    );
    expect(screen.getByRole('alert').textContent).toBe(
      'Esta comisión ya terminó. Registra una nueva.',
    );
    expect(percentage().value).toBe('4');
  });

  it('changes the share that is there', async () => {
    const there = aCommissionShare({ percentage: '2.50' });
    const update = vi.fn((_input: unknown) => there);
    await openDialog(someCommissions([there]), { 'commission.update': update });
    await openForm();
    expect(percentage().value).toBe('2.50');
    type(percentage(), '3');
    await press('Guardar cambios');
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith(
        expect.objectContaining({ id: there.id, percentage: '3.00', notes: null }),
      ),
    );
  });
});

it('closes by its cross and leaves the address', async () => {
  const { address } = await openDialog(someCommissions());
  await press('Cerrar');
  await waitFor(() => expect(address()).toBe('/my-properties'));
});
