import { newPasswordSchema } from '@pbr/schemas/account/write';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import commonPasswords from './common-passwords.json' with { type: 'json' };
import { AppError } from '../lib/errors.ts';
import { requireUncommonPassword } from './password-policy.ts';

const email = 'Marta.Solis@correo.mx';

function refusal(password: string, field?: string): Record<string, string> | undefined {
  try {
    requireUncommonPassword({ password, email }, field);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.fields;
    throw error;
  }
}

describe('a new password', () => {
  test.each(['password', 'PassWord', '12345678', 'iloveyou', 'ContraseÑa', 'contrasen\u0303a'])(
    'is refused when it is the common %s',
    (password) => {
      expect(refusal(password)).toEqual({
        password: 'Muchas personas usan esta contraseña. Elige otra.',
      });
    },
  );

  test.each(['marta.solis@correo.mx', 'MARTA.SOLIS@CORREO.MX', 'marta.solis'])(
    'is refused when it is the e-mail, as in %s',
    (password) => {
      expect(refusal(password)).toEqual({
        password: 'Elige una contraseña distinta de tu correo.',
      });
    },
  );

  test('has its message beside the field with the password', () => {
    expect(refusal('password', 'newPassword')).toHaveProperty('newPassword');
  });

  test.each(['seis perros azules', 'marta.solis2', 'Tr0ub4dor&3-x'])('may be %s', (password) => {
    expect(refusal(password)).toBeUndefined();
  });

  test('is compared with 10,000 passwords that the form would accept', () => {
    const words = commonPasswords.passwords;
    expect(new Set(words).size).toBe(10_000);
    expect(words.filter((word) => !z.safeParse(newPasswordSchema, word).success)).toEqual([]);
    expect(words.filter((word) => word !== word.normalize('NFKC').toLowerCase())).toEqual([]);
  });
});
