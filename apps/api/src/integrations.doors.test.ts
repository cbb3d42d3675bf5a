import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Property } from '@pbr/schemas/property/read';
import { anAccount } from './testing/data/account.ts';
import { anApiToken } from './testing/data/api-token.ts';
import { databaseSuite, serverOn } from './testing/suite.ts';

const run = promisify(execFile);
const PAGE = new URL('../../../docs/integrations.md', import.meta.url);

const t = await databaseSuite();
const app = await serverOn(t);

const commandsOf = (page: string) =>
  [...page.matchAll(/^```sh\n(.*?)^```$/gmsu)].map(([, command]) => command ?? '');

test("the five commands of the integrators' page lead from a token to a listing with a photo and an inquiry", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pbr-integrator-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const blank = sharp({ create: { width: 640, height: 480, channels: 3, background: '#b08050' } });
  await blank.jpeg().toFile(path.join(folder, 'casa.jpg'));
  const account = await anAccount(t.db);
  const { token } = await anApiToken(t.db, { userId: account.id });
  const commands = commandsOf(await readFile(PAGE, 'utf8'));
  expect(commands).toHaveLength(5);

  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const script = ['set -e', ...commands.map((command) => `${command}\necho`)].join('\n');
  // oxlint-disable-next-line node/no-process-env -- the shell needs it to find its commands
  const env = { PATH: process.env['PATH'], PORTAL: base, TOKEN: token };
  const { stdout } = await run('bash', ['-c', script], { cwd: folder, env });

  const lines = stdout.trim().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ email: account.email });
  const read = JSON.parse(lines.at(-1) ?? '') as Property;
  expect(read).toMatchObject({ name: 'Casa con patio en el Centro', salePrice: '4500000.00' });
  expect(read.images).toMatchObject([{ category: 'fachada', isPrimary: true }]);
  expect(read.inquiries).toMatchObject([{ clientName: 'Marta Solís', status: 'pending' }]);
}, 60_000);
