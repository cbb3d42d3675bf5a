import { sessionUserSchema } from '@pbr/schemas/account/user';
import { resetPasswordSchema } from '@pbr/schemas/account/write';
import { action } from '../../../action/action.ts';
import { setPasswordByLink } from './set-password-by-link.ts';

export const resetPassword = action({
  access: 'public',
  limit: 'passwordReset',
  input: resetPasswordSchema,
  output: sessionUserSchema,
  example: { token: 'reset', password: 'una frase larga' },
  run: (ctx, { token, password }) =>
    setPasswordByLink(ctx, { token, kind: 'reset_password', password }),
});
