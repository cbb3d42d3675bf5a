import type { PropertyValues } from '@pbr/schemas/property/fields';
import { propertyWriteSchema } from '@pbr/schemas/property/write';
import { UNTITLED } from '@pbr/schemas/property/values';
import { AppError } from '../../../lib/errors.ts';
import { fieldErrors } from '../../../lib/parse-input.ts';

/** The fields that keep a listing from being published, each with its message; null when it is complete. 'Sin título' is not a name. */
export function publishProblems(values: PropertyValues): Record<string, string> | null {
  const name = values.name === UNTITLED ? '' : values.name;
  const { error } = propertyWriteSchema.safeParse({ ...values, name });
  return error ? fieldErrors(error.issues) : null;
}

/** Refuses to publish a listing that a new listing's form would refuse. */
export function requirePublishable(values: PropertyValues): void {
  const fields = publishProblems(values);
  if (fields) throw new AppError('request.invalid', { fields });
}

/** The columns of a draft that its publication sets. The newest listings are those that were published last. */
export function publication(now: Date) {
  const at = now.toISOString();
  return { isActive: true, isDraft: false, createdAt: at, viewsSince: at };
}
