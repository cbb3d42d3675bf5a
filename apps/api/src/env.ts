import { availableParallelism } from 'node:os';
import path from 'node:path';
import { REGISTRATION_MODES, type RegistrationMode } from '@pbr/schemas/account/write';
import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));
const port = z.pipe(
  text.check(z.regex(/^\d{1,5}$/u)),
  z.pipe(z.transform(Number), z.int().check(z.gte(0), z.lte(65_535))),
);
const count = z.pipe(
  text.check(z.regex(/^\d{1,9}$/u)),
  z.pipe(z.transform(Number), z.int().check(z.gte(1))),
);
/** 0 switches a limit off. */
const limit = z.pipe(text.check(z.regex(/^\d{1,9}$/u)), z.transform(Number));
/** 0 leaves out the step. */
const fewSeconds = z.pipe(text.check(z.regex(/^\d{1,3}$/u)), z.transform(Number));
/** The size of a disk takes more than nine digits. */
const bytes = z.pipe(text.check(z.regex(/^\d{1,15}$/u)), z.transform(Number));
const secrets = z.pipe(
  text,
  z.pipe(
    z.transform((value: string) => value.split(',').map((secret) => secret.trim())),
    z.array(z.string().check(z.minLength(32))),
  ),
);
const origin = z.pipe(
  z.url({ protocol: /^https?$/u }),
  z.transform((value) => new URL(value).origin),
);

const variables = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PORT: z._default(port, 3000),
  HOST: z._default(text, '127.0.0.1'),
  DATA_DIR: z.optional(text),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/u })),
  /** Two for each core, and one that waits for the disk: more at the same time only slow each other. */
  DATABASE_POOL: z._default(count, 2 * availableParallelism() + 1),
  PUBLIC_ORIGIN: z.optional(origin),
  /** Several secrets are separated by commas: the first one signs, the others are still accepted. */
  SESSION_SECRET: z.optional(secrets),
  SESSION_IDLE_SECONDS: z._default(count, 7 * 86_400),
  SESSION_MAX_SECONDS: z._default(count, 30 * 86_400),
  REGISTRATION: z.optional(z.enum(REGISTRATION_MODES)),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/u })),
  /** IPs or networks of the proxies in front, separated by commas; 'loopback' is one. If empty, no proxy is believed. */
  TRUST_PROXY: z.optional(text),
  LOG_LEVEL: z._default(
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
    'info',
  ),
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
  LIMIT_PHOTO_BYTES: z._default(bytes, 2 * 1024 ** 3),
  ANSWER_CACHE_BYTES: z._default(bytes, 64 * 1024 ** 2),
  OUTAGE_ANSWER_SECONDS: z._default(limit, 600),
  MAX_CONNECTIONS: z._default(count, 10_000),
  SLOW_READER_BYTES: z._default(limit, 4096),
  STOP_ANNOUNCE_SECONDS: z.optional(fewSeconds),
  STOP_LINGER_SECONDS: z.optional(fewSeconds),
});

type Variables = z.output<typeof variables>;

export type Env = Omit<
  Variables,
  'DATA_DIR' | 'PUBLIC_ORIGIN' | 'REGISTRATION' | 'STOP_ANNOUNCE_SECONDS' | 'STOP_LINGER_SECONDS'
> & {
  DATA_DIR: string;
  PUBLIC_ORIGIN: string;
  REGISTRATION: RegistrationMode;
  STOP_ANNOUNCE_SECONDS: number;
  STOP_LINGER_SECONDS: number;
};

const NUMBER_FROM_1 = 'usa un número desde 1';
const SECONDS_FROM_0 = 'usa un número de segundos desde 0';
const LIMIT = 'usa un número, 0 para no poner límite';

const messages: Record<keyof Variables, string> = {
  NODE_ENV: "usa 'development', 'test' o 'production'",
  PORT: 'usa un número de 0 a 65535',
  HOST: 'escribe una dirección, por ejemplo 127.0.0.1',
  DATA_DIR: 'escribe una carpeta',
  DATABASE_URL: 'usa la forma postgres://usuario:clave@servidor:5432/base',
  DATABASE_POOL: NUMBER_FROM_1,
  PUBLIC_ORIGIN: 'usa la forma https://www.ejemplo.mx',
  SESSION_SECRET: 'usa 32 caracteres o más; varias claves van separadas por comas',
  SESSION_IDLE_SECONDS: NUMBER_FROM_1,
  SESSION_MAX_SECONDS: NUMBER_FROM_1,
  REGISTRATION: "usa 'approval', 'open' o 'closed'",
  SMTP_URL: 'usa la forma smtp://usuario:clave@servidor:587',
  TRUST_PROXY: 'escribe direcciones o redes separadas por comas',
  LOG_LEVEL: "usa un nivel de pino, por ejemplo 'info'",
  LIMIT_PUBLIC_FORMS: LIMIT,
  LIMIT_PUBLIC_FORMS_SECONDS: NUMBER_FROM_1,
  LIMIT_INQUIRY_RECEIPTS: LIMIT,
  LIMIT_INQUIRY_RECEIPTS_SECONDS: NUMBER_FROM_1,
  LIMIT_LOGIN_ACCOUNT: LIMIT,
  LIMIT_LOGIN_ADDRESS: LIMIT,
  LIMIT_LOGIN_SECONDS: NUMBER_FROM_1,
  LIMIT_REGISTRATION: LIMIT,
  LIMIT_REGISTRATION_SECONDS: NUMBER_FROM_1,
  LIMIT_PASSWORD_RESET: LIMIT,
  LIMIT_PASSWORD_RESET_SECONDS: NUMBER_FROM_1,
  LIMIT_ACCOUNT_MAILS: LIMIT,
  LIMIT_ACCOUNT_MAILS_SECONDS: NUMBER_FROM_1,
  LIMIT_SHARE_MAILS: LIMIT,
  LIMIT_SHARE_MAILS_SECONDS: NUMBER_FROM_1,
  LIMIT_VIEWS: LIMIT,
  LIMIT_VIEWS_SECONDS: NUMBER_FROM_1,
  LIMIT_API_TOKEN: LIMIT,
  LIMIT_API_TOKEN_SECONDS: NUMBER_FROM_1,
  LIMIT_PHOTO_BYTES: LIMIT,
  ANSWER_CACHE_BYTES: 'usa un número, 0 para no guardar respuestas',
  OUTAGE_ANSWER_SECONDS: 'usa un número de segundos, 0 para no dar respuestas guardadas',
  MAX_CONNECTIONS: NUMBER_FROM_1,
  SLOW_READER_BYTES: LIMIT,
  STOP_ANNOUNCE_SECONDS: SECONDS_FROM_0,
  STOP_LINGER_SECONDS: SECONDS_FROM_0,
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
  const parsed = z.safeParse(variables, set);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    throw problem([...names].map((name) => `${name}: ${messages[name as keyof typeof messages]}.`));
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  const missing = isProduction ? missingInProduction(env) : [];
  if (missing.length > 0)
    throw problem(missing.map((name) => `${name}: hace falta con NODE_ENV=production.`));
  return {
    ...env,
    DATA_DIR: path.resolve(env.DATA_DIR ?? '.data'),
    PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    // The demo lets visitors try registering; a real portal decides itself who gets an account.
    REGISTRATION: env.REGISTRATION ?? (isProduction ? 'approval' : 'open'),
    // A developer's Ctrl-C waits for nobody.
    STOP_ANNOUNCE_SECONDS: env.STOP_ANNOUNCE_SECONDS ?? (isProduction ? 1 : 0),
    STOP_LINGER_SECONDS: env.STOP_LINGER_SECONDS ?? (isProduction ? 4 : 0),
  };
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
