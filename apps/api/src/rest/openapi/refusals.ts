import { ERROR_KINDS, type ErrorCode, errorCatalogue, type ErrorKind } from '@pbr/schemas/errors';
import type * as z from 'zod/mini';
import { httpStatusByKind } from '../../lib/errors.ts';
import type { problemSchema } from '../send-app-error.ts';
import type { DocumentedCall } from './documented-call.ts';

interface Refusal {
  description: string;
  /** The codes of this kind that the documented calls answer. */
  codes: readonly ErrorCode[];
  waits?: true;
}

const REFUSALS = {
  invalid: {
    description: 'Lo que se mandó no se acepta; `fields` dice qué campo y por qué.',
    codes: ['request.invalid', 'request.malformed', 'image.too_many', 'image.quota'],
  },
  unauthenticated: {
    description: 'Falta la sesión o el token, o el token caducó.',
    codes: ['session.required', 'token.invalid', 'token.expired', 'session.invalid_credentials'],
  },
  forbidden: {
    description: 'No es tuyo, o no te toca.',
    codes: [
      'property.forbidden',
      'share.forbidden',
      'admin.required',
      'request.cross_site',
      'token.read_only',
      'token.not_here',
    ],
  },
  not_found: {
    description: 'No existe, o no para quien pregunta.',
    codes: [
      'property.not_found',
      'image.not_found',
      'inquiry.not_found',
      'share.not_found',
      'employee.not_found',
    ],
  },
  conflict: {
    description: 'Choca con lo que ya hay.',
    codes: [
      'request.key_reused',
      'image.changed',
      'inquiry.full',
      'share.ended',
      'share.changed',
      'share.answered',
      'employee.email_taken',
      'employee.admin_protected',
      'employee.last_admin',
    ],
  },
  gone: {
    description: 'Lo que creó esta `Idempotency-Key` ya no existe.',
    codes: ['request.result_gone'],
  },
  stale: {
    description: 'Ya no es lo que se leyó: el `ETag` de `If-Match` es de antes.',
    codes: ['request.stale'],
  },
  too_large: {
    description: 'El cuerpo o la foto es demasiado grande.',
    codes: ['request.too_large', 'image.too_large'],
  },
  unsupported_type: {
    description: 'El tipo de contenido no se acepta, o el archivo no es una foto entera.',
    codes: ['request.unsupported_type', 'image.unsupported', 'image.incomplete'],
  },
  too_many: {
    description: 'Demasiadas solicitudes: espera los segundos de `Retry-After`.',
    codes: ['request.too_many'],
    waits: true,
  },
  internal: {
    description: 'Algo falló de nuestro lado; `requestId` lo identifica.',
    codes: ['server.unexpected'],
  },
  unavailable: {
    description: 'Por un momento no hay servicio: intenta de nuevo tras `Retry-After`.',
    codes: ['server.unavailable'],
    waits: true,
  },
  storage_full: { description: 'No queda espacio para archivos.', codes: ['storage.full'] },
} as const satisfies Record<ErrorKind, Refusal>;

function responseOf({ description, codes, waits }: Refusal): object {
  const examples = Object.fromEntries(codes.map((code) => [code, { value: exampleProblem(code) }]));
  return {
    description,
    ...(waits && { headers: Object.fromEntries(headersOf(codes)) }),
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Problem' }, examples },
    },
  };
}

function headersOf(codes: readonly ErrorCode[]): [string, object][] {
  const names = codes.includes('request.too_many')
    ? ['Retry-After', 'RateLimit', 'RateLimit-Policy']
    : ['Retry-After'];
  return names.map((name) => [name, { $ref: `#/components/headers/${name.replace('-', '')}` }]);
}

/** The answer with this code. */
export function exampleProblem(code: ErrorCode): z.output<typeof problemSchema> {
  return {
    code,
    message: errorCatalogue[code].es,
    ...(code === 'request.invalid' && { fields: { name: 'Escribe el nombre de la propiedad.' } }),
    requestId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  };
}

/** The response of every kind of refusal; calls refer to it by the kind. */
export const refusalResponses = Object.fromEntries(
  ERROR_KINDS.map((kind) => [kind, responseOf(REFUSALS[kind])]),
);

/** The refusals that a call may answer, by status. */
export function refusalsOf(call: DocumentedCall): Record<string, object> {
  const kinds = ERROR_KINDS.filter((kind) => kindsOf(call).has(kind));
  return Object.fromEntries(
    kinds.map((kind) => [
      String(httpStatusByKind[kind]),
      { $ref: `#/components/responses/${kind}` },
    ]),
  );
}

const isWrite = ({ method }: DocumentedCall) => method !== 'GET';

/** A call answers refusals of these kinds if this is true of it. */
const REASONS: readonly [(call: DocumentedCall) => unknown, readonly ErrorKind[]][] = [
  // Every call refuses a bad token.
  [() => true, ['unauthenticated', 'too_many', 'unavailable', 'internal']],
  // Any write may come from another site or with a read-only token, and its body may have the wrong size or type.
  [isWrite, ['invalid', 'forbidden', 'too_large', 'unsupported_type']],
  [({ action, url }) => action.input || url.includes(':'), ['invalid']],
  [({ action }) => action.access === 'admin', ['forbidden']],
  [({ action }) => action.names, ['not_found']],
  [({ takesPhoto }) => takesPhoto, ['storage_full']],
  [({ about }) => about.reads?.includes('If-Match'), ['stale']],
  [({ about }) => about.reads?.includes('Idempotency-Key'), ['conflict']],
  [({ makes }) => makes, ['gone']],
];

function kindsOf(call: DocumentedCall): Set<ErrorKind> {
  const kinds = REASONS.flatMap(([applies, refusals]) => (applies(call) ? refusals : []));
  return new Set([...kinds, ...(call.about.refuses ?? [])]);
}
