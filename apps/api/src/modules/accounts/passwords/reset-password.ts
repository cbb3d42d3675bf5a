import { sessionUserSchema } from '@pbr/schemas/account/user';
import { resetPasswordSchema } from '@pbr/schemas/account/write';
import { operation } from '../../../operation/operation.ts';
import { setPasswordByLink } from './set-password-by-link.ts';

export const resetPassword = operation({
  access: 'public',
  limit: 'passwordReset',
  input: resetPasswordSchema,
  output: sessionUserSchema,
  example: { token: 'reset', password: 'una frase larga' },
  run: (ctx, { token, password }) =>
    setPasswordByLink(ctx, { token, kind: 'reset_password', password }),
});
