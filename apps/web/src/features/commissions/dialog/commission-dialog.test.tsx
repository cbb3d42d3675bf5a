import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import {
  aCommissionShare,
  anExternalShare,
  someCommissions,
} from '../../../testing/a-commission-share.ts';
import { openCommission, percentage, press } from '../../../testing/commission-dialog.tsx';

describe('the view', () => {
  it('of a share says with whom, how much and how it stands', async () => {
    await openCommission(
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
    await openCommission(someCommissions([aCommissionShare(), anExternalShare()]));
    expect(screen.getByText(/^Esta propiedad tiene 2 comisiones activas/u)).toBeTruthy();
    const others = within(screen.getByRole('list', { name: 'Otras comisiones activas' }));
    expect(others.getByText(/Óscar Lara/u)).toBeTruthy();
  });

  it('follows the address to another listing', async () => {
    const { history, forProperty } = await openCommission(someCommissions([aCommissionShare()]));
    const other = someCommissions([anExternalShare()]);
    forProperty.mockImplementation(() => other);
    await act(async () => history.push(`/my-properties?commission=${other.property.id}`));
    expect(await screen.findByRole('region', { name: 'Comisión de Óscar Lara' })).toBeTruthy();
  });

  it('of nothing leads to the form', async () => {
    await openCommission(someCommissions());
    await press('Configurar comisión');
    expect(percentage()).toBeTruthy();
  });

  it('copies a new link for somebody from outside, and not for a colleague', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const link = 'https://portal.test/agreement/abc';
    await openCommission(someCommissions([anExternalShare(), aCommissionShare()]), {
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
    const { forProperty } = await openCommission(someCommissions([share]), {
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
    await openCommission(someCommissions([aCommissionShare()]), {
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

it('closes by its cross and leaves the address', async () => {
  const { address } = await openCommission(someCommissions());
  await press('Cerrar');
  await waitFor(() => expect(address()).toBe('/my-properties'));
});
