import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@pbr/e2e/fixtures/portal/portal';
import { expect, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { documented, fitted } from './fixtures/documented.ts';
import { ownPostgres } from './fixtures/servers/own-postgres.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** A user without rights that every machine has, instead of the unit's. */
const USER = 'nobody';
const READY_WITHIN_MS = 60_000;

const idOf = (flag: '-u' | '-g') =>
  Number(spawnSync('id', [flag, USER], { encoding: 'utf8' }).stdout);

test('R4 the documented systemd unit is valid', async () => {
  const isThere = spawnSync('systemd-analyze', ['--version']).status === 0;
  test.skip(!isThere, 'systemd-analyze is not installed (Debian: apt-get install systemd)');
  const folder = await mkdtemp(join(tmpdir(), 'pbr-unit-'));
  try {
    const unit = fitted(await documented('ini', '[Service]'), {
      '/usr/bin/node': process.execPath,
      '/opt/portal-pbr': ROOT,
    });
    const file = join(folder, 'portal-pbr@3001.service');
    await writeFile(file, unit);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('portal-pbr'))).toEqual([]);
    expect(status).toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('R4 its command runs as its user, with the documented variables, and ends with 0', async () => {
  test.skip(process.getuid?.() !== 0, 'only root can start a process as another user');
  test.setTimeout(120_000);
  const postgres = await ownPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'pbr-unit-data-'));
  try {
    await postgres.start();
    await chown(dataDir, idOf('-u'), idOf('-g'));
    const port = await freePort();
    const variables = fitted(await documented('ini', 'NODE_ENV=production'), {
      'postgres://portal:…@127.0.0.1:5432/portal': postgres.url,
      '/var/lib/portal-pbr': dataDir,
      'SESSION_SECRET=…': 'SESSION_SECRET=una-clave-de-prueba-de-32-letras',
      'SMTP_URL=smtps://…': 'SMTP_URL=smtps://127.0.0.1:465',
    });
    const unit = await documented('ini', '[Service]');
    const [, command = ''] = /^ExecStart=\/usr\/bin\/node (.+)$/mu.exec(unit) ?? [];
    const child = spawn(process.execPath, command.split(' '), {
      cwd: ROOT,
      env: { ...Object.fromEntries(variables.trim().split('\n').map(pair)), PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
      uid: idOf('-u'),
      gid: idOf('-g'),
    });
    const exited = once(child, 'exit');
    await ready(port);
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
  } finally {
    await postgres.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
});

function pair(line: string): [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}

async function ready(port: number): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('the portal did not become ready');
}
