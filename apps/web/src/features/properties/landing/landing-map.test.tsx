import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aMapPoint, aPropertyMap } from '../../../testing/a-property-map.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Part } from './landing-map.tsx';

const asked = vi.fn();
const onEmpty = vi.fn();
async function show(map = aPropertyMap()) {
  await renderRoute({
    path: '/',
    at: '/',
    component: () => <Part search={{ operation: 'venta', places: 'yucatan' }} onEmpty={onEmpty} />,
    answers: {
      'property.map': (input) => {
        asked(input);
        return map;
      },
    },
  });
}

test('the map of a place shows its listings, and cells lead to the map of the catalogue', async () => {
  const cell = { latitude: 19.41, longitude: -99.17, total: 12, medianPrice: null };
  await show(aPropertyMap({ located: 13, cells: [cell], points: [aMapPoint({ id: 'a' })] }));
  await screen.findByRole('group', { name: 'Mapa de estas propiedades' });
  expect(asked).toHaveBeenCalledExactlyOnceWith({ operation: 'venta', places: 'yucatan' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links).toContain('/properties/a');
  expect(links.find((href) => href.includes('bbox'))).toMatch(
    /^\/properties\?operation=venta&places=yucatan&view=map&bbox=-/u,
  );
});

test('a place whose listings show no point has no map', async () => {
  await show();
  await vi.waitFor(() => expect(onEmpty).toHaveBeenCalled());
});
