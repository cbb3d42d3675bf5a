import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rest } from './rest.ts';
import { type Document, judgeOf } from './testing/contract/contract-document.ts';

const run = promisify(execFile);

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  app.decorate('publicOrigin', 'https://portal.mx');
  app.decorateRequest('tokenActor', null);
  app.decorateRequest('serviceContext', () => ({ actor: { kind: 'visitor' } }) as never);
  await app.register(rest, { prefix: '/api' });
});
afterAll(() => app.close());

async function documentFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pbr-openapi-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'openapi.json');
  await writeFile(file, (await app.inject('/api/openapi.json')).body);
  return file;
}

describe('the document of the API', () => {
  test('explains what an omitted field of a body means, and only where that matters', async () => {
    const document = (await app.inject('/api/openapi.json')).body;
    expect(document.includes('"description":"Si falta: \\"MXN\\"."')).toBe(true);
    expect(document.includes('undefined')).toBe(false);
  });

  test("allows a bare list for arranging a listing's photos, and nowhere else", async () => {
    const document = (await app.inject('/api/openapi.json')).json<Document>();
    const judge = judgeOf(document);
    const accepts = (body: unknown) =>
      judge({ $ref: '#/components/schemas/KeptImages' }, body) === null;
    const list = [{ id: 'a' }];
    expect([{ images: list }, list, { seen: ['a'] }, 'a'].map(accepts)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('satisfies the linter, examples included', async () => {
    const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
    const file = await documentFile();
    // Keeps the linter from asking for updates and reporting its use.
    const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const args = [redocly, 'lint', file, '--extends=recommended-strict', '--format=json'];
    const { stdout } = await run(process.execPath, args, { env, cwd: path.dirname(file) }).catch(
      (error: unknown) => error as { stdout: string },
    );
    expect(JSON.parse(stdout.slice(stdout.indexOf('{')))).toMatchObject({ problems: [] });
  }, 120_000);
});
