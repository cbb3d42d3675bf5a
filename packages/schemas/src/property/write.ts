import * as z from 'zod/mini';
import { propertyWriteSchema } from './property.ts';
import { DEAL_STATUSES } from './values.ts';
import { optionalOrNone, orNone } from '../text.ts';

/** A new listing. */
export const createPropertySchema = z.intersection(
  propertyWriteSchema,
  z.object({
    /** Names the form that is sent: sending the same key again gives the same listing. */
    creationKey: z.optional(z.nullable(z.uuid('Usa un UUID.'))),
    /** Only an admin can choose the owner. */
    ownerId: orNone(z.uuid('Elige a una persona activa.')),
  }),
);
export type SentProperty = z.input<typeof createPropertySchema>;

/** The deal status; it does not change when absent. */
const sentDealSchema = z.object({
  dealStatus: optionalOrNone(z.enum(DEAL_STATUSES, 'Elige apartada, vendida, rentada o ninguna.')),
});

/** All fields of a listing; without a deal status the stored one stays if the operation allows it. */
export const updatePropertySchema = z.intersection(
  propertyWriteSchema,
  z.extend(sentDealSchema, {
    /** The version that the editor read: a change of any other is refused, so that it does not undo somebody else's change. */
    version: z.optional(z.nullable(z.int('Escribe el número de la versión que leíste.'))),
  }),
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
