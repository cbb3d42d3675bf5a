import * as z from 'zod/mini';
import { areaSchema, countSchema, moneySchema } from '../numbers.ts';
import { lineSchema, optionalOrNone, orNone, paragraphSchema } from '../text.ts';
import { STATES } from './states.ts';
import { CURRENCIES, DEAL_STATUSES, OPERATION_TYPES, PROPERTY_TYPES } from './values.ts';

const feature = lineSchema({ max: 60, required: 'Escribe la amenidad.' });

/** A property as a person, an integrator or an import writes it. Unknown keys are ignored. */
export const propertyWriteSchema = z.pipe(
  z.object({
    name: lineSchema({ max: 150, required: 'Escribe el nombre de la propiedad.' }),
    description: paragraphSchema({ max: 5000, required: 'Escribe la descripción.' }),
    street: lineSchema({ max: 150, required: 'Escribe la calle.' }),
    number: orNone(lineSchema({ max: 20 })),
    neighborhood: lineSchema({ max: 120, required: 'Escribe la colonia.' }),
    city: lineSchema({ max: 120, required: 'Escribe la ciudad.' }),
    state: z.enum(STATES, 'Elige un estado.'),
    commercialNames: orNone(lineSchema({ max: 300 })),
    propertyType: z.enum(PROPERTY_TYPES, 'Elige el tipo de propiedad.'),
    operationType: z.enum(OPERATION_TYPES, 'Elige la operación.'),
    salePrice: orNone(moneySchema),
    rentPrice: orNone(moneySchema),
    currency: z._default(z.enum(CURRENCIES, 'Elige MXN o USD.'), 'MXN'),
    bedrooms: orNone(countSchema),
    fullBathrooms: orNone(countSchema),
    halfBathrooms: orNone(countSchema),
    parkingSpaces: orNone(countSchema),
    landArea: orNone(areaSchema),
    constructionArea: orNone(areaSchema),
    features: z._default(
      z
        .array(feature, 'Escribe una lista de amenidades.')
        .check(z.maxLength(40, 'Usa 40 amenidades como máximo.')),
      [],
    ),
  }),
  // Fields that the form hides for this operation or type are dropped.
  z.transform((property) => ({
    ...property,
    features: [...new Set(property.features)],
    salePrice: property.operationType === 'renta' ? null : property.salePrice,
    rentPrice: property.operationType === 'venta' ? null : property.rentPrice,
    bedrooms: hasBedrooms(property.propertyType) ? property.bedrooms : null,
  })),
);
export type PropertyWrite = z.output<typeof propertyWriteSchema>;

/** Only homes have bedrooms. */
function hasBedrooms(propertyType: string): boolean {
  return propertyType === 'casa' || propertyType === 'departamento';
}

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
