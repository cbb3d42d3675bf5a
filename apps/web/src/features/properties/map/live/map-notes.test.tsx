import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MapNotes } from './map-notes.tsx';

const NOTES = { isPriced: true, isEmpty: false, operation: undefined, onWiden: vi.fn() };

it('says what the price below a number is', () => {
  const { rerender } = render(<MapNotes {...NOTES} />);
  expect(screen.getByText('Precio mediano de venta')).toBeTruthy();
  rerender(<MapNotes {...NOTES} operation="renta" />);
  expect(screen.getByText('Renta mediana al mes')).toBeTruthy();
  rerender(<MapNotes {...NOTES} operation="renta" isPriced={false} />);
  expect(screen.queryByText('Renta mediana al mes')).toBeNull();
});

it('leads from a map without listings to a wider one', async () => {
  const onWiden = vi.fn();
  const { rerender } = render(<MapNotes {...NOTES} isEmpty onWiden={onWiden} />);
  expect(screen.getByText('No hay propiedades en esta zona.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Alejar el mapa' }));
  expect(onWiden).toHaveBeenCalledOnce();
  rerender(<MapNotes {...NOTES} onWiden={onWiden} />);
  expect(screen.queryByRole('button')).toBeNull();
});
