import type { Db } from '@pbr/db/client';
import { ImportError } from './errors/import-error.ts';
import { activeAdmins, usersByEmail } from './owner.queries.ts';

/** Finds the user who publishes the listings: the named active user, else the only admin. */
export async function findOwner(db: Db, email: string | undefined) {
  if (email === undefined) return onlyAdmin(db);
  const [user] = await usersByEmail(db, email.trim());
  if (!user) {
    throw new ImportError(
      `Nadie tiene el correo ${email}. Revisa que esté bien escrito o crea primero a esa persona en el portal.`,
    );
  }
  if (!user.isActive) {
    throw new ImportError(
      `La cuenta de ${user.email} está desactivada. Actívala en el portal o elige a otra persona con --owner.`,
    );
  }
  return user;
}

async function onlyAdmin(db: Db) {
  const [first, ...others] = await activeAdmins(db);
  if (!first) {
    throw new ImportError(
      'No hay ninguna cuenta de administración activa. Si la base de datos es nueva, inicia antes el portal con npm start; ' +
        'si no, di con --owner CORREO quién publica las propiedades.',
    );
  }
  if (others.length > 0) {
    const emails = [first, ...others].map((admin) => `  ${admin.email}`).join('\n');
    throw new ImportError(
      `Hay varias cuentas de administración. Di con --owner CORREO quién publica las propiedades:\n${emails}`,
    );
  }
  return first;
}
