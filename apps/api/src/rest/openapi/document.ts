import type * as z from 'zod/mini';
import { FOR_BROWSERS } from '../../security/bearer.ts';
import { problemSchema } from '../send-app-error.ts';
import { described, type JsonSchema } from './described.ts';
import type { DocumentedCall } from './documented-call.ts';
import {
  type Component,
  type Components,
  type Conversion,
  convert,
  queryParameters,
  withoutKeys,
} from './json-schemas.ts';
import { namedAnswers } from './named-answers.ts';
import { exampleProblem, refusalResponses, refusalsOf } from './refusals.ts';
import {
  guideAt,
  headers,
  infoAt,
  PROBLEM_WORDS,
  securitySchemes,
  TAGS,
  writtenHeaders,
} from './words.ts';

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
    info: infoAt(publicOrigin),
    externalDocs: guideAt(publicOrigin),
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
  says: PROBLEM_WORDS,
  example: exampleProblem('request.invalid'),
};

/** The schema of the body; undefined for calls without one. */
const bodyOf = ({ takesBody, action }: DocumentedCall) => (takesBody ? action.input : undefined);

/** Undefined when the answer has no body. */
const answerOf = ({ statuses, output }: DocumentedCall) =>
  statuses.includes(204) ? undefined : output;

function namedBodies(calls: readonly DocumentedCall[]): Components {
  const named = calls.flatMap((call): [string, Component][] => {
    const { about, action, without, takesPhoto } = call;
    const schema = bodyOf(call);
    if (!schema || about.body === undefined || takesPhoto) return [];
    const asSent = (json: JsonSchema) => withoutKeys(json, without);
    const { example } = action;
    return [[about.body, { schema, example, says: about.says ?? {}, asSent }]];
  });
  return Object.fromEntries(named);
}

interface Conversions {
  input: Conversion;
  output: Conversion;
}

function pathsOf(calls: readonly DocumentedCall[], conversions: Conversions) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.url.replaceAll(/:(\w+)/gu, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: entryOf(call, conversions) };
  }
  return paths;
}

function entryOf(call: DocumentedCall, { input, output }: Conversions): object {
  const { about, action } = call;
  const body = bodyOf(call);
  return {
    operationId: about.name,
    tags: [about.tag],
    summary: about.summary,
    description: about.description,
    security: FOR_BROWSERS.has(call.url) ? WITHOUT_TOKEN : SECURITY[action.access],
    parameters: parametersOf(call),
    ...(body && { requestBody: requestBodyOf(input, call, body) }),
    responses: { ...successOf(call, output), ...refusalsOf(call) },
  };
}

const WITHOUT_TOKEN = [{}, { cookie: [] }];
const SIGNED_IN = [{ cookie: [] }, { token: [] }];
const SECURITY = { public: [{}, ...SIGNED_IN], member: SIGNED_IN, admin: SIGNED_IN };

function parametersOf(call: DocumentedCall): object[] {
  const { url, about, action } = call;
  const parts = url.split('/');
  const inPath = parts.flatMap((part, at) =>
    part.startsWith(':') ? [[parts[at - 1], part.slice(1)]] : [],
  );
  const elsewhere = new Set([...inPath.map(([, name]) => name), ...call.without]);
  const query =
    call.takesBody || !action.input ? [] : queryParameters(action.input, about.says ?? {});
  const sent = (about.reads ?? []).map((name) => ({
    $ref: `#/components/parameters/${name.replace('-', '')}`,
  }));
  return [
    ...inPath.map(([of = '', name]) => ({
      name,
      in: 'path',
      required: true,
      description: action.hasNames
        ? `El id ${ID_OF[of] ?? ''}, un UUID, o el código que leen las personas (\`PBR-B3B5C0DE\`); lo demás no existe.`
        : `El id ${ID_OF[of] ?? ''}, un UUID; lo que no lo es no existe.`,
      schema: { type: 'string' },
      example: 'b3b5c0de-5b1e-4c57-9d5c-0a4f1d2e3c4b',
    })),
    ...query.filter(({ name }) => !elsewhere.has(name)),
    ...sent,
  ];
}

/** The words for `:id` behind each part of a URL. */
const ID_OF: Readonly<Record<string, string>> = {
  properties: 'de la propiedad',
  images: 'de la foto',
  inquiries: 'de la consulta',
  'commission-shares': 'de la comisión compartida',
  employees: 'de la persona',
};

function requestBodyOf(input: Conversion, { about, takesPhoto }: DocumentedCall, body: Schema) {
  if (takesPhoto) return formWithPhoto(described(input.of(body), about.says ?? {}));
  // Two calls may take the same named body though one of their inputs has keys that this door leaves out.
  const schema =
    about.body === undefined ? input.of(body) : { $ref: `#/components/schemas/${about.body}` };
  return { required: true, content: { 'application/json': { schema } } };
}

/** Only the form is documented: from JSON beside it, generators of clients would make no way to send a file. */
function formWithPhoto(json: JsonSchema) {
  const { properties = {}, required = [] } = withoutKeys(json, ['photo']);
  const beside = Object.entries(properties).map(([name, of]) => [name, asText(of as JsonSchema)]);
  const schema = {
    type: 'object',
    properties: {
      photo: {
        type: 'string',
        format: 'binary',
        description: 'El archivo: JPEG, PNG, WebP o AVIF, de hasta 10 MB y 40 megapíxeles.',
      },
      ...(Object.fromEntries(beside) as Record<string, JsonSchema>),
    },
    required: ['photo', ...required],
  };
  const contentType = 'image/jpeg, image/png, image/webp, image/avif';
  return {
    required: true,
    content: { 'multipart/form-data': { schema, encoding: { photo: { contentType } } } },
  };
}

/** The fields of a form are text: none of them is null. */
function asText({ anyOf, ...json }: JsonSchema): JsonSchema {
  const [text] = anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return { ...json, ...text };
}

function successOf(call: DocumentedCall, output: Conversion) {
  const { about, statuses, contentType, isOpen, isTagged } = call;
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
      ...(status === 201 || Object.keys(headersOf).length > 0
        ? {
            headers: { ...headersOf, ...(status === 201 && { Location: referenceTo('Location') }) },
          }
        : {}),
      ...(schema && { content: { [contentType]: { schema: output.of(schema) } } }),
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
