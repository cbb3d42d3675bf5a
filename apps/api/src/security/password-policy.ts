import commonPasswords from './common-passwords.json' with { type: 'json' };
import { wrongField } from '../lib/errors.ts';

/** Passwords that Spanish speakers often choose; the long list knows little Spanish. */
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

/** Ignores case and the encoding of letters, which make no password rarer. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();

function isTheEmail(password: string, email: string): boolean {
  const plain = folded(email.trim());
  return [plain, plain.split('@')[0]].includes(folded(password));
}

/** Refuses passwords that are guessed first. The schema checks the length; `field` receives the message. */
export function requireUncommonPassword(
  { password, email }: { password: string; email: string },
  field = 'password',
): void {
  if (common.has(folded(password)))
    throw wrongField(field, 'Muchas personas usan esta contraseña. Elige otra.');
  if (isTheEmail(password, email))
    throw wrongField(field, 'Elige una contraseña distinta de tu correo.');
}
