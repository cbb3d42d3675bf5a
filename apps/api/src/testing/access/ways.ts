import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { propertyListQuerySchema } from '@pbr/schemas/property/list';
import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { AccessRule, NamedRow } from '../../security/access.ts';
import { appRouter } from '../../router.ts';

/** One call from outside: a route with its method, or a procedure. */
export interface Way {
  door: 'REST' | 'tRPC';
  /** `PUT /api/employees/:id`, or `employee.update`. */
  name: string;
  access: AccessRule | undefined;
  names: NamedRow | undefined;
  /** The parameters of the address, or keys of the input, that name a row. */
  idKeys: string[];
  method: HTTPMethods;
  url: string;
  isWrite: boolean;
  takesInput: boolean;
  /** Keys that the input of a procedure, or the query of a documented address, may hold. */
  inputKeys: string[];
  isOtherMethod: boolean;
  /** Whether the input passes the procedure's own schema; always true for REST. */
  accepts: (input: unknown) => boolean;
}

const UNSAFE = new Set<string>(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Files are for everybody, and the procedures behind the tRPC address declare their own access. */
const NO_WAYS_OF_OURS = new Set(['/uploads/*', '/trpc/:path']);
/** Parameters of addresses that name no row. */
const NO_ROWS = new Set(['number']);
/** Keys of the longest query that any call reads. */
const QUERY_KEYS = Object.keys(propertyListQuerySchema.shape);
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

function waysOfRoute({ method, url, config }: RouteOptions): Way[] {
  if (NO_WAYS_OF_OURS.has(url)) return [];
  const idKeys = [...url.matchAll(PARAMETER)]
    .map(([, key]) => key ?? '')
    .filter((key) => !NO_ROWS.has(key));
  const bodyKey = config?.names && 'key' in config.names ? config.names.key : undefined;
  if (bodyKey !== undefined) idKeys.push(bodyKey);
  return [method].flat().map((name) => ({
    door: 'REST',
    name: `${name} ${url}`,
    access: config?.access,
    names: config?.names,
    idKeys,
    method: name,
    url,
    isWrite: UNSAFE.has(name),
    takesInput: UNSAFE.has(name) && config?.takesBody !== false,
    inputKeys: name === 'GET' ? QUERY_KEYS : [],
    isOtherMethod: config?.isOtherMethod === true,
    accepts: () => true,
  }));
}

interface Procedure {
  _def: {
    meta?: { access?: AccessRule; names?: NamedRow };
    type: string;
    inputs: readonly z.core.$ZodType[];
  };
}

function waysOfProcedures(): Way[] {
  const procedures = Object.entries<Procedure>(appRouter._def.procedures as never);
  return procedures.map(([name, { _def: def }]) => {
    const isWrite = def.type === 'mutation';
    return {
      door: 'tRPC',
      name,
      access: def.meta?.access,
      names: def.meta?.names,
      idKeys: def.inputs.flatMap(idKeysOf),
      method: isWrite ? 'POST' : 'GET',
      url: `/trpc/${name}`,
      isWrite,
      takesInput: def.inputs.length > 0,
      inputKeys: def.inputs.flatMap(keysOf),
      isOtherMethod: false,
      accepts: (input) => def.inputs.every((schema) => z.safeParse(schema, input).success),
    };
  });
}

const ID_KEY = /^(?:id|ids|\w*[a-z]Ids?)$/u;

/** Required keys that look like the id of a row. An optional key only filters. */
function idKeysOf(schema: z.core.$ZodType): string[] {
  const read = 'validates' in schema ? (schema.validates as z.core.$ZodType) : schema;
  const keys = z.safeParse(read, {}).error?.issues.map(({ path }) => String(path[0])) ?? [];
  return keys.filter((key) => ID_KEY.test(key));
}

/** Keys that an object may hold, whatever the schema turns it into. */
function keysOf(schema: z.core.$ZodType): string[] {
  if ('validates' in schema) return keysOf(schema.validates as z.core.$ZodType);
  if (schema instanceof z.ZodMiniObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodMiniPipe) return keysOf(schema.def.in);
  if (schema instanceof z.ZodMiniIntersection)
    return [...keysOf(schema.def.left), ...keysOf(schema.def.right)];
  return [];
}

/** The address with the id filled in, and with the id of the enclosing row when the address names both. */
export function addressOf(
  { url, idKeys }: Pick<Way, 'url' | 'idKeys'>,
  id: string,
  within = id,
): string {
  return url.replaceAll(PARAMETER, (_all, key: string) =>
    NO_ROWS.has(key) ? '1' : encodeURIComponent(key === idKeys.at(-1) ? id : within),
  );
}

/** The ids as keys of a procedure's input, or of a documented call's body. */
export function idsIn(
  { door, idKeys, names }: Pick<Way, 'door' | 'idKeys' | 'names'>,
  row: { id: string; within?: string } | null,
): Record<string, unknown> {
  const key = idKeys.at(-1);
  if (key === undefined || !row) return {};
  if (door === 'REST') return names && 'key' in names ? { [key]: row.id } : {};
  const ids: Record<string, unknown> = { [key]: key.endsWith('s') ? [row.id] : row.id };
  for (const name of idKeys.slice(0, -1)) ids[name] = row.within ?? row.id;
  return ids;
}
