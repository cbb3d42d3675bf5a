import * as z from 'zod/mini';
import { isOnePoint, withoutNoPoint } from './location.ts';
import { sentDraftFieldsSchema, sentFieldsSchema } from './sent-fields.ts';
import { agreesWithAmenities } from './told-amenities.ts';
import { ownerSchema, sentIsActive, sentStatusSchema, withHiddenEmpty } from './write.ts';

const beside = { ...sentStatusSchema.shape, ...ownerSchema.shape };
const anyFieldsSchema = z.extend(z.partial(sentFieldsSchema), beside);
const anyDraftFieldsSchema = z.extend(z.partial(sentDraftFieldsSchema), beside);
type AnyFields = z.output<typeof anyFieldsSchema>;

const atLeastOne = z.refine<AnyFields>(
  ({ ownerId, isActive, ...others }) =>
    [ownerId ?? undefined, isActive ?? undefined, ...Object.values(others)].some(
      (value) => value !== undefined,
    ),
  'Escribe al menos un campo de la propiedad.',
);

const apart = ({ ownerId, isActive, dealStatus, ...fields }: AnyFields) => ({
  fields: withoutNoPoint(fields),
  ownerId,
  isActive,
  dealStatus,
});

/** Any of the fields of a listing, at least one; what is absent does not change. Null is a value, but of no owner and no status. */
export const propertyPatchSchema = z.pipe(
  anyFieldsSchema.check(atLeastOne, ...isOnePoint, ...agreesWithAmenities),
  z.transform(apart),
);

const draftPatchSchema = z.pipe(
  anyDraftFieldsSchema.check(atLeastOne, ...isOnePoint, ...agreesWithAmenities),
  z.transform(apart),
);

interface Patched {
  propertyType: string;
  operationType: string;
  isDraft: boolean;
}

/** The same for one listing: fields that its choices hide are not validated, and a draft that stays one may lack anything but its name. */
export function patchSchemaFor(listing: Patched, sent: unknown) {
  const staysDraft = listing.isDraft && sentIsActive(sent) !== true;
  return z.pipe(
    z.transform((input: unknown) => withHiddenEmpty(input, listing)),
    z.pipe(z.unknown(), staysDraft ? draftPatchSchema : propertyPatchSchema),
  );
}
