import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { failureWords } from './failure-words.ts';

const refusal = (appCode: string, message: string, retryAfterSeconds?: number) =>
  TRPCClientError.from({
    error: { message, code: -32_600, data: { appCode, httpStatus: 400, retryAfterSeconds } },
  } as never);

describe('the words for a failure', () => {
  it("are the server's own", () => {
    expect(failureWords(refusal('session.invalid_credentials', 'Credenciales inválidas'), '')).toBe(
      'Credenciales inválidas',
    );
  });

  it.each([
    [1, '1 segundo'],
    [40, '40 segundos'],
    [60, '1 minuto'],
    [61, '2 minutos'],
    [900, '15 minutos'],
  ])('name the wait of %i seconds as %s', (seconds, wait) => {
    expect(failureWords(refusal('request.too_many', 'Demasiadas', seconds), '')).toBe(
      `Demasiados intentos. Intenta de nuevo en ${wait}.`,
    );
  });

  it('are ours if the answer is not in the format of the server', () => {
    const proxysPage = TRPCClientError.from(new SyntaxError('Unexpected token <'));
    expect(failureWords(proxysPage, 'No se pudo.')).toBe('No se pudo.');
  });

  it('say that nobody answered', () => {
    const unanswered = TRPCClientError.from(new TypeError('Failed to fetch'));
    expect(failureWords(unanswered, 'No se pudo.')).toBe('Sin conexión. No se pudo.');
    expect(failureWords(unanswered, '')).toBe('Sin conexión.');
  });
});
