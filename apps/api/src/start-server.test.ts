import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from './env.ts';
import { askForPasswordReset } from './modules/accounts/passwords/ask-for-password-reset.ts';
import { openPortalDatabase } from './portal-database.ts';
import { startServer } from './start-server.ts';
import { testContext } from './testing/context.ts';
import { aUser } from './testing/data/factories.ts';
import { databaseSuite } from './testing/suite.ts';

const t = await databaseSuite({ clear: ['users'] });

/** The URL of this file's database. It cannot name a socket. */
function databaseUrl(): string {
  const { host, port, user, database } = t.connection;
  for (const [name, value] of Object.entries({ PGHOST: host, PGPORT: `${port}`, PGUSER: user }))
    vi.stubEnv(name, value);
  return `postgres:///${database}`;
}

/** Starts the portal, lets it write the mail with a link to a new password, and returns what it says about itself and prints. */
async function mailLink(settings: Record<string, string>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pbr-start-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { email } = await aUser(t.db);
  const env = readEnv({
    DATA_DIR: dataDir,
    PORT: '0',
    SESSION_SECRET: 'x'.repeat(32),
    ...settings,
  });
  const printed: string[] = [];
  const print = vi.spyOn(process.stdout, 'write');
  onTestFinished(() => print.mockRestore());
  print.mockImplementation((text) => printed.push(String(text)) > 0);
  const log = pino({ level: 'silent' });
  const database = await openPortalDatabase({ ...env, DATABASE_URL: databaseUrl() }, log);
  const { welcome, stop } = await startServer(env, log, database, null);
  try {
    await askForPasswordReset(testContext(t.db), { email });
    const mails = () => readdir(path.join(dataDir, 'mail'));
    await expect.poll(() => mails()).toHaveLength(1);
  } finally {
    await stop();
  }
  return { welcome, printed: printed.join('') };
}

test.each([
  ['http://localhost:3000', {}, true],
  ['http://192.168.1.20:3000', {}, false],
  ['http://localhost:3000', { NODE_ENV: 'production' }, false],
])('started at %s with %o the portal prints mailed links: %s', async (origin, more, prints) => {
  const { welcome, printed } = await mailLink({ PUBLIC_ORIGIN: origin, ...more });
  expect(welcome).toContain(`Portal PBR está en ${origin}`);
  const link = `${origin}/reset-password?token=`;
  expect(printed.includes(link)).toBe(prints);
});
