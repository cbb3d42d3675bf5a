import type { PropertyDetail } from '@pbr/schemas/property/read';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPropertyDetail } from '../../../testing/a-property-detail.ts';
import { Part } from './place-drawing.tsx';

const point = { latitude: 19.4175, longitude: -99.16385 };
const exact = { latitude: 19.417391, longitude: -99.163917 };
const show = (property: Partial<PropertyDetail>) =>
  render(<Part property={aPropertyDetail({ ...exact, ...property })} point={point} />).container;

it.each([
  ['aproximada', 1],
  ['exacta', 0],
])(
  'an %s place is drawn with %i circles in which it lies, and its price',
  (locationPrecision, circles) => {
    const page = show({ locationPrecision, operationType: 'venta', salePrice: '4500000' });
    expect(page.querySelectorAll('circle')).toHaveLength(circles);
    // The soft shapes of areas with listings would look like a place.
    expect(page.querySelectorAll('path[stroke-width]')).toHaveLength(0);
    expect(screen.getByRole('img', { name: /^\$4\.5 M, / }).style.left).toBe('50.00%');
  },
);

it('the map of a place knows the public point alone, even for its owner', () => {
  const frames = [exact, { latitude: 19.41, longitude: -99.16 }].map(
    (own) => show({ ...own, id: 'a', can: { edit: true } }).innerHTML,
  );
  expect(frames[0]).toBe(frames[1]);
});

it('the map of a place writes its colonia', () => {
  const page = show({ neighborhood: 'Roma Norte' });
  expect(screen.getByRole('group', { name: 'Mapa de Roma Norte' })).toBeTruthy();
  expect(page.querySelector('[data-level="colonia"]')?.textContent).toBe('Roma Norte');
});
