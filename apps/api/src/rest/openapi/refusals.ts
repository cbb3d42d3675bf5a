import { ERROR_KINDS, type ErrorCode, errorCatalogue, type ErrorKind } from '@pbr/schemas/errors';
import { httpStatusByKind } from '../../lib/errors.ts';
import type { DocumentedCall } from './documented-call.ts';

interface Refusal {
  description: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  waits?: true;
}

const REFUSALS = {
  invalid: {
    description: 'Lo que se mandó no se acepta; `fields` dice qué campo y por qué.',
    code: 'request.invalid',
    fields: { name: 'Escribe el nombre de la propiedad.' },
  },
  unauthenticated: {
    description: 'Falta la sesión o el token, o el token caducó (`token.expired`).',
    code: 'session.required',
  },
  forbidden: { description: 'No es tuyo, o no te toca.', code: 'property.forbidden' },
  not_found: {
    description: 'No existe, o no para quien pregunta.',
    code: 'property.not_found',
  },
  conflict: { description: 'Choca con lo que ya hay.', code: 'property.changed' },
  stale: {
    description: 'Ya no es lo que se leyó: el `ETag` de `If-Match` es de antes.',
    code: 'request.stale',
  },
  too_large: { description: 'El cuerpo es demasiado grande.', code: 'request.too_large' },
  unsupported_type: {
    description: 'El tipo de contenido no se acepta, o el archivo no es una foto.',
    code: 'request.unsupported_type',
  },
  too_many: {
    description: 'Demasiadas solicitudes: espera los segundos de `Retry-After`.',
    code: 'request.too_many',
    waits: true,
  },
  internal: {
    description: 'Algo falló de nuestro lado; `requestId` lo identifica.',
    code: 'server.unexpected',
  },
  unavailable: {
    description: 'Por un momento no hay servicio: intenta de nuevo tras `Retry-After`.',
    code: 'server.unavailable',
    waits: true,
  },
  storage_full: { description: 'No queda espacio para archivos.', code: 'storage.full' },
} as const satisfies Record<ErrorKind, Refusal>;

/** The response of every kind of refusal; calls refer to it by the kind. */
export const refusalResponses = Object.fromEntries(
  ERROR_KINDS.map((kind) => [kind, responseOf(REFUSALS[kind])]),
);

function responseOf({ description, code, fields, waits }: Refusal): object {
  const example = {
    code,
    message: errorCatalogue[code].es,
    ...(fields && { fields }),
    requestId: '0199f2b8-6c1e-7a90-8d35-2f7b6e1c4a58',
  };
  return {
    description,
    ...(waits && { headers: Object.fromEntries(headersOf(code)) }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' }, example } },
  };
}

function headersOf(code: ErrorCode): [string, object][] {
  const names =
    code === 'request.too_many'
      ? ['Retry-After', 'RateLimit', 'RateLimit-Policy']
      : ['Retry-After'];
  return names.map((name) => [name, { $ref: `#/components/headers/${name.replace('-', '')}` }]);
}

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

function kindsOf({ method, operation, about, takesPhoto, url }: DocumentedCall): Set<ErrorKind> {
  const kinds = new Set<ErrorKind>(['too_many', 'unavailable', 'internal']);
  // Every call refuses a bad token.
  kinds.add('unauthenticated');
  const isWrite = method !== 'GET';
  if (isWrite || operation.input || url.includes(':')) kinds.add('invalid');
  if (isWrite) for (const kind of OF_WRITES) kinds.add(kind);
  if (operation.access === 'admin') kinds.add('forbidden');
  if (operation.names) kinds.add('not_found');
  if (takesPhoto) kinds.add('storage_full');
  if (about.reads?.includes('If-Match')) kinds.add('stale');
  if (about.reads?.includes('Idempotency-Key')) kinds.add('conflict');
  for (const kind of about.refuses ?? []) kinds.add(kind);
  return kinds;
}

/** Refusals of any write: a request from another site or with a read-only token, and a body of the wrong size or type. */
const OF_WRITES: readonly ErrorKind[] = ['forbidden', 'too_large', 'unsupported_type'];
