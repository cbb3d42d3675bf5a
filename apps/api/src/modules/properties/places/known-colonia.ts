import { knownColoniaQuerySchema, knownColoniaSchema } from '@pbr/schemas/property/places';
import { operation } from '../../../operation/operation.ts';
import { findKnownColonia } from './known-colonia.queries.ts';

/** Completes the place of a listing in its form, and tells where the colonia is. */
export const knownColonia = operation({
  access: 'member',
  input: knownColoniaQuerySchema,
  output: knownColoniaSchema,
  example: { state: 'Ciudad de México', city: 'Ciudad de México', neighborhood: 'Condesa' },
  run: ({ db }, query) => findKnownColonia(db, query),
});
