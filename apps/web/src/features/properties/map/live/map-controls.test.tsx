import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MapControls } from './map-controls.tsx';

function Controls() {
  const [isOffered, setIsOffered] = useState(true);
  return (
    <MapControls
      base={undefined}
      follows={false}
      onFollow={() => {}}
      onSearch={isOffered ? () => setIsOffered(false) : undefined}
    />
  );
}

it('the focus stays where the pressed button was', async () => {
  render(<Controls />);
  screen.getByRole('button', { name: 'Buscar en esta zona' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Buscar al mover' }));
});
