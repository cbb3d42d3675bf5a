import { AppError } from '../../lib/errors.ts';

/** The address belongs to somebody else, who may be out of the list. */
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
