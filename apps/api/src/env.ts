import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { hostsOf } from '@pbr/db/hosts';
import { REGISTRATION_MODES, type RegistrationMode } from '@pbr/schemas/account/write';
import * as z from 'zod/mini';

const text = z.string().check(z.trim());
/** Any other text is refused with these words. */
const number = (words: string, { digits = 9, least = 0, most = Number.MAX_SAFE_INTEGER } = {}) =>
  z.pipe(
    text.check(z.regex(new RegExp(`^\\d{1,${digits}}$`, 'u'), words)),
    z.pipe(z.transform(Number), z.int().check(z.gte(least, words), z.lte(most, words))),
  );
const port = number('usa un número de 0 a 65535', { digits: 5, most: 65_535 });
const count = number('usa un número desde 1', { least: 1 });
const NO_LIMIT = 'usa un número, 0 para no poner límite';
/** 0 switches a limit off. */
const limit = number(NO_LIMIT);
/** 0 leaves out the step. */
const fewSeconds = number('usa un número de segundos desde 0', { digits: 3 });
/** The size of a disk takes more than nine digits. */
const bytes = (words: string) => number(words, { digits: 15 });
const SECRETS = 'usa 32 caracteres o más; varias claves van separadas por comas';
const secrets = z.pipe(
  text,
  z.pipe(
    z.transform((value: string) => value.split(',').map((secret) => secret.trim())),
    z.array(z.string().check(z.minLength(32, SECRETS))),
  ),
);
const origin = z.pipe(
  z.url({ protocol: /^https?$/u, error: 'usa la forma https://www.ejemplo.mx' }),
  z.transform((value) => new URL(value).origin),
);
const database = text.check(
  z.refine(
    isDatabaseUrl,
    'usa la forma postgres://usuario:clave@servidor:5432/base; varios servidores van separados por comas, y solo se usa el que acepta escrituras',
  ),
);
const replicas = z.pipe(
  text,
  z.pipe(
    z.transform((value: string) => value.split(/[\s,]/u).filter((url) => url !== '')),
    z.array(database),
  ),
);
const smtp = z.url({
  protocol: /^smtps?$/u,
  error: 'usa la forma smtp://usuario:clave@servidor:587',
});
/** No user and no path below the bucket. */
const STORAGE_URL =
  /^s3:\/\/(?<host>(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?)\/(?<bucket>[a-z\d][a-z\d.-]{1,61}[a-z\d])\/?$/u;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/u;
const MODES = ['development', 'test', 'production'] as const;
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const variables = z.object({
  NODE_ENV: z._default(z.enum(MODES, "usa 'development', 'test' o 'production'"), 'development'),
  PORT: z._default(port, 3000),
  HOST: z._default(text, '127.0.0.1'),
  /** An S3 bucket for photos; unset: a folder in `DATA_DIR`. */
  STORAGE_URL: z.optional(
    text.check(z.regex(STORAGE_URL, 'usa la forma s3://servidor/contenedor, sin clave')),
  ),
  STORAGE_KEY: z.optional(text),
  STORAGE_SECRET: z.optional(text),
  STORAGE_REGION: z._default(text, 'us-east-1'),
  /** For the local copies of what the bucket holds. */
  STORAGE_COPY_BYTES: z._default(bytes('usa un número de bytes'), 2 * 1024 ** 3),
  /** Unset: nothing is measured. */
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(text, '127.0.0.1'),
  DATA_DIR: z.optional(text),
  DATABASE_URL: z.optional(database),
  /** Postgres itself, if `DATABASE_URL` names a pool before it. */
  DATABASE_DIRECT_URL: z.optional(database),
  /** Standbys for visitors' reads, separated by spaces or commas. */
  DATABASE_REPLICA_URL: z.optional(replicas),
  REPLICA_MAX_LAG_SECONDS: z._default(count, 5),
  /** Two for each core, and one that waits for the disk: more at the same time only slow each other. */
  DATABASE_POOL: z._default(count, 2 * availableParallelism() + 1),
  PUBLIC_ORIGIN: z.optional(origin),
  /** Several secrets are separated by commas: the first one signs, the others are still accepted. */
  SESSION_SECRET: z.optional(secrets),
  SESSION_IDLE_SECONDS: z._default(count, 7 * 86_400),
  SESSION_MAX_SECONDS: z._default(count, 30 * 86_400),
  REGISTRATION: z.optional(z.enum(REGISTRATION_MODES, "usa 'approval', 'open' o 'closed'")),
  SMTP_URL: z.optional(smtp),
  /** IPs or networks of the proxies in front, separated by commas; 'loopback' is one. If empty, no proxy is believed. */
  TRUST_PROXY: z.optional(text),
  /** A PMTiles file with the streets of the maps. */
  MAP_TILES: z.optional(text),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, "usa un nivel de pino, por ejemplo 'info'"), 'info'),
  LIMIT_PUBLIC_FORMS: z._default(limit, 60),
  LIMIT_PUBLIC_FORMS_SECONDS: z._default(count, 300),
  LIMIT_INQUIRY_RECEIPTS: z._default(limit, 20),
  LIMIT_INQUIRY_RECEIPTS_SECONDS: z._default(count, 86_400),
  LIMIT_LOGIN_ACCOUNT: z._default(limit, 10),
  LIMIT_LOGIN_ADDRESS: z._default(limit, 100),
  LIMIT_LOGIN_SECONDS: z._default(count, 900),
  LIMIT_REGISTRATION: z._default(limit, 60),
  LIMIT_REGISTRATION_SECONDS: z._default(count, 300),
  LIMIT_PASSWORD_RESET: z._default(limit, 60),
  LIMIT_PASSWORD_RESET_SECONDS: z._default(count, 300),
  LIMIT_ACCOUNT_MAILS: z._default(limit, 5),
  LIMIT_ACCOUNT_MAILS_SECONDS: z._default(count, 3600),
  LIMIT_SHARE_MAILS: z._default(limit, 60),
  LIMIT_SHARE_MAILS_SECONDS: z._default(count, 3600),
  LIMIT_VIEWS: z._default(limit, 300),
  LIMIT_VIEWS_SECONDS: z._default(count, 300),
  LIMIT_API_TOKEN: z._default(limit, 20),
  LIMIT_API_TOKEN_SECONDS: z._default(count, 1),
  LIMIT_PHOTO_BYTES: z._default(bytes(NO_LIMIT), 2 * 1024 ** 3),
  ANSWER_CACHE_BYTES: z._default(
    bytes('usa un número, 0 para no guardar respuestas'),
    64 * 1024 ** 2,
  ),
  OUTAGE_ANSWER_SECONDS: z._default(
    number('usa un número de segundos, 0 para no dar respuestas guardadas'),
    600,
  ),
  MAX_CONNECTIONS: z._default(count, 10_000),
  SLOW_READER_BYTES: z._default(limit, 4096),
  STOP_ANNOUNCE_SECONDS: z.optional(fewSeconds),
  STOP_LINGER_SECONDS: z.optional(fewSeconds),
});

/** A bucket's URL, and what opens it. */
export interface StorageAddress {
  url: string;
  region: string;
  key: string;
  secret: string;
}

type Variables = z.output<typeof variables>;

export type Env = Omit<
  Variables,
  'DATA_DIR' | 'PUBLIC_ORIGIN' | 'REGISTRATION' | 'STOP_ANNOUNCE_SECONDS' | 'STOP_LINGER_SECONDS'
> & {
  DATA_DIR: string;
  /** Null: photos stand in a folder. */
  STORAGE: StorageAddress | null;
  PUBLIC_ORIGIN: string;
  REGISTRATION: RegistrationMode;
  STOP_ANNOUNCE_SECONDS: number;
  STOP_LINGER_SECONDS: number;
};

/** Thrown when the configuration is incomplete or unreadable; the message names every variable concerned. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Reads the configuration; an empty variable counts as unset. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = z.safeParse(variables, { ...set, ...fromFiles(set) });
  if (!parsed.success) {
    const words = new Map(parsed.error.issues.map(({ path: [name], message }) => [name, message]));
    throw problem([...words].map(([name, message]) => `${String(name)}: ${message}.`));
  }
  const env = parsed.data;
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw problem(['DATABASE_DIRECT_URL: hace falta también DATABASE_URL, con la del pool.']);
  const isProduction = env.NODE_ENV === 'production';
  const missing = isProduction ? missingInProduction(env) : [];
  if (missing.length > 0)
    throw problem(missing.map((name) => `${name}: hace falta con NODE_ENV=production.`));
  return {
    ...env,
    STORAGE: storageOf(env),
    DATA_DIR: path.resolve(env.DATA_DIR ?? '.data'),
    PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    // The demo lets visitors try registering; a real portal decides itself who gets an account.
    REGISTRATION: env.REGISTRATION ?? (isProduction ? 'approval' : 'open'),
    // A developer's Ctrl-C waits for nobody.
    STOP_ANNOUNCE_SECONDS: env.STOP_ANNOUNCE_SECONDS ?? (isProduction ? 1 : 0),
    STOP_LINGER_SECONDS: env.STOP_LINGER_SECONDS ?? (isProduction ? 4 : 0),
  };
}

/** The part of an environment that says where photos are stored. */
export const storageVariables = (source: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(source).filter(([name]) => name.startsWith('STORAGE_')));

const KEPT_IN_FILES = ['STORAGE_KEY', 'STORAGE_SECRET'];

/** Reads the variables that a file holds: `NAME_FILE` names it. */
function fromFiles(set: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const read: Record<string, string> = {};
  for (const name of KEPT_IN_FILES) {
    const file = set[`${name}_FILE`];
    if (file === undefined || set[name] !== undefined) continue;
    try {
      read[name] = readFileSync(file.trim(), 'utf8');
    } catch {
      throw problem([`${name}_FILE: este archivo no se puede leer.`]);
    }
  }
  return read;
}

/** Plain HTTP stays on this machine. */
function storageOf(env: Variables): StorageAddress | null {
  if (env.STORAGE_URL === undefined) return null;
  const { STORAGE_KEY: key = '', STORAGE_SECRET: secret = '', STORAGE_REGION: region } = env;
  const missing = [...(key ? [] : ['STORAGE_KEY']), ...(secret ? [] : ['STORAGE_SECRET'])];
  if (missing.length > 0)
    throw problem(missing.map((name) => `${name}: hace falta con STORAGE_URL (o ${name}_FILE).`));
  const { host = '', bucket = '' } = STORAGE_URL.exec(env.STORAGE_URL)?.groups ?? {};
  const url = `${LOOPBACK.test(host) ? 'http' : 'https'}://${host}/${bucket}`;
  return { url, region, key, secret };
}

/** With several hosts the driver finds the primary by itself, so the URL may say that it wants it, and nothing else. */
function isDatabaseUrl(value: string): boolean {
  try {
    return hostsOf(value).every((host) => {
      const { protocol, searchParams } = new URL(host);
      const wanted = searchParams.get('target_session_attrs') ?? 'primary';
      return /^postgres(?:ql)?:$/u.test(protocol) && /^(?:primary|read-write)$/u.test(wanted);
    });
  } catch {
    return false;
  }
}

function missingInProduction(env: Variables): string[] {
  return [
    ...(env.DATABASE_URL || env.DATA_DIR ? [] : ['DATABASE_URL (o DATA_DIR)']),
    ...(env.PUBLIC_ORIGIN ? [] : ['PUBLIC_ORIGIN']),
    ...(env.SESSION_SECRET ? [] : ['SESSION_SECRET']),
  ];
}

function problem(lines: string[]): EnvError {
  return new EnvError(
    ['La configuración no está completa:', ...lines.map((line) => `  ${line}`)].join('\n'),
  );
}
