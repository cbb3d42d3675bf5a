import { screen } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import { refusal } from '../../../testing/refusal.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { useLook } from './use-look.ts';

it.each([
  [refusal('request.too_many', 'Demasiados intentos.'), 'Demasiados intentos.'],
  // The form has no field that this could stand beside.
  [
    refusal('request.invalid', 'Revisa los datos.', { ids: 'Son demasiadas.' }),
    'Revisa los datos.',
  ],
  [new Error('off'), 'No se pudo ver qué cambiaría. Intenta de nuevo.'],
])('a look that fails is never silent: %s', async (error, words) => {
  function Failure() {
    return <p>{useLook([], () => {}).onFailure(TRPCClientError.from(error))}</p>;
  }
  await renderRoute({ path: '/', at: '/', answers: {}, component: Failure });
  expect(await screen.findByText(words)).toBeTruthy();
});
