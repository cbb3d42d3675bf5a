import commonPasswords from './common-passwords.json' with { type: 'json' };
import { AppError } from '../lib/errors.ts';

/** What people here type first; the long list knows little Spanish. */
const COMMON_IN_SPANISH = [
  'contraseña',
  'contrasena',
  'contraseña1',
  'contrasena1',
  'contraseña123',
  'contrasena123',
  'micontraseña',
  'micontrasena',
  'mexico123',
  'méxico123',
  'tequieromucho',
  'teamomucho',
  'hola1234',
  'inmobiliaria',
  'inmobiliaria123',
];

const common = new Set([...commonPasswords.passwords, ...COMMON_IN_SPANISH]);

/** Case and the way in which a letter is encoded make no password rarer. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();

function isTheEmail(password: string, email: string): boolean {
  const address = folded(email.trim());
  return [address, address.split('@')[0]].includes(folded(password));
}

/**
 * Refuses what is guessed first. The length is the schema's affair; `field` is where the message goes.
 */
export function requireUncommonPassword(
  { password, email }: { password: string; email: string },
  field = 'password',
): void {
  if (common.has(folded(password)))
    refuse(field, 'Muchas personas usan esta contraseña. Elige otra.');
  if (isTheEmail(password, email)) refuse(field, 'Elige una contraseña distinta de tu correo.');
}

function refuse(field: string, message: string): never {
  throw new AppError('request.invalid', { fields: { [field]: message } });
}
