import {
  type Components,
  type JsonSchema,
  convert,
  type Conversion,
  queryParameters,
} from './json-schemas.ts';
import type { DocumentedCall } from './documented-call.ts';
import { refusalResponses, refusalsOf } from './refusals.ts';
import { headers, info, securitySchemes, TAGS, writtenHeaders } from './words.ts';

export interface DocumentParts {
  publicOrigin: string;
  calls: readonly DocumentedCall[];
  /** Named schemas of answers, and of bodies that clients send. */
  answers: Components;
  bodies: Components;
}

/** Builds the OpenAPI 3.1 document of the calls. */
export function buildDocument({ publicOrigin, calls, answers, bodies }: DocumentParts) {
  const contracts = calls.map(({ contract }) => contract);
  const output = convert(
    'output',
    answers,
    contracts.flatMap((contract) => contract.output ?? []),
  );
  const input = convert(
    'input',
    bodies,
    contracts.flatMap(({ body }) => body ?? []),
  );
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: publicOrigin }],
    tags: TAGS,
    paths: pathsOf(calls, { input, output }),
    components: {
      securitySchemes: securitySchemes(publicOrigin),
      headers,
      parameters: writtenHeaders,
      responses: refusalResponses,
      schemas: { ...output.components, ...input.components },
    },
  };
}

interface Conversions {
  input: Conversion;
  output: Conversion;
}

function pathsOf(calls: readonly DocumentedCall[], conversions: Conversions) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.url.replaceAll(/:(\w+)/gu, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, conversions) };
  }
  return paths;
}

function operationOf(call: DocumentedCall, { input, output }: Conversions): object {
  const { about, body } = call.contract;
  return {
    operationId: about.name,
    tags: [about.tag],
    summary: about.summary,
    ...(about.description !== undefined && { description: about.description }),
    security: SECURITY[call.access],
    parameters: parametersOf(call),
    ...(body && { requestBody: requestBodyOf(input.of(body), about.photo) }),
    responses: { ...successOf(call, output), ...refusalsOf(call) },
  };
}

const SIGNED_IN = [{ cookie: [] }, { token: [] }];
const SECURITY = { public: [{}, ...SIGNED_IN], member: SIGNED_IN, admin: SIGNED_IN };

function parametersOf({ url, contract: { query, about } }: DocumentedCall): object[] {
  const inPath = [...url.matchAll(/:(\w+)/gu)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: 'Un UUID; lo que no lo es no existe.',
    schema: { type: 'string' },
    example: 'b3b5c0de-5b1e-4c57-9d5c-0a4f1d2e3c4b',
  }));
  const sent = (about.reads ?? []).map((name) => ({
    $ref: `#/components/parameters/${name.replace('-', '')}`,
  }));
  return [...inPath, ...(query ? queryParameters(query) : []), ...sent];
}

function requestBodyOf(json: JsonSchema, photo: DocumentedCall['contract']['about']['photo']) {
  const content: Record<string, object> = { 'application/json': { schema: json } };
  if (photo) {
    const { [photo.json]: _url, ...beside } = json.properties ?? {};
    content['multipart/form-data'] = {
      schema: {
        type: 'object',
        properties: {
          [photo.form]: { type: 'string', contentMediaType: 'application/octet-stream' },
          ...beside,
        },
        required: [photo.form],
      },
    };
  }
  return { required: true, content };
}

function successOf({ contract, isTagged }: DocumentedCall, output: Conversion) {
  const { about, statuses, output: schema } = contract;
  const headersOf = {
    ...(about.isPaged && LIST_HEADERS),
    ...((about.isVersioned === true || about.isTagged === true || isTagged) && {
      ETag: referenceTo('ETag'),
    }),
    ...(about.reads?.includes('Idempotency-Key') && {
      'Idempotency-Replayed': referenceTo('Replayed'),
    }),
  };
  const answers = statuses.map((status) => [
    String(status),
    {
      description: SUCCESSES[status] ?? 'Hecho.',
      ...(Object.keys(headersOf).length > 0 && { headers: headersOf }),
      ...(schema && { content: { 'application/json': { schema: output.of(schema) } } }),
    },
  ]);
  if (isTagged) answers.push(['304', { description: 'Sigue igual que en `If-None-Match`.' }]);
  return Object.fromEntries(answers) as Record<string, object>;
}

const SUCCESSES: Readonly<Record<number, string>> = {
  200: 'La respuesta.',
  201: 'Se creó.',
  204: 'Hecho; sin cuerpo.',
};

const referenceTo = (header: string) => ({ $ref: `#/components/headers/${header}` });

const LIST_HEADERS = {
  Link: referenceTo('Link'),
  'X-Total-Count': referenceTo('TotalCount'),
  'X-Total-Count-Capped': referenceTo('TotalCountCapped'),
};
