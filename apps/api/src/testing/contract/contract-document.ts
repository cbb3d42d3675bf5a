import { fullFormats } from 'ajv-formats/dist/formats.js';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  examples?: unknown[];
  description?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Content {
  content?: Record<string, { schema: Schema; examples?: Record<string, { value: unknown }> }>;
}

export interface DescribedCall {
  operationId: string;
  description?: string;
  security: Record<string, unknown>[];
  method: string;
  path: string;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string; headers?: Record<string, unknown> }>;
}

export interface Document {
  info: { contact: { url: string } };
  paths: Record<string, Record<string, DescribedCall>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Content>;
    parameters: Record<string, Parameter>;
  };
}

export function describedCalls({ paths }: Document): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) =>
      Object.assign(call, { path, method: method.toUpperCase() }),
    ),
  );
}

/** The body that a call takes: JSON, or a form with a file. */
export function bodySchemaOf({ requestBody }: DescribedCall) {
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
  return { schema: (json ?? form)?.schema, isForm: form !== undefined };
}

/** Resolves a reference; returns anything else unchanged. */
export function resolve<T extends object>(document: Document, thing: T | { $ref: string }): T {
  if (!('$ref' in thing) || typeof thing.$ref !== 'string') return thing as T;
  const keys = thing.$ref.slice('#/'.length).split('/');
  return keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document) as T;
}

/** Checks bodies against the document. An answer may hold nothing that the document does not name. */
export function judgeOf(document: Document) {
  const strict = structuredClone(document);
  const ajv = new Ajv2020({ strict: false, validateFormats: true });
  for (const [name, format] of Object.entries(fullFormats)) ajv.addFormat(name, format);
  const bodies = new Set(
    describedCalls(document).map(
      (one) => one.requestBody?.content?.['application/json']?.schema.$ref,
    ),
  );
  for (const [name, schema] of Object.entries(strict.components.schemas))
    if (!bodies.has(`#/components/schemas/${name}`)) close(schema);
  ajv.addSchema({ ...strict, $id: 'document' });
  const kept = new Map<Schema, ValidateFunction>();
  const check = (schema: Schema) => {
    const known = kept.get(schema);
    if (known) return known;
    const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
    const made = ajv.compile(JSON.parse(text) as Schema);
    kept.set(schema, made);
    return made;
  };
  /** Returns the errors of a body; null when it is valid. */
  return (schema: Schema, body: unknown): string | null => {
    const validate = check(schema);
    return validate(body) ? null : ajv.errorsText(validate.errors);
  };
}

function close(schema: Schema): void {
  if (schema.properties) schema.additionalProperties ??= false;
  const inside = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  inside.forEach(close);
}
