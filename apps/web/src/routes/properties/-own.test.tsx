import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { latestToast } from '../../lib/notify.ts';
import { someCommissions } from '../../testing/a-commission-share.ts';
import { aPropertyDetail } from '../../testing/a-property-detail.ts';
import { aSite } from '../../testing/fake-server.ts';
import { refusal } from '../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../testing/render-route.tsx';
import { Part } from './-own.tsx';

const listing = aPropertyDetail({ can: { edit: true }, version: 7, salePrice: '4500000.00' });

async function open(answers: Answers) {
  await renderRoute({
    path: '/',
    at: '/',
    answers: { 'site.get': aSite, ...answers },
    component: () => <Part property={listing} />,
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('changes the price in its dialog, over the version on the page', async () => {
  const setPrices = vi.fn((_sent: unknown) => ({}));
  await open({ 'property.setPrices': setPrices });
  await press('Cambiar precio');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar precio' }));
  const price = dialog.getByRole('textbox', { name: /^Precio de venta/u });
  await userEvent.clear(price);
  await userEvent.type(price, '4.4 M');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar precio' }));
  await waitFor(() =>
    expect(setPrices).toHaveBeenCalledExactlyOnceWith({
      id: listing.id,
      version: 7,
      salePrice: '4400000',
      rentPrice: null,
      currency: 'MXN',
    }),
  );
  expect(latestToast()?.title).toBe('Precio actualizado');
});

it('pauses at once, and says so', async () => {
  const setStatus = vi.fn((sent: unknown) => sent);
  await open({ 'property.setStatus': setStatus });
  await press('Pausar');
  await waitFor(() => expect(latestToast()?.message).toBe('Ya no se ve en el portal.'));
  expect(setStatus).toHaveBeenCalledExactlyOnceWith({ id: listing.id, isActive: false });
});

it('says that it could not be paused', async () => {
  await open({
    'property.setStatus': () => {
      throw refusal('server.unavailable', 'El servicio no está disponible.');
    },
  });
  await press('Pausar');
  await waitFor(() => expect(latestToast()?.kind).toBe('failure'));
});

it('opens the commission over the page, and closes it', async () => {
  const commissions = someCommissions();
  await open({
    'commission.forProperty': () => commissions,
    'agent.colleagues': () => ({ items: [] }),
  });
  await press('Compartir comisión');
  const name = `Comisión · ${commissions.property.name}`;
  await screen.findByRole('dialog', { name });
  await screen.findByRole('button', { name: 'Registrar comisión' });
  await press('Cerrar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks before the typed terms of a commission are lost', async () => {
  await open({
    'commission.forProperty': () => someCommissions(),
    'agent.colleagues': () => ({ items: [] }),
  });
  await press('Compartir comisión');
  const percentage = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Porcentaje/u });
  await userEvent.clear(percentage);
  await userEvent.type(percentage, '3');
  for (const close of [() => press('Cerrar'), () => userEvent.keyboard('{Escape}')]) {
    await close();
    await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
    await press('Seguir editando');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: '¿Salir sin guardar?' })).toBeNull(),
    );
    expect(percentage.value).toBe('3');
  }
  await press('Cerrar');
  await press('Salir sin guardar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
