import type { PropertyDetail } from '@pbr/schemas/property/read';
import type { Related as RelatedAnswer } from '@pbr/schemas/property/related';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aPropertyCard } from '../../../testing/a-property-card.ts';
import { aPropertyDetail } from '../../../testing/a-property-detail.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Part as Related } from './related.tsx';

const agent = { id: crypto.randomUUID(), isEmailVerified: true, isPhoneVerified: false };

async function show(answer: Partial<RelatedAnswer>, property: Partial<PropertyDetail> = {}) {
  const detail = aPropertyDetail({ agent, ...property });
  const related = vi.fn(() => ({ place: null, alike: [], agent: null, ...answer }));
  await renderRoute({
    path: '/',
    at: '/',
    answers: { 'property.related': related },
    component: () => <Related property={detail} />,
  });
  await waitFor(() => expect(related).toHaveBeenCalledTimes(1));
  await screen.findByRole('heading', { name: 'La zona' });
  return detail;
}
const part = (name: string) => within(screen.getByRole('region', { name }));
const figures = { pricedTotal: 3, medianPrice: '5000000', lowestPrice: '1', highestPrice: '9' };

it('says how many listings the colonia has, and links to it and to what is around it', async () => {
  const { places } = aPropertyDetail();
  await show({ place: { ...figures, operation: 'venta', places, total: 3 } });
  expect(part('La zona').getByText(/^Hay 3 propiedades en venta en Condesa/u)).toBeTruthy();
  expect(
    part('La zona')
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['En venta en Condesa', '/venta/ciudad-de-mexico/cuauhtemoc/condesa'],
    ['En venta en Cuauhtémoc', '/venta/ciudad-de-mexico/cuauhtemoc'],
    ['En venta en Ciudad de México', '/venta/ciudad-de-mexico'],
  ]);
});

it('gives no figures for a colonia whose only listing is this one', async () => {
  const { places } = aPropertyDetail();
  await show({ place: { ...figures, operation: 'venta', places, total: 1 } });
  expect(screen.queryByText(/^Hay 1 propiedad/u)).toBeNull();
});

it('shows listings like this one with price, facts and place', async () => {
  const alike = aPropertyCard({
    name: 'Casa parecida',
    operationType: 'renta',
    rentPrice: '21000',
  });
  await show({ alike: [alike] });
  const cards = part('Propiedades parecidas');
  expect(cards.getByRole('link', { name: 'Casa parecida' }).getAttribute('href')).toBe(
    `/properties/${alike.id}`,
  );
  expect(cards.getByText('$21,000/mes')).toBeTruthy();
  expect(cards.getByText('Condesa')).toBeTruthy();
});

it("shows the agent's others, with the way to all of them", async () => {
  await show({ agent: { total: 9, items: [aPropertyCard({ name: 'Otra de Elena' })] } });
  const others = part('Otras propiedades de Elena');
  expect(others.getByRole('link', { name: /^Ver las 9 de Elena/u }).getAttribute('href')).toBe(
    `/agents/${agent.id}`,
  );
  expect(others.getByRole('link', { name: 'Otra de Elena' })).toBeTruthy();
});

it('has no part without listings', async () => {
  await show({ agent: { total: 1, items: [] } });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

it('says that it could not be loaded, and loads it on demand', async () => {
  const related = vi.fn<() => RelatedAnswer>(() => {
    throw new TypeError('Failed to fetch');
  });
  await renderRoute({
    path: '/',
    at: '/',
    answers: { 'property.related': related },
    component: () => <Related property={aPropertyDetail({ agent })} />,
  });
  expect(await screen.findByText(/^No se pudieron cargar/u)).toBeTruthy();
  related.mockImplementation(() => ({ place: null, alike: [], agent: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('heading', { name: 'La zona' })).toBeTruthy();
  expect(screen.queryByText(/^No se pudieron cargar/u)).toBeNull();
});
