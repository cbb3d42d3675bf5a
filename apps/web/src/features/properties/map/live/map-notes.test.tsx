import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aMapPoint, aPropertyMap } from '../../../../testing/a-property-map.ts';
import { MapNotes } from './map-notes.tsx';

const cells = [{ latitude: 19.41, longitude: -99.17, total: 12, medianPrice: '4500000.00' }];
const points = [aMapPoint()];

it('says what the price below a number is', () => {
  const map = aPropertyMap({ cells, located: 12 });
  const { rerender } = render(<MapNotes map={map} operation={undefined} onWiden={vi.fn()} />);
  expect(screen.getByText('Precio mediano de venta')).toBeTruthy();
  rerender(<MapNotes map={map} operation="renta" onWiden={vi.fn()} />);
  expect(screen.getByText('Renta mediana al mes')).toBeTruthy();
  rerender(<MapNotes map={aPropertyMap({ points })} operation="renta" onWiden={vi.fn()} />);
  expect(screen.queryByText('Renta mediana al mes')).toBeNull();
});

it('leads from a map without listings to a wider one', async () => {
  const onWiden = vi.fn();
  const notes = (map = aPropertyMap()) => (
    <MapNotes map={map} operation={undefined} onWiden={onWiden} />
  );
  const { rerender } = render(notes());
  expect(screen.getByText('No hay propiedades en esta zona del mapa.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Alejar el mapa' }));
  expect(onWiden).toHaveBeenCalledOnce();
  rerender(notes(aPropertyMap({ points })));
  expect(screen.queryByRole('button')).toBeNull();
});
