import { knownColoniaQuerySchema, knownColoniaSchema } from '@pbr/schemas/property/places';
import { action } from '../../../action/action.ts';
import { findKnownColonia } from './known-colonia.queries.ts';

/** Completes the place of a listing in its form, and tells where the colonia is. */
export const knownColonia = action({
  access: 'member',
  input: knownColoniaQuerySchema,
  output: knownColoniaSchema,
  example: { state: 'Ciudad de México', city: 'Ciudad de México', neighborhood: 'Condesa' },
  run: ({ db }, query) => findKnownColonia(db, query),
});
