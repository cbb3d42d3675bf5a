import { AppError } from '../../lib/errors.ts';

/** The e-mail belongs to another account, which may be inactive and so missing from the list. */
export function emailTaken(owner: { isActive: boolean } | null): AppError {
  return new AppError('employee.email_taken', {
    fields: {
      email:
        owner?.isActive === false
          ? 'Este correo es de una cuenta que no está activa.'
          : 'Ya hay una cuenta con este correo.',
    },
  });
}
