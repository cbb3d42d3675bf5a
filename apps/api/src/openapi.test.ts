import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rest } from './rest.ts';
import { IMAGE_CATEGORIES } from '@pbr/schemas/property/values';
import {
  type Document,
  judgeOf,
  type DescribedCall,
  describedCalls,
  type Parameter,
  resolve,
  type Schema,
} from './testing/contract/contract-document.ts';

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

interface Said {
  what: string;
  description: string | undefined;
}

/** The keys of a schema, and of the schemas in it, with their descriptions. */
function keysOf(what: string, { properties = {}, items, anyOf = [], allOf = [] }: Schema): Said[] {
  const inside = [...(items ? [items] : []), ...anyOf, ...allOf].flatMap((part) =>
    keysOf(what, part),
  );
  const own = Object.entries(properties).flatMap(([key, part]) =>
    keysOf(`${what}.${key}`, part).concat({
      what: `${what}.${key}`,
      description: part.description,
    }),
  );
  return own.concat(inside);
}

/** A call, its parameters and the keys of its bodies, with their descriptions. */
function wordsOf(document: Document, call: DescribedCall): Said[] {
  const { operationId: what, description, parameters, requestBody, responses } = call;
  const bodies = [requestBody, ...Object.values(responses)].flatMap((body) =>
    Object.values(body?.content ?? {}),
  );
  return parameters
    .map((given): Said => {
      const parameter = resolve<Parameter>(document, given);
      return { what: `${what} ${parameter.name}`, description: parameter.description };
    })
    .concat({ what, description })
    .concat(bodies.flatMap(({ schema }) => keysOf(what, schema)));
}

describe('the document of the API', () => {
  test('describes every call, parameter and field in words', async () => {
    const document = (await app.inject('/api/openapi.json')).json<Document>();
    const said = describedCalls(document)
      .flatMap((call) => wordsOf(document, call))
      .concat(
        Object.entries(document.components.schemas).flatMap(([name, schema]) =>
          keysOf(name, schema),
        ),
      );
    expect(said.length).toBeGreaterThan(300);
    expect(said.filter(({ description = '' }) => description === '')).toEqual([]);
    expect(document.info.contact.url).toBe('https://portal.mx/contacts');
  });

  test('offers the photos as forms with a file and its category', async () => {
    const document = (await app.inject('/api/openapi.json')).json<Document>();
    const formOf = (url: string, method: string) =>
      document.paths[url]?.[method]?.requestBody?.content ?? {};
    const file = { type: 'string', format: 'binary' };
    const ofListing = formOf('/api/properties/{id}/images', 'post');
    expect(Object.keys(ofListing)).toEqual(['multipart/form-data']);
    expect(ofListing['multipart/form-data']?.schema).toMatchObject({
      properties: { photo: file, category: { type: 'string', enum: [...IMAGE_CATEGORIES] } },
      required: ['photo'],
    });
    const ofUser = formOf('/api/user/photo', 'put');
    expect(Object.keys(ofUser)).toEqual(['multipart/form-data']);
    expect(ofUser['multipart/form-data']?.schema).toMatchObject({
      properties: { photo: file },
      required: ['photo'],
    });
  });

  test('gives every parameter a type', async () => {
    const document = (await app.inject('/api/openapi.json')).json<Document>();
    const parameters = describedCalls(document).flatMap((call) =>
      call.parameters.map((given) => resolve<Parameter>(document, given)),
    );
    expect(parameters.filter(({ schema }) => !schema.type && !schema.anyOf)).toEqual([]);
    expect(parameters.find(({ name }) => name === 'updatedSince')?.schema.anyOf).toEqual([
      { type: 'string', format: 'date-time' },
      { type: 'string', format: 'date' },
    ]);
  });

  test('has examples that its own schemas accept, with no key beyond them', async () => {
    const document = (await app.inject('/api/openapi.json')).json<Document>();
    const judge = judgeOf(document);
    const { schemas, responses } = document.components;
    const wrong = Object.entries(schemas).flatMap(([name, { examples = [] }]) =>
      examples.map((example) => judge({ $ref: `#/components/schemas/${name}` }, example)),
    );
    for (const { content = {} } of Object.values(responses))
      for (const { schema, examples = {} } of Object.values(content))
        for (const { value } of Object.values(examples)) wrong.push(judge(schema, value));
    expect(wrong.length).toBeGreaterThan(50);
    expect(wrong.filter((one) => one !== null)).toEqual([]);
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
