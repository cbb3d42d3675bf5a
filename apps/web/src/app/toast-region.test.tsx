// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notifyFailure, notifySuccess } from '../lib/notify.ts';
import { ToastHost } from './toast-host.tsx';

async function showHost() {
  render(
    <MantineProvider env="test">
      <ToastHost />
    </MantineProvider>,
  );
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a toast', () => {
  it('says its title and message, and goes after five seconds', async () => {
    await showHost();
    act(() => notifySuccess('Consulta enviada', 'El agente te contactará.'));

    expect((await screen.findByRole('alert')).textContent).toBe(
      'Consulta enviadaEl agente te contactará.',
    );
    await act(() => vi.advanceTimersByTimeAsync(4500));
    expect(screen.queryByText('Consulta enviada')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(screen.queryByText('Consulta enviada')).toBeNull();
  });

  it('is replaced by the next one', async () => {
    await showHost();
    act(() => notifySuccess('Primero'));
    await screen.findByText('Primero');
    act(() => notifyFailure('Segundo'));
    await screen.findByText('Segundo');
    await act(() => vi.advanceTimersByTimeAsync(1000));

    expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['Segundo']);
  });

  it.each([
    [60, 0],
    [40, 1],
    [-60, 1],
  ])('swiped by %i px leaves %i', async (distance, left) => {
    await showHost();
    act(() => notifySuccess(`Aviso ${distance}`));
    const toast = await screen.findByText(`Aviso ${distance}`);
    fireEvent.pointerDown(toast, { clientX: 100 });
    fireEvent.pointerUp(toast, { clientX: 100 + distance });
    await act(() => vi.advanceTimersByTimeAsync(1000));

    expect(screen.queryAllByText(`Aviso ${distance}`)).toHaveLength(left);
  });

  it('is reached with F8', async () => {
    await showHost();
    act(() => notifySuccess('Guardado'));
    await screen.findByText('Guardado');
    fireEvent.keyDown(document, { key: 'F8' });

    expect(document.activeElement?.getAttribute('aria-label')).toBe('Avisos (F8)');
  });
});
