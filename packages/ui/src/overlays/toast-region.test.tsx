import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Toast, ToastRegion } from './toast-region.tsx';

let lastId = 0;

function aToast(title: string): Toast {
  lastId += 1;
  return { id: lastId, kind: 'success', title, message: 'El agente te contactará.' };
}

const region = (toast: Toast) => (
  <MantineProvider env="test">
    <ToastRegion toast={toast} />
  </MantineProvider>
);

/** Time goes on, and what waits for it happens. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(title: string) {
  const { rerender } = render(region(aToast(title)));
  await pass(10);
  return { showNext: (next: string) => rerender(region(aToast(next))) };
}

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(async () => {
    await pass(60_000);
    cleanup();
    vi.useRealTimers();
  });

  it('shows its title and message, and disappears after five seconds', async () => {
    await show('Consulta enviada');

    expect(screen.getByRole('alert').textContent).toBe('Consulta enviadaEl agente te contactará.');
    await pass(4900);
    expect(screen.queryByText('Consulta enviada')).not.toBeNull();
    await pass(1000);
    expect(screen.queryByText('Consulta enviada')).toBeNull();
  });

  it('that can be undone stays longer, and goes when it is', async () => {
    const undo = vi.fn<() => void>();
    render(region({ ...aToast('Consulta archivada'), undo }));
    await pass(9000);
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await pass(1000);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Consulta archivada')).toBeNull();
  });

  it('is replaced by the next one', async () => {
    const { showNext } = await show('Primero');
    showNext('Segundo');
    await pass(1000);

    expect(screen.queryByText('Primero')).toBeNull();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByText('Segundo')).toBeTruthy();
  });

  it.each([
    [50, 0],
    [49, 1],
    [-60, 1],
  ])('swiped by %i px leaves %i', async (distance, left) => {
    await show('Aviso');
    const toast = screen.getByText('Aviso');
    fireEvent.pointerDown(toast, { clientX: 100 });
    fireEvent.pointerMove(toast, { clientX: 100 + distance });
    fireEvent.pointerUp(toast, { clientX: 100 + distance });
    await pass(1000);

    expect(screen.queryAllByText('Aviso')).toHaveLength(left);
  });

  it('gets the focus with F8', async () => {
    await show('Guardado');
    fireEvent.keyDown(document, { key: 'F8' });

    expect(document.activeElement?.getAttribute('aria-label')).toBe('Avisos (F8)');
  });
});
