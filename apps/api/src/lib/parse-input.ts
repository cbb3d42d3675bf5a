import * as z from 'zod/mini';
import { AppError } from './errors.ts';

/** Validates what came from outside; what is wrong is named field by field in Spanish. */
export function parseInput<T extends z.core.$ZodType>(schema: T, input: unknown): z.output<T> {
  const result = z.safeParse(schema, input, { error: ({ path = [] }) => unsaid(path) });
  if (!result.success) throw invalidInput(result.error.issues);
  return result.data;
}

/** Where no schema has words of its own: the wrong kind of thing altogether. */
function unsaid(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'Manda un objeto JSON con los campos.' : 'Este valor no se acepta.';
}

/** The first message of each path counts: 'owner.email', 'features.2', or '' for the whole. */
export function invalidInput(issues: readonly z.core.$ZodIssue[]): AppError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    if (!Object.hasOwn(fields, path)) fields[path] = issue.message;
  }
  return new AppError('request.invalid', { fields });
}
