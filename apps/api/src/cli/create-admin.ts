import { parseArgs } from 'node:util';
import { createDb, type DbConnection } from '@pbr/db/client';
import { connectEmbeddedPostgres } from '@pbr/embedded-postgres/embedded-postgres';
import { migrateDb } from '@pbr/db/migrate';
import { readEnv } from '../env.ts';
import { quietLog } from '../lib/command-line.ts';
import { AppError } from '../lib/errors.ts';
import { createAdmin, type NewAdmin } from '../modules/employees/create-admin.ts';
import { isOperatorError } from '../operator-error.ts';

const USAGE = `Uso: npm run create-admin -- --email persona@ejemplo.mx [--nombre Nombre] [--apellido Apellidos]`;

const words: Readonly<Record<NewAdmin['outcome'], string>> = {
  created: 'La cuenta de administración se creó. Para elegir su contraseña (72 horas, una vez):',
  invited: 'La cuenta es de administración. Para elegir su contraseña (72 horas, una vez):',
  promoted:
    'La cuenta es de administración y conserva su contraseña. Para elegir otra (60 minutos, una vez):',
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

/** Uses `DATABASE_URL`, else the embedded database: the running portal's, or one that this command starts and stops itself. */
async function run(input: ReturnType<typeof readArguments>): Promise<void> {
  const { DATABASE_URL, DATA_DIR, PUBLIC_ORIGIN, PORT } = process.env;
  const env = readEnv({ DATABASE_URL, DATA_DIR, PUBLIC_ORIGIN, PORT });
  const postgres =
    env.DATABASE_URL === undefined
      ? await connectEmbeddedPostgres({ dataDir: env.DATA_DIR, log: quietLog })
      : undefined;
  const connection: DbConnection = postgres?.connection ?? env.DATABASE_URL ?? '';
  try {
    await migrateDb(connection);
    const database = createDb(connection, { max: 1, applicationName: 'portal-pbr-admin' });
    try {
      const now = () => new Date();
      const admin = await createAdmin(
        { db: database.db, now, publicOrigin: env.PUBLIC_ORIGIN },
        input,
      );
      console.log(`${words[admin.outcome]}\n${admin.link}`);
    } finally {
      await database.close();
    }
  } finally {
    await postgres?.stop();
  }
}
