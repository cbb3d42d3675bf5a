import * as z from 'zod/mini';
import { installReaders } from '@pbr/schemas/readers';
import { decodeWords } from './encoded-words.ts';
import { AppError } from './errors.ts';
import { readTelephone } from './telephone/read-telephone.ts';

installReaders({ telephone: readTelephone, encodedWords: decodeWords });

/** Validates input from outside; errors are reported field by field in Spanish. */
export function parseInput<T extends z.core.$ZodType>(schema: T, input: unknown): z.output<T> {
  const result = z.safeParse(schema, input, { error: ({ path = [] }) => unsaid(path) });
  if (!result.success) throw invalidInput(result.error.issues);
  return result.data;
}

/** The message for an issue without one of its own: the value has the wrong type altogether. */
function unsaid(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'Manda un objeto JSON con los campos.' : 'Este valor no se acepta.';
}

export function invalidInput(issues: readonly z.core.$ZodIssue[]): AppError {
  return new AppError('request.invalid', { fields: fieldErrors(issues) });
}

/** Keeps the first message of each path: 'owner.email', 'features.2', or '' for the whole. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    if (!Object.hasOwn(fields, path)) fields[path] = issue.message;
  }
  return fields;
}
