import * as z from 'zod/mini';
import { emailSchema, lineSchema, orNone, phoneSchema } from './text.ts';

const priceSchema = z.number().check(z.int(), z.gte(0));

/** Facts of the company that pages show. Validated when an admin saves them and when the server starts. */
export const companySchema = z.object({
  name: lineSchema({ max: 120, required: 'Escribe el nombre.' }),
  legalName: lineSchema({ max: 200, required: 'Escribe la razón social.' }),
  phone: phoneSchema,
  whatsapp: phoneSchema,
  email: emailSchema,
  address: lineSchema({ max: 300, required: 'Escribe la dirección.' }),
  hours: z.object({
    weekdays: lineSchema({ max: 60, required: 'Escribe el horario.' }),
    saturday: lineSchema({ max: 60, required: 'Escribe el horario.' }),
  }),
  /** A network without an address is not shown. */
  social: z.object({
    facebook: orNone(z.url()),
    instagram: orNone(z.url()),
    linkedin: orNone(z.url()),
  }),
  figures: z.object({
    propertiesSold: lineSchema({ max: 20, required: 'Escribe la cifra.' }),
    years: lineSchema({ max: 20, required: 'Escribe la cifra.' }),
    satisfied: lineSchema({ max: 20, required: 'Escribe la cifra.' }),
    support: lineSchema({ max: 20, required: 'Escribe la cifra.' }),
  }),
  /** Prices from which a service starts, in whole MXN. */
  servicePrices: z.object({
    commercialAppraisal: priceSchema,
    fiscalAppraisal: priceSchema,
    expressAppraisal: priceSchema,
    dueDiligence: priceSchema,
    deeds: priceSchema,
    legalAdviceHour: priceSchema,
  }),
});
export type Company = z.output<typeof companySchema>;

/** MXN for one USD and the day it was set; prices in USD are compared and shown in MXN with it. */
export const usdMxnRateSchema = z.object({
  rate: z
    .string()
    .check(
      z.regex(
        /^\d{1,4}(\.\d{1,4})?$/u,
        'Escribe el tipo de cambio con cuatro decimales como máximo.',
      ),
    ),
  date: z.iso.date(),
});

/** What every page may know of the site. */
export const siteSchema = z.object({
  company: companySchema,
  usdMxnRate: z.nullable(usdMxnRateSchema),
});
export type Site = z.output<typeof siteSchema>;
