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
  it('has the code, the words and the fields of the server', () => {
    expect(serverError(invalid)).toEqual({
      code: 'request.invalid',
      message: 'Revisa los datos marcados.',
      fields: { clientEmail: 'Email inválido' },
      retryAfterSeconds: undefined,
    });
  });

  it.each([new TRPCClientError('Failed to fetch'), new Error('x'), undefined, 'x'])(
    'without an answer has no words of the server: %s',
    (error) => {
      expect(serverError(error)).toBeUndefined();
    },
  );

  it('shows only words that were written for people', () => {
    expect(wordsForPeople(invalid)).toBe('Revisa los datos marcados.');
    const unexpected = errorCatalogue['server.unexpected'].es;
    expect(wordsForPeople(new Error(unexpected))).toBe(unexpected);
    expect(wordsForPeople(new Error('Cannot read properties of undefined'))).toBe(unexpected);
    expect(wordsForPeople(TRPCClientError.from(new SyntaxError('Unexpected token <')))).toBe(
      unexpected,
    );
  });

  it('says that there is no connection, and never that the service is away', () => {
    const unanswered = TRPCClientError.from(new TypeError('Failed to fetch'));
    expect(wordsForPeople(unanswered)).toMatch(/^Sin conexión/u);
  });
});
