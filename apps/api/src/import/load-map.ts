import { readFile } from 'node:fs/promises';
import type * as z from 'zod/mini';
import { ImportError } from './errors/import-error.ts';
import { type ImportMap, importMapSchema } from './map-schema.ts';

/** Reads a map from a file; errors in it are reported in Spanish, with their position. */
export async function loadMap(path: string): Promise<ImportMap> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new ImportError(`No se pudo leer el mapa ${path}.`, { cause: error });
  }
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (error) {
    throw new ImportError(`El mapa ${path} no es JSON válido: ${String(error)}`, { cause: error });
  }
  return parseMap(json, path);
}

export function parseMap(json: unknown, path: string): ImportMap {
  const parsed = importMapSchema.safeParse(json, { error: inSpanish });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.') || '(todo)'}: ${issue.message}`,
  );
  throw new ImportError(`El mapa ${path} tiene errores:\n${problems.join('\n')}`);
}

const typeNames: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  object: 'un objeto',
  array: 'una lista',
  tuple: 'una lista',
  record: 'un objeto',
};

function inSpanish(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `Falta; aquí va ${typeNames[issue.expected] ?? issue.expected}.`
        : `Aquí va ${typeNames[issue.expected] ?? issue.expected}.`;
    case 'unrecognized_keys':
      return `Claves desconocidas: ${issue.keys.join(', ')}.`;
    case 'too_small':
      return `Debe ser ${String(issue.minimum)} o más.`;
    case 'too_big':
      return `Debe ser ${String(issue.maximum)} o menos.`;
    default:
      return 'Este valor no se acepta aquí.';
  }
}
