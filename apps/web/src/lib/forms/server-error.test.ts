import { errorCatalogue } from '@pbr/schemas/errors';
import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { serverError, wordsForPeople } from './server-error.ts';

const invalid = new TRPCClientError('Revisa los datos marcados.', {
  result: {
    error: {
      message: 'Revisa los datos marcados.',
      data: { appCode: 'request.invalid', fields: { clientEmail: 'Email inválido' } },
    },
  } as never,
});

describe('a failed call', () => {
  it('tells the code, the words and the fields that the server named', () => {
    expect(serverError(invalid)).toEqual({
      code: 'request.invalid',
      message: 'Revisa los datos marcados.',
      fields: { clientEmail: 'Email inválido' },
      retryAfterSeconds: undefined,
    });
  });

  it.each([new TRPCClientError('Failed to fetch'), new Error('x'), undefined, 'x'])(
    'that the server did not answer has no words of its: %s',
    (error) => {
      expect(serverError(error)).toBeUndefined();
    },
  );

  it('shows people only words that were written for them', () => {
    expect(wordsForPeople(invalid)).toBe('Revisa los datos marcados.');
    const unexpected = errorCatalogue['server.unexpected'].es;
    expect(wordsForPeople(new Error(unexpected))).toBe(unexpected);
    expect(wordsForPeople(new Error('Cannot read properties of undefined'))).toMatch(
      /no está disponible/u,
    );
  });
});
