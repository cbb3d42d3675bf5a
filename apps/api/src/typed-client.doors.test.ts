import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { expect, onTestFinished, test } from 'vitest';
import { anAccount, signedInCookie } from './testing/data/account.ts';
import { propertyForm } from './testing/data/property-form.ts';
import { databaseSuite, serverOn } from './testing/suite.ts';

const run = promisify(execFile);

const t = await databaseSuite();
const app = await serverOn(t);

/** A program as an integrator writes it. Each line below an `@ts-expect-error` must not compile without that comment. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

export async function walk(baseUrl: string, cookie: string, form: components['schemas']['NewProperty']) {
  const api = createClient<paths>({ baseUrl, headers: { cookie } });
  const made = await api.POST('/api/properties', { body: form });
  if (!made.data) throw new Error(made.error.message);
  const id: string = made.data.id;
  const read = await api.GET('/api/properties/{id}', { params: { path: { id } } });
  const list = await api.GET('/api/properties', { params: { query: { operation: 'venta', limit: 5 } } });
  const names: string[] = (list.data ?? []).map((property) => property.name);
  // @ts-expect-error -- an operation that is none
  const wrongly = await api.GET('/api/properties', { params: { query: { operation: 'trueque' } } });
  const inquiry = await api.POST('/api/properties/{id}/inquiries', {
    params: { path: { id } },
    body: { clientName: 'Marta', clientEmail: 'no es un correo' },
  });
  // @ts-expect-error -- a listing has no such key
  const nothing: unknown = made.data.colour;
  return {
    id, names, nothing, wrongly: wrongly.response.status, version: read.data?.version,
    total: list.response.headers.get('x-total-count'), refused: inquiry.error?.fields,
  };
}
`;

/** Compiles the program beside the packages that it imports. */
async function compiled(document: OpenAPI3): Promise<string> {
  const packages = fileURLToPath(new URL('../node_modules', import.meta.url));
  const folder = await mkdtemp(path.join(packages, '.typed-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'api.d.ts'), astToString(await openapiTS(document)));
  await writeFile(path.join(folder, 'client.mts'), PROGRAM);
  const tsc = path.join(
    path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const options =
    '--ignoreConfig --strict --exactOptionalPropertyTypes --module nodenext --target es2023 --skipLibCheck --types';
  const args = [tsc, ...options.split(' '), 'node', 'client.mts'];
  await run(process.execPath, args, { cwd: folder }).catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });
  return path.join(folder, 'client.mjs');
}

interface Walked {
  id: string;
  names: string[];
  version: number;
  total: string;
  refused: Record<string, string>;
}

test('a client with types made from the document compiles and works', async () => {
  const document = (await app.inject('/api/openapi.json')).json<OpenAPI3>();
  const program = (await import(await compiled(document))) as {
    walk: (...given: unknown[]) => Promise<Walked>;
  };
  const cookie = await signedInCookie(app, (await anAccount(t.db)).email);
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const walked = await program.walk(base, cookie, propertyForm());
  expect(walked).toMatchObject({
    names: ['Casa con patio'],
    version: 1,
    total: '1',
    refused: { clientEmail: 'Email inválido' },
  });
  expect(walked.id).toMatch(/^[\da-f-]{36}$/u);
}, 120_000);
