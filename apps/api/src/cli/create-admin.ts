import { parseArgs } from 'node:util';
import { linkLifetime } from '@pbr/schemas/account/link-lifetime';
import { readEnv } from '../env.ts';
import { AppError } from '../lib/errors.ts';
import { createAdmin, type NewAdmin } from '../modules/employees/create-admin.ts';
import { isOperatorError } from '../operator-error.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Uso: npm run create-admin -- --email persona@ejemplo.mx [--nombre Nombre] [--apellido Apellidos]`;

const invitation = linkLifetime('invitation');
const words: Readonly<Record<NewAdmin['outcome'], string>> = {
  created: `La cuenta de administración se creó. Para elegir su contraseña (${invitation}, una vez):`,
  invited: `La cuenta es de administración. Para elegir su contraseña (${invitation}, una vez):`,
  promoted: `La cuenta es de administración y conserva su contraseña. Para elegir otra (${linkLifetime('reset_password')}, una vez):`,
};

class UsageError extends Error {}

try {
  await run(readArguments());
} catch (error) {
  if (error instanceof AppError) console.error(fieldsOf(error));
  else if (error instanceof UsageError || isOperatorError(error)) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { email: text, nombre: text, apellido: text } });
    if (values.email === undefined) throw new TypeError('--email');
    return { email: values.email, firstName: values.nombre, lastName: values.apellido };
  } catch {
    throw new UsageError(USAGE);
  }
}

function fieldsOf({ message, fields }: AppError): string {
  return [message, ...Object.values(fields ?? {})].join('\n');
}

async function run(input: ReturnType<typeof readArguments>): Promise<void> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, PUBLIC_ORIGIN, PORT } = process.env;
  const env = readEnv({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, PUBLIC_ORIGIN, PORT });
  const options = { max: 1, applicationName: 'portal-pbr-admin' };
  const now = () => new Date();
  await withDatabase(env, options, async (db) => {
    const admin = await createAdmin({ db, now, publicOrigin: env.PUBLIC_ORIGIN }, input);
    console.log(`${words[admin.outcome]}\n${admin.link}`);
  });
}
