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
import { aSite } from '../../../testing/fake-server.ts';
import { refusal } from '../../../testing/refusal.ts';

describe('the view', () => {
  it('of a share shows its agent, its amount and its status', async () => {
    await openCommission(
      someCommissions([
        aCommissionShare({
          notes: 'A la firma',
          fixedAmount: '5000.00',
          commissionTotal: '5.00',
          commissionPart: '50.00',
        }),
      ]),
    );
    const share = within(screen.getByRole('region', { name: 'Comisión de Eva Paz' }));
    for (const words of [
      '2.50 %',
      '50 % de 5 %',
      '$200,000',
      'Por confirmar',
      'Agente interno',
      'A la firma',
      '$5,000',
    ])
      expect(share.getByText(words), words).toBeTruthy();
    expect(screen.queryByText(/comisiones activas/u)).toBeNull();
  });

  it('says of the amounts how they are meant, as the agency has set', async () => {
    const site = aSite();
    await openCommission(someCommissions([aCommissionShare()]), {
      'site.get': () => ({ ...site, company: { ...site.company, commissionVat: 'plus' } }),
    });
    expect(screen.getByText('$200,000 más IVA')).toBeTruthy();
  });

  it('says nothing of IVA where the site was read from the release before', async () => {
    const { commissionVat: _new, ...company } = aSite().company;
    await openCommission(someCommissions([aCommissionShare()]), {
      'site.get': () => ({ ...aSite(), company }),
    });
    expect(screen.getByText('$200,000')).toBeTruthy();
  });

  it('of a listing for sale and for rent states both cases', async () => {
    const commissions = someCommissions([aCommissionShare()]);
    const property = { ...commissions.property, operationType: 'ambos', rentPrice: '30000.00' };
    await openCommission({ ...commissions, property });
    const share = within(screen.getByRole('region', { name: 'Comisión de Eva Paz' }));
    for (const words of ['$200,000 si se vende', '$750 si se renta'])
      expect(share.getByText(words), words).toBeTruthy();
  });

  it('warns if there are several, and shows the first before the others', async () => {
    await openCommission(someCommissions([aCommissionShare(), anExternalShare()]));
    expect(screen.getByText(/^Esta propiedad tiene 2 comisiones activas/u)).toBeTruthy();
    const others = within(screen.getByRole('list', { name: 'Otras comisiones activas' }));
    expect(others.getByText(/Óscar Lara/u)).toBeTruthy();
  });

  it('follows the URL to another listing', async () => {
    const { history, forProperty } = await openCommission(someCommissions([aCommissionShare()]));
    const other = someCommissions([anExternalShare()]);
    forProperty.mockImplementation(() => other);
    await act(async () => history.push(`/my-properties?commission=${other.property.id}`));
    expect(await screen.findByRole('region', { name: 'Comisión de Óscar Lara' })).toBeTruthy();
  });

  it('shows everything about the first share, and only unusual facts about the others', async () => {
    await openCommission(
      someCommissions([
        anExternalShare({ externalAgentPhone: '55 1234 5678', shareType: 'incoming' }),
        aCommissionShare(),
        anExternalShare({
          externalAgentName: 'Iris',
          externalAgentEmail: null,
          shareType: 'incoming',
        }),
      ]),
    );
    const facts = (name: string) => {
      const list = screen.getByRole('region', { name: `Comisión de ${name}` }).querySelector('dl');
      return (
        list &&
        [...list.children].map(({ children }) => [...children].map((one) => one.textContent))
      );
    };
    expect(facts('Óscar Lara')).toEqual([
      ['Contacto', 'oscar@correo.test · 55 1234 5678'],
      ['Tipo', 'La recibo'],
      ['Registrada', '1 de octubre de 2026'],
    ]);
    expect(facts('Eva Paz')).toBeNull();
    expect(facts('Iris')).toEqual([['Tipo', 'La recibo']]);
  });

  it('offers no changes to a person who may only read', async () => {
    await openCommission({ ...someCommissions([anExternalShare()]), can: { edit: false } });
    expect(screen.getByRole('region', { name: 'Comisión de Óscar Lara' })).toBeTruthy();
    expect(
      screen.queryByRole('button', { name: /^(?:Copiar|Editar|Eliminar|Compartir)/u }),
    ).toBeNull();
  });

  it('of an unknown listing says so, and can be reloaded after a failure', async () => {
    const { history, forProperty } = await openCommission(someCommissions());
    const follow = () =>
      act(async () => history.push(`/my-properties?commission=${crypto.randomUUID()}`));
    forProperty.mockImplementation(() => {
      throw refusal('property.not_found', 'Propiedad no encontrada');
    });
    await follow();
    expect(await screen.findByText('Ya no existe, o no es tuya.')).toBeTruthy();
    forProperty.mockImplementation(() => {
      throw new TypeError('Failed to fetch');
    });
    await follow();
    expect(await screen.findByText('No se pudo cargar la comisión')).toBeTruthy();
    forProperty.mockImplementation(() => someCommissions());
    await press('Reintentar');
    expect(await screen.findByLabelText(/^Porcentaje del precio/u)).toBeTruthy();
  });

  it('without shares begins with the form, and is empty beside it', async () => {
    await openCommission(someCommissions());
    expect(percentage()).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Ver Comisión' }));
    expect(screen.getByText('Sin comisión compartida')).toBeTruthy();
    await press('Configurar comisión');
    expect(percentage()).toBeTruthy();
  });

  it('copies a new link for an outside agent, but not for a colleague', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const link = 'https://portal.test/agreement/abc';
    await openCommission(someCommissions([anExternalShare(), aCommissionShare()]), {
      'commission.newLink': () => ({ link }),
    });
    expect(screen.getAllByRole('button', { name: /^Copiar enlace/u })).toHaveLength(1);
    await press('Copiar enlace para Óscar Lara');
    expect((await screen.findByDisplayValue<HTMLInputElement>(link)).readOnly).toBe(true);
    expect(writeText).toHaveBeenCalledWith(link);
    expect(latestToast()).toMatchObject({ title: 'Enlace copiado' });
  });

  it.each([
    ['whose number is known', '+52 55 1234 5678', '/525512345678'],
    ['without a number', null, '/'],
  ])('sends an outside agent %s the link by WhatsApp', async (_whom, externalAgentPhone, path) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const link = 'https://portal.test/agreement/abc';
    await openCommission(someCommissions([anExternalShare({ externalAgentPhone })]), {
      'commission.newLink': () => ({ link }),
    });
    await press('Enviar por WhatsApp a Óscar Lara');
    const again = await screen.findByRole('link', { name: /^Enviar por WhatsApp a Óscar Lara/u });
    const chat = new URL(String(open.mock.calls[0]?.[0]));
    expect([chat.host, chat.pathname]).toEqual(['wa.me', path]);
    expect(chat.searchParams.get('text')).toContain(link);
    expect(again.getAttribute('href')).toBe(chat.href);
  });

  it('voids the links of an outside agent after a confirmation, and shows none', async () => {
    const share = anExternalShare();
    const voidLinks = vi.fn((_sent: unknown) => ({ id: share.id }));
    const link = 'https://portal.test/agreement/abc';
    await openCommission(someCommissions([share]), {
      'commission.newLink': () => ({ link }),
      'commission.voidLinks': voidLinks,
    });
    await press('Copiar enlace para Óscar Lara');
    await screen.findByDisplayValue(link);
    await press('Anular los enlaces de Óscar Lara');
    const question = within(
      await screen.findByRole('dialog', { name: '¿Anular los enlaces de Óscar Lara?' }),
    );
    expect(voidLinks).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Anular enlaces' }));
    await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Enlaces anulados' }));
    expect(voidLinks).toHaveBeenCalledExactlyOnceWith({ id: share.id });
    expect(screen.queryByDisplayValue(link)).toBeNull();
  });

  it('voids the links to a declined share, and to no other that has ended', async () => {
    const declined = anExternalShare({ isActive: false, state: 'declined' });
    const voidLinks = vi.fn((_sent: unknown) => ({ id: declined.id }));
    const withdrawn = anExternalShare({ isActive: false, state: 'withdrawn' });
    const colleague = aCommissionShare({ isActive: false, state: 'declined' });
    await openCommission(someCommissions([declined, withdrawn, colleague]), {
      'commission.voidLinks': voidLinks,
    });
    await userEvent.click(screen.getByText('3 comisiones anteriores'));
    await press('Anular los enlaces de Óscar Lara');
    await userEvent.click(await screen.findByRole('button', { name: 'Anular enlaces' }));
    await waitFor(() =>
      expect(latestToast()).toMatchObject({ message: 'Óscar Lara ya no abre el acuerdo.' }),
    );
    expect(voidLinks).toHaveBeenCalledExactlyOnceWith({ id: declined.id });
  });

  it('says in words that there are enough links', async () => {
    const words = 'Este acuerdo ya tiene cinco enlaces: anúlalos para crear otro.';
    await openCommission(someCommissions([anExternalShare()]), {
      'commission.newLink': () => {
        throw refusal('share.too_many_links', words);
      },
    });
    await press('Copiar enlace para Óscar Lara');
    await waitFor(() => expect(latestToast()?.message).toBe(words));
  });

  it('withdraws a share after a confirmation', async () => {
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

  it('says when a withdrawal failed', async () => {
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
        message: 'Sin conexión. No se pudo eliminar la comisión.',
      }),
    );
  });
});

it('closes with its cross and leaves the URL', async () => {
  const { url } = await openCommission(someCommissions());
  await press('Cerrar');
  await waitFor(() => expect(url()).toBe('/my-properties'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
