import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The schema.org vocabulary, read from the types of `schema-dts`, which are generated from schema.org's own files. */
interface Vocabulary {
  parents: Map<string, string[]>;
  /** The allowed value types of each property, by the type that declares it. */
  properties: Map<string, Map<string, string[]>>;
  /** The members of each enumeration. */
  members: Map<string, Set<string>>;
}

const TEXT = new Set(['Text', 'Time', 'Duration']);
const NUMBERS = new Set(['Number', 'Integer', 'Float']);
/** Properties whose values are URLs, although the vocabulary allows any text. */
const URLS = new Set(['url', 'image', 'logo', 'sameAs', 'item', '@id']);

const vocabulary = readVocabulary();

function readVocabulary(): Vocabulary {
  const entry = createRequire(import.meta.url).resolve('schema-dts');
  const source = readFileSync(join(dirname(entry), 'schema.d.ts'), 'utf8');
  const parents = new Map<string, string[]>();
  const properties = new Map<string, Map<string, string[]>>();
  const members = new Map<string, Set<string>>();
  for (const [, name = '', kind, bases = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+)\{\n(.*?)^\}/gmsu,
  )) {
    const above = [...bases.matchAll(/(\w+?)Base\b/gu)].map(([, base]) => base ?? '');
    parents.set(name, [...(parents.get(name) ?? []), ...above.filter((base) => base !== name)]);
    if (kind === 'Leaf') continue;
    const own = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^,]*), /gmu)];
    properties.set(name, new Map(own.map(([, key = '', range = '']) => [key, range.split(' | ')])));
  }
  for (const [, comment = '', name = '', values = ''] of source.matchAll(
    /(?:^\/\*\*((?:(?!\*\/).)*)\*\/\n)?^export type (\w+) = ([^;]*);/gmsu,
  )) {
    const listed = [...comment.matchAll(/^ \* - (https?:\S+)$/gmu)].map(([, value]) => value ?? '');
    const literal = [...values.matchAll(/"(https:[^"]+)"/gu)].map(([, value]) => value ?? '');
    if (listed.length + literal.length > 0) members.set(name, new Set([...listed, ...literal]));
  }
  return { parents, properties, members };
}

function withAncestors(type: string): string[] {
  return [type, ...(vocabulary.parents.get(type) ?? []).flatMap(withAncestors)];
}

type Node = Record<string, unknown>;

/** The faults that schema.org or a JSON-LD reader would find in a block; empty if there are none. */
export function schemaOrgFaults(block: unknown): string[] {
  if (!isNode(block)) return ['the block is no object'];
  const { '@context': context, ...thing } = block;
  const faults = context === 'https://schema.org' ? [] : [`@context is ${String(context)}`];
  return [...faults, ...nodeFaults(thing, String(thing['@type']))];
}

function nodeFaults(node: Node, path: string): string[] {
  const types = typesOf(node);
  if (types.length === 0) return [`${path}: no @type`];
  const unknown = types.filter((type) => !vocabulary.parents.has(type));
  if (unknown.length > 0) return unknown.map((type) => `${path}: no type ${type}`);
  const known = types.flatMap(withAncestors);
  return Object.entries(node).flatMap(([key, value]) => {
    const where = `${path}.${key}`;
    if (key === '@type') return [];
    if (key === '@id') return valueFaults(value, key, ['URL'], where);
    const range = known.map((type) => vocabulary.properties.get(type)?.get(key)).find(Boolean);
    if (!range) return [`${where}: no property of ${types.join(' or ')}`];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${where}: an empty list`];
    return values.flatMap((one) => valueFaults(one, key, range, where));
  });
}

function valueFaults(value: unknown, key: string, range: string[], where: string): string[] {
  const fault = `${where}: ${JSON.stringify(value)} is no ${range.join(' or ')}`;
  if (isNode(value)) {
    if (Object.keys(value).join('') === '@id')
      return valueFaults(value['@id'], '@id', ['URL'], where);
    const fits = typesOf(value)
      .flatMap(withAncestors)
      .some((type) => range.includes(type));
    return [...(fits ? [] : [fault]), ...nodeFaults(value, where)];
  }
  return isPlainValue(value, key, range) ? [] : [fault];
}

function isPlainValue(value: unknown, key: string, range: string[]): boolean {
  if (typeof value === 'boolean') return range.includes('Boolean');
  if (typeof value === 'number')
    return Number.isFinite(value) && range.some((type) => NUMBERS.has(type));
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (key === 'price') return /^\d+(\.\d+)?$/u.test(value);
  if (key === 'priceCurrency') return /^[A-Z]{3}$/u.test(value);
  if (URLS.has(key)) return isUrl(value);
  return range.some((type) => {
    if (TEXT.has(type)) return true;
    if (type === 'URL') return isUrl(value);
    if (type === 'Date') return /^\d{4}-\d\d-\d\d$/u.test(value);
    if (type === 'DateTime') return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/u.test(value);
    return vocabulary.members.get(type)?.has(value) ?? false;
  });
}

const isUrl = (value: string) => /^https?:\/\/[^/\s]/u.test(value) && URL.canParse(value);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typesOf({ '@type': type }: Node): string[] {
  return (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
}
