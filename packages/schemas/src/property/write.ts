import * as z from 'zod/mini';
import { propertyWriteSchema } from './property.ts';
import { DEAL_STATUSES } from './values.ts';
import { optionalOrNone, orNone } from '../text.ts';

/** What stands beside the fields of a new listing. */
export const creationSchema = z.object({
  /** Names the form that is sent: the same key again is the same listing. */
  creationKey: z.optional(z.nullable(z.uuid('Usa un UUID.'))),
});
export const createPropertySchema = z.intersection(propertyWriteSchema, creationSchema);

/** Whose listing a new one will be; only an admin is heard. */
export const chosenOwnerSchema = z.object({
  ownerId: orNone(z.uuid('Elige a una persona activa.')),
});

/** The documented body of a new listing. */
export const sentPropertySchema = z.intersection(propertyWriteSchema, chosenOwnerSchema);

/** Of the listing as it was read: a change of another version is refused instead of undoing what somebody else wrote. */
export const readVersionSchema = z.object({
  version: z.optional(z.nullable(z.int('Escribe el número de la versión que leíste.'))),
});

/** What became of the deal; absent, it stays. */
export const sentDealSchema = z.object({
  dealStatus: optionalOrNone(z.enum(DEAL_STATUSES, 'Elige apartada, vendida, rentada o ninguna.')),
});
export const updatePropertySchema = z.intersection(
  propertyWriteSchema,
  z.extend(readVersionSchema, { id: z.string(), ...sentDealSchema.shape }),
);

/** Paused or published, and what became of the deal; what is absent stays. */
export const propertyStatusSchema = z
  .extend(sentDealSchema, { isActive: z.optional(z.boolean('Escribe true o false.')) })
  .check(
    z.refine(({ isActive, dealStatus }) => isActive !== undefined || dealStatus !== undefined, {
      message: 'Escribe isActive o dealStatus.',
      path: ['isActive'],
    }),
  );

export const setPropertyStatusSchema = z.intersection(
  propertyStatusSchema,
  z.object({ id: z.string() }),
);
