import * as z from 'zod/mini';
import { ownerSchema, sentFieldsSchema, sentStatusSchema } from './write.ts';

const anyFieldsSchema = z.extend(z.partial(sentFieldsSchema), {
  ...sentStatusSchema.shape,
  ...ownerSchema.shape,
});

/** Any of the fields of a listing, at least one; what is absent does not change. Null is a value, but of no owner and no status. */
export const propertyPatchSchema = z.pipe(
  anyFieldsSchema.check(
    z.refine(
      ({ ownerId, isActive, ...others }) =>
        [ownerId ?? undefined, isActive ?? undefined, ...Object.values(others)].some(
          (value) => value !== undefined,
        ),
      'Escribe al menos un campo de la propiedad.',
    ),
  ),
  z.transform(({ ownerId, isActive, dealStatus, ...fields }) => ({
    fields,
    ownerId,
    isActive,
    dealStatus,
  })),
);
