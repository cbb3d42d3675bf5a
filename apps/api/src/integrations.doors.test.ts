import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Property } from '@pbr/schemas/property/read';
import { anAccount } from './testing/data/account.ts';
import { anApiToken } from './testing/data/api-token.ts';
import { anInquiry, aProperty } from './testing/data/factories.ts';
import { databaseSuite, serverOn } from './testing/suite.ts';

const run = promisify(execFile);
const PAGE = new URL('../../../docs/integrations.md', import.meta.url);

const t = await databaseSuite();
const app = await serverOn(t);
let url: Promise<string> | undefined;
const listening = () => (url ??= app.listen({ port: 0, host: '127.0.0.1' }));

/** The blocks of the page in one language. */
async function blocksOf(language: 'sh' | 'js' | 'ts'): Promise<string[]> {
  const page = await readFile(PAGE, 'utf8');
  const blocks = page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gmsu'));
  return [...blocks].map(([, block]) => block ?? '');
}

/** A folder with the photo that the page asks for. */
async function folderIn(parent: string): Promise<string> {
  const folder = await mkdtemp(path.join(parent, '.pbr-integrator-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const blank = sharp({ create: { width: 640, height: 480, channels: 3, background: '#b08050' } });
  await blank.jpeg().toFile(path.join(folder, 'casa.jpg'));
  return folder;
}

test("the five commands of the integrators' page lead from a token to a listing with a photo and an inquiry", async () => {
  const folder = await folderIn(tmpdir());
  const account = await anAccount(t.db);
  const { token } = await anApiToken(t.db, { userId: account.id });
  const commands = await blocksOf('sh');
  expect(commands).toHaveLength(5);

  const base = await listening();
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

test('the typed client of the page compiles as strictly as it says, lists the own listings, sends a photo and answers an inquiry', async () => {
  const account = await anAccount(t.db);
  const { id: propertyId } = await aProperty(t.db, { ownerId: account.id, name: 'Casa de prueba' });
  await anInquiry(t.db, { propertyId });
  const { token } = await anApiToken(t.db, { userId: account.id });
  // Beside the packages that the page imports.
  const folder = await folderIn(fileURLToPath(new URL('../node_modules', import.meta.url)));
  const [script = ''] = await blocksOf('js');
  await writeFile(path.join(folder, 'portal-types.mjs'), script);
  await writeFile(path.join(folder, 'client.mts'), (await blocksOf('ts')).join('\n'));
  // oxlint-disable-next-line node/no-process-env -- a program of its own finds its commands there
  const env = { PATH: process.env['PATH'], PORTAL: await listening(), TOKEN: token };
  const node = (...args: string[]) => run(process.execPath, args, { cwd: folder, env });
  await node('portal-types.mjs');
  const tsc = createRequire(import.meta.url).resolve('typescript/package.json');
  const options =
    '--ignoreConfig --strict --exactOptionalPropertyTypes --module nodenext --target es2023 --skipLibCheck --types node';
  await node(path.join(path.dirname(tsc), 'bin/tsc'), ...options.split(' '), 'client.mts').catch(
    (error: { stdout: string }) => {
      throw new Error(error.stdout);
    },
  );
  const { stdout } = await node('client.mjs');
  expect(stdout.trim().split('\n')).toEqual([
    'Casa de prueba 4500000.00 MXN',
    expect.stringMatching(/^\/uploads\/[\da-f]{40}\/1024\.jpg$/u),
    'Marta Solís answered',
  ]);
}, 60_000);

test('the page says under each heading what belongs there', async () => {
  const page = await readFile(PAGE, 'utf8');
  const under = (heading: string) => page.split(/^## /mu).find((part) => part.startsWith(heading));
  expect(under('Un cliente con tipos')).toContain('Una foto se manda como formulario');
  expect(under('Desde la página de otro sitio')).not.toContain('```ts');
});
