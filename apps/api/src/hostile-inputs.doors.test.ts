import { properties } from '@pbr/db/schema/properties';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessWorld } from './testing/access/access-world.ts';
import { testApp } from './testing/app.ts';
import { aProperty } from './testing/data/factories.ts';
import {
  ALL_STATEMENTS,
  LONG,
  MARKUP,
  NO_TEXT,
  OTHER_TYPES,
  STATEMENTS,
} from './testing/data/hostile-words.ts';
import { propertyForm } from './testing/data/property-form.ts';
import { watchedDb } from './testing/database/watched-db.ts';
import { idsIn, pathOf, walk, type Way } from './testing/access/ways.ts';
import { isLong } from './testing/is-long.ts';
import { databaseSuite } from './testing/suite.ts';

const WORDS: unknown[] = isLong
  ? [ALL_STATEMENTS, MARKUP, ...STATEMENTS, ...NO_TEXT, ...LONG, ...OTHER_TYPES]
  : [ALL_STATEMENTS, ...NO_TEXT];
/** The long run sends every field all words, the daily one that of all statements or one that is not a text: a field stands in several calls. */
function wordsOf(field: string, call: number): unknown[] {
  if (isLong) return WORDS;
  const isText = (field.length + call) % 2 === 0;
  return [isText ? ALL_STATEMENTS : NO_TEXT[field.length % NO_TEXT.length]];
}
const TIMEOUT_MS = isLong ? 3_600_000 : 600_000;

let app: FastifyInstance;
let ways: Way[];
let world: Awaited<ReturnType<typeof accessWorld>>;
let watched: ReturnType<typeof watchedDb>;

const t = await databaseSuite();
beforeAll(async () => {
  watched = watchedDb(t.db);
  ({ app, ways } = await walk(() => testApp(watched.db)));
  world = await accessWorld(t.db, app);
});
afterAll(() => app.close());

const called = () => ways.filter((way) => !way.isOtherMethod && way.method !== 'HEAD');
const rowOf = ({ names }: Way) => (names ? (world.rows[names.row][0] ?? null) : null);

/** A valid input of an admin, who may make every call. */
const rightInput = (way: Way): Record<string, unknown> => ({
  ...way.example,
  ...idsIn(way, rowOf(way)),
});

interface Sent {
  id?: string;
  query?: string;
  input?: unknown;
}

const asJson = { 'content-type': 'application/json' };

/** Sends a request and undoes its effects. */
const send = (way: Way, { id, query, input = rightInput(way) }: Sent) =>
  watched.tryOut(() => {
    const row = rowOf(way);
    const url = way.door === 'REST' ? pathOf(way, id ?? row?.id ?? '', row?.within) : way.url;
    const asked = way.door === 'tRPC' && !way.isWrite && way.takesInput;
    return app.inject({
      method: way.method as 'GET',
      url: `${url}${asked ? `?input=${encodeURIComponent(JSON.stringify(input))}` : (query ?? '')}`,
      headers: world.askers.admin.headers,
      ...(way.isWrite && (way.takesInput || way.door === 'tRPC') && { payload: input as object }),
    });
  });

/** Sends a request without any of the valid input. */
const sendRaw = (
  way: Way,
  { query = '', ...rest }: { query?: string; headers?: Record<string, string>; payload?: string },
) =>
  watched.tryOut(() => {
    const row = rowOf(way);
    return app.inject({
      method: way.method as 'GET',
      url: pathOf(way, row?.id ?? '', row?.within) + query,
      ...rest,
      headers: { ...world.askers.admin.headers, ...rest.headers },
    });
  });

const INSIDES =
  /\bat .+\.[jt]s:\d|node_modules|syntax error|division by zero|PostgresError|Failed query|\$1\b.*select/iu;

/** Says what is wrong with the answer to hostile input; null when nothing is. */
function fault({ statusCode, headers, body }: LightMyRequestResponse): string | null {
  if (statusCode >= 500) return `${statusCode}: ${body.slice(0, 200)}`;
  // The file of a library may hold any text.
  const isScript = /\bjavascript\b/u.test(String(headers['content-type']));
  if (!isScript && INSIDES.test(body)) return `tells of its inside: ${body.slice(0, 200)}`;
  const isData = String(headers['content-type']).startsWith('application/json');
  if (!isData && body.includes(MARKUP)) return 'repeats markup on what is no data';
  if (headers['x-content-type-options'] !== 'nosniff') return 'may be taken for something else';
  return null;
}

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);
const shown = (word: unknown) => JSON.stringify(word).slice(0, 40);

type Try = [what: string, way: Way, sent: Sent];

async function faultsOf(tries: readonly Try[]): Promise<string[]> {
  const found: string[] = [];
  for (const [what, way, sent] of tries) {
    const wrong = fault(await send(way, sent));
    if (wrong !== null) found.push(`${way.name} ${what}: ${wrong}`);
  }
  return found;
}

describe('no text of a stranger runs as SQL or breaks anything', () => {
  test(
    'as an id in a URL',
    async () => {
      const named = called().filter((way) => way.door === 'REST' && way.idKeys.length > 0);
      expect(named.length).toBeGreaterThan(10);
      const words = WORDS.map(String).filter(isWellFormed);
      const tries = named.flatMap((way) =>
        words.map((word): Try => [shown(word), way, { id: word.slice(0, 5000) }]),
      );
      expect(await faultsOf(tries)).toEqual([]);
      for (const url of ['/api/properties/%ED%A0%80', '/%ff', '/uploads/%80', '/trpc/%c3']) {
        const answer = await app.inject(url);
        expect(fault(answer), url).toBeNull();
        const { code, error } = answer.json();
        expect(code ?? error.data.appCode).toBe('request.malformed');
      }
    },
    TIMEOUT_MS,
  );

  test(
    'in the query of a documented URL',
    async () => {
      const asked = called().filter((way) => way.door === 'REST' && !way.isWrite);
      expect(asked.length).toBeGreaterThan(5);
      const texts = WORDS.map(String).filter(isWellFormed).map(encodeURIComponent);
      const tries = asked.flatMap((way) => {
        const keys = way.url.includes('/properties') ? way.inputKeys : ['search', 'redirect'];
        return keys.flatMap((key) =>
          [...texts, '%ED%A0%80', '%', `1&${key}=2`].map((text): Try => {
            const query = `?${key}=${text}&${key}[]=${text}`;
            return [query.slice(0, 40), way, { query }];
          }),
        );
      });
      expect(await faultsOf(tries)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    "in any field of a call's input",
    async () => {
      const takers = called().filter(({ takesInput }) => takesInput);
      expect(takers.length).toBeGreaterThan(40);
      const tries = takers.flatMap((way, n) => {
        const right = rightInput(way);
        const keys = new Set([
          ...Object.keys(right),
          ...(way.door === 'tRPC' ? way.inputKeys : []),
        ]);
        return [...keys].flatMap((key) =>
          wordsOf(key, n).map((word): Try => {
            return [`${key} = ${shown(word)}`, way, { input: { ...right, [key]: word } }];
          }),
        );
      });
      expect(await faultsOf(tries)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    "instead of a call's whole input",
    async () => {
      const takers = called().filter(({ takesInput }) => takesInput);
      const tries = takers.flatMap((way) =>
        (isLong ? longOnes(way) : longOnes(way).slice(0, 1))
          .concat([[], [[]], [ALL_STATEMENTS], {}])
          .map((input): Try => [shown(input), way, { input }]),
      );
      expect(await faultsOf(tries)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

/** Valid inputs in which one field after the other holds about as much text as a body may. */
const longOnes = (way: Way): object[] =>
  Object.keys(rightInput(way)).map((key) => Object.assign(rightInput(way), { [key]: LONG[1] }));

describe('a text that looks like SQL is plain text', () => {
  const name = `Casa ' OR 1=1-- %_\\ "; drop table users`;
  const form = { ...propertyForm({ name }), description: STATEMENTS.join('\n') };
  const searching: [string, (search: string) => string][] = [
    ['the list', (search) => `/api/properties?search=${encodeURIComponent(search)}`],
    ['the own list', (search) => `/api/properties/my/list?search=${encodeURIComponent(search)}`],
    ...['property.search', 'property.mine'].map((path): [string, (search: string) => string] => [
      path,
      (search) => `/trpc/${path}?input=${encodeURIComponent(JSON.stringify({ search }))}`,
    ]),
  ];

  test.each(['REST', 'tRPC'])('when %s stores it', async (door) => {
    const { headers } = world.askers.admin;
    await watched.tryOut(async () => {
      const url = door === 'REST' ? '/api/properties' : '/trpc/property.create';
      const answer = await app.inject({ method: 'POST', url, payload: form, headers });
      expect(answer.statusCode).toBeLessThan(300);
      const rows = await watched.db.select().from(properties).where(eq(properties.name, name));
      expect(rows).toEqual([expect.objectContaining({ name, description: form.description })]);
    });
  });

  test.each(searching)('when somebody searches %s for it', async (_where, urlOfSearch) => {
    const { headers, actor } = world.askers.admin;
    const ownerId = actor.kind === 'member' ? actor.userId : '';
    await watched.tryOut(async () => {
      const { id } = await aProperty(watched.db, { ownerId, name });
      await aProperty(watched.db, { ownerId, name: 'Casa' });
      const found = async (search: string) => {
        const { body, statusCode } = await app.inject({
          url: urlOfSearch(search),
          headers,
        });
        expect(statusCode).toBe(200);
        return [...body.matchAll(/"id":"([\w-]+)","name"/gu)].map(([, one]) => one);
      };
      expect(await found(`Casa ' OR 1=1-- drop`)).toEqual([id]);
      for (const word of STATEMENTS.slice(0, 6)) expect(await found(`zzz ${word}`)).toEqual([]);
    });
  });
});

describe('no input reaches the prototype of all objects', () => {
  const REACHES = [
    '{"__proto__":{"reached":true}}',
    '{"constructor":{"prototype":{"reached":true}}}',
    '{"a":{"__proto__":{"reached":true}}}',
    '{"__proto__":[1],"constructor":{"prototype":{"reached":true}}}',
  ];
  const isReached = () => 'reached' in {};

  test(
    'as the body of any call',
    async () => {
      for (const way of called().filter(({ isWrite }) => isWrite))
        for (const payload of REACHES) {
          const answer = await sendRaw(way, { headers: asJson, payload });
          expect(fault(answer), `${way.name} ${payload}`).toBeNull();
          expect(isReached(), way.name).toBe(false);
        }
    },
    TIMEOUT_MS,
  );

  test('and the documented door does not even read it', async () => {
    for (const way of called().filter(({ door, takesInput }) => door === 'REST' && takesInput)) {
      const answer = await sendRaw(way, { headers: asJson, payload: REACHES[0] ?? '' });
      expect(answer.json(), way.name).toMatchObject({ code: 'request.malformed' });
    }
  });

  test(
    'in a query, or in the input of a tRPC query',
    async () => {
      const reads = called().filter(({ isWrite }, n) => !isWrite && (isLong || n % 3 === 0));
      for (const way of reads)
        for (const query of [
          '?__proto__[reached]=true&constructor[prototype][reached]=true',
          '?__proto__.reached=true',
          ...REACHES.map((input) => `?input=${encodeURIComponent(input)}`),
          ...REACHES.map((input) => `?batch=1&input=${encodeURIComponent(`{"0":${input}}`)}`),
          '?batch=1&input={"__proto__":{"reached":true}}',
        ]) {
          expect(fault(await sendRaw(way, { query })), `${way.name} ${query}`).toBeNull();
          expect(isReached(), way.name).toBe(false);
        }
    },
    TIMEOUT_MS,
  );
});
