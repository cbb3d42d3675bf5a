import * as z from 'zod/mini';
import { propertyWriteSchema } from './property.ts';
import { DEAL_STATUSES } from './values.ts';
import { optionalOrNone, orNone } from '../text.ts';

/** Sent beside the fields of a new listing. */
export const creationSchema = z.object({
  /** Names the form that is sent: sending the same key again gives the same listing. */
  creationKey: z.optional(z.nullable(z.uuid('Usa un UUID.'))),
});
export const createPropertySchema = z.intersection(propertyWriteSchema, creationSchema);

/** The owner of a new listing; only an admin can choose one. */
export const chosenOwnerSchema = z.object({
  ownerId: orNone(z.uuid('Elige a una persona activa.')),
});

/** The documented body of a new listing. */
export const sentPropertySchema = z.intersection(propertyWriteSchema, chosenOwnerSchema);

/** The version that the client read: a change of any other version is refused, so that it does not undo somebody else's change. */
export const readVersionSchema = z.object({
  version: z.optional(z.nullable(z.int('Escribe el número de la versión que leíste.'))),
});

/** The deal status; it does not change when absent. */
export const sentDealSchema = z.object({
  dealStatus: optionalOrNone(z.enum(DEAL_STATUSES, 'Elige apartada, vendida, rentada o ninguna.')),
});
export const updatePropertySchema = z.intersection(
  propertyWriteSchema,
  z.extend(readVersionSchema, { id: z.string(), ...sentDealSchema.shape }),
);

/** Whether the listing is active, and its deal status; an absent field does not change. */
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
