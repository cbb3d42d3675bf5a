import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { AccessRule, NamedRow } from '../../security/access.ts';
import type { Declared } from '../../action/action.ts';
import { EXAMPLE_PHOTO } from '../../rest/example-photo.ts';
import { appRouter } from '../../router.ts';
import { TEST_PASSWORD } from '../data/account.ts';

/** One call from outside: a route with its method, or a procedure. */
export interface Way {
  door: 'REST' | 'tRPC';
  /** `PUT /api/employees/:id`, or `employee.update`. */
  name: string;
  access: AccessRule | undefined;
  names: NamedRow | undefined;
  /** The parameters of the URL, or keys of the input, that name a row. */
  idKeys: string[];
  method: HTTPMethods;
  url: string;
  isWrite: boolean;
  takesInput: boolean;
  takesFile: boolean;
  /** Keys that the input of a procedure, or the query of a documented URL, may hold. */
  inputKeys: string[];
  isOtherMethod: boolean;
  /** Whether pages of other origins may use it. */
  isOpen: boolean;
  /** A valid input, without the id of the row; undefined when nobody has declared one. */
  example: Record<string, unknown> | undefined;
}

const UNSAFE = new Set<string>(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Files are for everybody, and the procedures behind the tRPC URL declare their own access. */
const NO_WAYS_OF_OURS = new Set(['/uploads/*', '/trpc/:path']);
/** Parameters of URLs that name no row. */
const NO_ROWS = new Set(['number']);
const PARAMETER = /:(\w+)(?:\([^)]*\))?/gu;

/** Builds a server and returns it with all the calls that lead into it. */
export async function walk(
  build: () => Promise<FastifyInstance>,
): Promise<{ app: FastifyInstance; ways: Way[] }> {
  const routes: RouteOptions[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(route));
  };
  subscribe('fastify.initialization', listen);
  try {
    const app = await build();
    await app.ready();
    return { app, ways: [...routes.flatMap(waysOfRoute), ...waysOfProcedures()] };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}

function waysOfRoute({ method, url, config = {} }: RouteOptions): Way[] {
  if (NO_WAYS_OF_OURS.has(url)) return [];
  const { call, isOtherMethod = false, methods } = config;
  // OPTIONS only names the methods.
  if (methods) return [];
  const action = call?.action;
  const inUrl = [...url.matchAll(PARAMETER)]
    .map(([, key]) => key ?? '')
    .filter((key) => !NO_ROWS.has(key));
  const idKeys = inUrl.length > 0 || !action?.key ? inUrl : [action.key];
  return [method].flat().map((name) => {
    const isWrite = UNSAFE.has(name);
    return {
      door: 'REST',
      name: `${name} ${url}`,
      access: action?.access ?? config.access,
      names: action?.names ?? config.names,
      idKeys,
      method: name,
      url,
      isWrite,
      takesInput: isWrite && call?.takesBody !== false,
      takesFile: call?.takesFile === true,
      inputKeys: name === 'GET' && action ? keysOf(action.input) : [],
      isOtherMethod,
      isOpen: config.isOpen === true,
      example: call?.takesPhoto
        ? { ...exampleOf(action), url: EXAMPLE_PHOTO }
        : call?.takesFile
          ? {}
          : exampleOf(action),
    };
  });
}

interface Procedure {
  _def: { meta?: { action?: Declared }; type: string };
}

function waysOfProcedures(): Way[] {
  const procedures = Object.entries<Procedure>(appRouter._def.procedures as never);
  return procedures.map(([name, { _def: def }]) => {
    const isWrite = def.type === 'mutation';
    const action = def.meta?.action;
    const idKeys = new Set([action?.key ?? [], idKeysOf(action)].flat());
    return {
      door: 'tRPC',
      name,
      access: action?.access,
      names: action?.names,
      idKeys: [...idKeys],
      method: isWrite ? 'POST' : 'GET',
      url: `/trpc/${name}`,
      isWrite,
      takesInput: action?.input !== undefined || action?.key !== undefined,
      takesFile: false,
      inputKeys: keysOf(action?.input),
      isOtherMethod: false,
      isOpen: false,
      example: exampleOf(action),
    };
  });
}

/** The declared example; an empty input where nothing but the id of a row is required. */
function exampleOf(action: Declared | undefined): Way['example'] {
  const { example, input } = action ?? {};
  if (example === undefined)
    return requiredKeysOf(input).every((key) => ID_KEY.test(key)) ? {} : undefined;
  // Every account of the tests has this password.
  const password = Object.hasOwn(Object(example), 'currentPassword') && {
    currentPassword: TEST_PASSWORD,
  };
  return { ...(example as object), ...password };
}

const ID_KEY = /^(?:id|ids|\w*[a-z]Ids?)$/u;

/** Required keys that look like the id of a row. An optional key only filters, and one that the example leaves null is one of two ways. */
function idKeysOf(action: Declared | undefined): string[] {
  const example = exampleOf(action) ?? {};
  return requiredKeysOf(action?.input).filter((key) => ID_KEY.test(key) && example[key] !== null);
}

function requiredKeysOf(schema: z.core.$ZodType | undefined): string[] {
  const issues = schema && z.safeParse(schema, {}).error?.issues;
  return issues?.map(({ path }) => String(path[0])) ?? [];
}

/** Keys that an object may hold, whatever the schema turns it into. */
function keysOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema instanceof z.ZodMiniObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodMiniPipe) {
    const { in: from, out } = schema.def;
    return keysOf(from instanceof z.ZodMiniTransform ? out : from);
  }
  if (schema instanceof z.ZodMiniIntersection)
    return [...keysOf(schema.def.left), ...keysOf(schema.def.right)];
  return [];
}

/** The path with the id filled in, and with the id of the enclosing row when the path names both. */
export function pathOf(
  { url, idKeys }: Pick<Way, 'url' | 'idKeys'>,
  id: string,
  within = id,
): string {
  return url.replaceAll(PARAMETER, (_all, key: string) =>
    NO_ROWS.has(key) ? '1' : encodeURIComponent(key === idKeys.at(-1) ? id : within),
  );
}

/** The ids as keys of the input; a documented call has them in its URL, if that names any. */
export function idsIn(
  { door, idKeys, url }: Pick<Way, 'door' | 'idKeys' | 'url'>,
  row: { id: string; within?: string } | null,
): Record<string, unknown> {
  const key = idKeys.at(-1);
  if (key === undefined || !row || (door === 'REST' && url.includes(':'))) return {};
  const ids: Record<string, unknown> = { [key]: key.endsWith('s') ? [row.id] : row.id };
  for (const name of idKeys.slice(0, -1)) ids[name] = row.within ?? row.id;
  return ids;
}
