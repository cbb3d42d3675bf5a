import type { PropertyCommissions } from '@pbr/schemas/commission/share';
import { myPropertiesPageSchema } from '@pbr/schemas/property/search/mine-search';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { CommissionOverList } from '../features/commissions/dialog/commission-over-list.tsx';
import { aSite, aUser } from './fake-server.ts';
import { type Answers, renderRoute } from './render-route.tsx';

/** The colleague that the form offers. */
export const eva = {
  id: crypto.randomUUID(),
  firstName: 'Eva',
  lastName: 'Paz',
  email: 'eva@portal.test',
};

export async function openCommission(commissions: PropertyCommissions, answers: Answers = {}) {
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
      'site.get': aSite,
      ...answers,
    },
  });
  await screen.findByRole('tab', { name: 'Ver Comisión' }, { timeout: 10_000 });
  return { ...shown, forProperty };
}

export async function openShareForm(commissions: PropertyCommissions, answers: Answers = {}) {
  const shown = await openCommission(commissions, answers);
  await userEvent.click(screen.getByRole('tab', { name: 'Configurar/Editar Comisión' }));
  return shown;
}

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const percentage = () => field(/^Porcentaje del precio/u);
/** Sets the value at once: these tests are not about single keystrokes. */
export const type = (input: HTMLElement, value: string) =>
  fireEvent.input(input, { target: { value } });
