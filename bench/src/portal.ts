import { join, resolve } from 'node:path';
import type { Sql } from 'postgres';
import { type ServerProcess, startProcess } from './server-process.ts';

const root = resolve(import.meta.dirname, '../..');
const PASSWORD = 'demo-portal';
/** The argon2id hash of `PASSWORD`. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$pLcnZnOHCvUyhqDAbJHdjw$lpty0yWjUX/jwfLMn2WAYvE1pSTQfhlSxRsfDwen9TQ';
const EMAIL = 'publica@bench.example';
/** A limit so high that the limiter counts but never refuses. */
const ENOUGH = '999999999';

/** Starts the portal built in `checkout` as in production, except that its limits are high and it does not log requests. */
export function startPortal(
  port: number,
  database: { url?: string | undefined; dataDir: string },
  checkout = root,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  return startProcess([join(checkout, 'apps/api/dist/main.js')], {
    port,
    path: '/readyz',
    env: {
      NODE_ENV: 'production',
      ...(database.url !== undefined && { DATABASE_URL: database.url }),
      DATA_DIR: database.dataDir,
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      SESSION_SECRET: 'a-secret-of-the-benchmark-told-to-everybody',
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'warn',
      LIMIT_PUBLIC_FORMS: ENOUGH,
      LIMIT_LOGIN_ADDRESS: ENOUGH,
      ...env,
    },
  });
}

/** Fills an empty data folder with the demo of the portal built in `checkout`. */
export async function seedDemo(port: number, dataDir: string, checkout: string): Promise<void> {
  const portal = await startProcess([join(checkout, 'apps/api/dist/main.js')], {
    port,
    path: '/readyz',
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  await portal.stop();
}

/** Signs in an agent who may publish; answers the cookie. */
export async function signIn(portal: ServerProcess, sql: Sql): Promise<string> {
  await sql`
    insert into users (email, password_hash, first_name, last_name, is_email_verified)
    values (${EMAIL}, ${PASSWORD_HASH}, 'Ana', 'Publica', true) on conflict do nothing`;
  const answer = await fetch(`${portal.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || cookie === undefined) throw new Error(`sin sesión: ${await answer.text()}`);
  return cookie.split(';')[0] ?? '';
}
