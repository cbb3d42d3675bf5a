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

  it.each([
    ['120', 'Demasiados intentos. Intenta de nuevo en 2 minutos.'],
    [null, 'Recibimos demasiadas solicitudes. Espera un momento e intenta de nuevo.'],
  ])("says when to come back if a proxy refuses too many with 'Retry-After: %s'", (wait, words) => {
    const response = new Response('<h1>429</h1>', {
      status: 429,
      ...(wait !== null && { headers: { 'retry-after': wait } }),
    });
    const refused = TRPCClientError.from(new SyntaxError('Unexpected token <'), {
      meta: { response },
    });
    expect(wordsForPeople(refused)).toBe(words);
  });

  it('says when to come back where a list failed, too', () => {
    const refused = TRPCClientError.from({
      error: {
        message: '-',
        code: 1,
        data: { appCode: 'request.too_many', retryAfterSeconds: 40 },
      },
    } as never);
    expect(wordsForPeople(refused)).toBe('Demasiados intentos. Intenta de nuevo en 40 segundos.');
  });

  it('says that there is no connection, and never that the service is away', () => {
    const unanswered = TRPCClientError.from(new TypeError('Failed to fetch'));
    expect(wordsForPeople(unanswered)).toMatch(/^Sin conexión/u);
  });
});
