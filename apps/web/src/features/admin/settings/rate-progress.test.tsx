import type { RateFollowing } from '@pbr/schemas/settings/settings';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { RateProgress } from './rate-progress.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const TITLE = /^Actualizando precios en dólares/u;
const half: RateFollowing = { rate: '18.5', total: 60_000, done: 12_400 };

async function open(answer: () => RateFollowing | null) {
  const read = vi.fn(answer);
  await renderRoute({
    path: '/admin',
    at: '/admin',
    component: RateProgress,
    answers: { 'settings.rateFollowing': read },
  });
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  return read;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: TITLE });

it('tells the new rate and how many prices follow it, moves by itself, and goes away with a word', async () => {
  let answer: RateFollowing | null = half;
  await open(() => answer);
  const region = await screen.findByRole('region', { name: TITLE });
  expect(region.textContent).toContain('Actualizando precios en dólares: 12,400 de 60,000');
  expect(region.textContent).toContain('El dólar ya está a 18.50 pesos en todo el portal; falta');
  expect([bar().value, bar().max]).toEqual([12_400, 60_000]);
  answer = { ...half, done: 59_000 };
  await pass(1500);
  expect(bar().value).toBe(59_000);
  answer = null;
  await pass(1500);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(latestToast()?.title).toBe('Precios en dólares actualizados');
});

it('has no figures until the listings are counted, and says when the rate was taken away', async () => {
  await open(() => ({ rate: null, total: null, done: 0 }));
  const region = await screen.findByRole('region', { name: 'Actualizando precios en dólares' });
  expect(region.textContent).toContain('sin equivalente en pesos; falta');
  expect(bar().position).toBe(-1);
});

it('shows nothing and asks once while every price follows the rate', async () => {
  const before = latestToast();
  const read = await open(() => null);
  await pass(10_000);
  expect(read).toHaveBeenCalledOnce();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(latestToast()).toBe(before);
});

it('stays with the last figures while the server does not answer', async () => {
  let isDown = false;
  await open(() => {
    if (isDown) throw new TypeError('Failed to fetch');
    return half;
  });
  await screen.findByRole('region', { name: TITLE });
  isDown = true;
  await pass(3000);
  expect(bar().value).toBe(12_400);
});
