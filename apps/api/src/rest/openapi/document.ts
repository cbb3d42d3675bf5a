import type * as z from 'zod/mini';
import { EXAMPLE_PHOTO } from '../example-photo.ts';
import { problemSchema } from '../problem.ts';
import type { DocumentedCall } from './documented-call.ts';
import {
  type Component,
  type Components,
  type Conversion,
  convert,
  type JsonSchema,
  queryParameters,
  withoutKeys,
} from './json-schemas.ts';
import { namedAnswers } from './named-answers.ts';
import { refusalResponses, refusalsOf } from './refusals.ts';
import { headers, info, securitySchemes, TAGS, writtenHeaders } from './words.ts';

type Schema = z.core.$ZodType;

interface DocumentParts {
  publicOrigin: string;
  calls: readonly DocumentedCall[];
}

/** Builds the OpenAPI 3.1 document of the calls. */
export function buildDocument({ publicOrigin, calls }: DocumentParts) {
  const answers = calls.flatMap((call) => answerOf(call) ?? []);
  const output = convert('output', { Problem: PROBLEM, ...namedAnswers() }, answers);
  const bodies = calls.flatMap((call) => bodyOf(call) ?? []);
  const input = convert('input', namedBodies(calls), bodies);
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

const PROBLEM: Component = {
  schema: problemSchema,
  example: {
    code: 'request.invalid',
    message: 'Revisa los datos marcados.',
    fields: { name: 'Escribe el nombre de la propiedad.' },
    requestId: '0199f2b8-6c1e-7a90-8d35-2f7b6e1c4a58',
  },
};

/** The schema of the body; undefined for calls without one. */
const bodyOf = ({ takesBody, operation }: DocumentedCall) =>
  takesBody ? operation.input : undefined;

/** Undefined when the answer has no body. */
const answerOf = ({ statuses, output }: DocumentedCall) =>
  statuses.includes(204) ? undefined : output;

function namedBodies(calls: readonly DocumentedCall[]): Components {
  const named = calls.flatMap((call): [string, Component][] => {
    const { about, operation, without, takesPhoto } = call;
    const schema = bodyOf(call);
    if (!schema || about.body === undefined) return [];
    const { example } = operation;
    return takesPhoto
      ? [
          [
            about.body,
            { schema, example: { ...Object(example), url: EXAMPLE_PHOTO }, asSent: withDataUrl },
          ],
        ]
      : [
          [
            about.body,
            {
              schema,
              example,
              asSent: (json) => withoutKeys(json, [...without, ...(about.hides ?? [])]),
            },
          ],
        ];
  });
  return Object.fromEntries(named);
}

/** In JSON a photo is sent as its data URL. */
function withDataUrl(json: JsonSchema): JsonSchema {
  const { properties, required = [], ...rest } = withoutKeys(json, ['photo']);
  return {
    ...rest,
    properties: { url: { type: 'string' }, ...properties },
    required: ['url', ...required],
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
  const { about, operation } = call;
  const body = bodyOf(call);
  return {
    operationId: about.name,
    tags: [about.tag],
    summary: about.summary,
    ...(about.description !== undefined && { description: about.description }),
    security: SECURITY[operation.access],
    parameters: parametersOf(call),
    ...(body && { requestBody: requestBodyOf(input, call, body) }),
    responses: { ...successOf(call, output), ...refusalsOf(call) },
  };
}

const SIGNED_IN = [{ cookie: [] }, { token: [] }];
const SECURITY = { public: [{}, ...SIGNED_IN], member: SIGNED_IN, admin: SIGNED_IN };

function parametersOf(call: DocumentedCall): object[] {
  const { url, about, operation } = call;
  const query = call.takesBody || !operation.input ? [] : queryParameters(operation.input);
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
  return [...inPath, ...query.filter(({ name }) => !call.without.includes(name)), ...sent];
}

function requestBodyOf(input: Conversion, { about, takesPhoto }: DocumentedCall, body: Schema) {
  // Two calls may take the same named body though one of their inputs has keys that this door leaves out.
  const schema =
    about.body === undefined ? input.of(body) : { $ref: `#/components/schemas/${about.body}` };
  const content: Record<string, object> = { 'application/json': { schema } };
  if (takesPhoto) {
    const { properties } = input.components[about.body ?? ''] ?? {};
    const { url: _url, ...beside } = properties ?? {};
    content['multipart/form-data'] = {
      schema: {
        type: 'object',
        properties: {
          photo: { type: 'string', contentMediaType: 'application/octet-stream' },
          ...beside,
        },
        required: ['photo'],
      },
    };
  }
  return { required: true, content };
}

function successOf(call: DocumentedCall, output: Conversion) {
  const { about, statuses, isOpen, isTagged } = call;
  const schema = answerOf(call);
  const headersOf = {
    ...(isOpen && { 'Access-Control-Allow-Origin': referenceTo('AnyOrigin') }),
    ...(about.isPaged && LIST_HEADERS),
    ...((about.isVersioned === true || isTagged) && {
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
