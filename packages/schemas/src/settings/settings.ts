import * as z from 'zod/mini';
import { COMMISSION_VATS } from '../commission/values.ts';
import { asPlainString } from '../number-schemas.ts';
import { websiteSchema } from '../account/profile.ts';
import { othersEmailSchema } from '../email.ts';
import { phoneSchema } from '../telephone.ts';
import { lineSchema, orNone } from '../text.ts';
import { typedNumber } from '../typed-number/typed-number-schema.ts';

const HIGHEST_PRICE = 10_000_000;

/** Whole MXN, as people type them. */
const priceSchema = typedNumber(
  'amount',
  z.pipe(
    asPlainString,
    z.pipe(
      z
        .string('Escribe una cantidad en pesos.')
        .check(z.regex(/^\d{1,8}$/u, 'Escribe una cantidad en pesos, sin centavos.')),
      z.pipe(
        z.transform(Number),
        z.number().check(z.lte(HIGHEST_PRICE, 'Escribe 10,000,000 como máximo.')),
      ),
    ),
  ),
);

const figureSchema = lineSchema({ max: 20, required: 'Escribe la cifra.' });
const termSchema = lineSchema({ max: 40, required: 'Escribe el plazo.' });
const timeSchema = z
  .string('Escribe una hora.')
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'Escribe una hora, por ejemplo 09:00.'));

/** Opening and closing times in Mexico City, like '09:00'. */
const openingSchema = z.object({ opens: timeSchema, closes: timeSchema }).check(
  z.refine(({ opens, closes }) => opens < closes, {
    error: 'Debe cerrar después de abrir.',
    path: ['closes'],
  }),
);
export type Opening = z.output<typeof openingSchema>;

const bothBlank = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => one === '')
    ? null
    : value;

/** Facts of the company that pages show, validated when an admin saves them and when the server reads them. */
export const companySchema = z.object({
  name: lineSchema({ max: 60, required: 'Escribe el nombre.' }),
  legalName: lineSchema({ max: 200, required: 'Escribe la razón social.' }),
  /** The taxpayer number; pages leave it out when there is none. */
  rfc: orNone(
    z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/u, 'Escribe un RFC de 12 o 13 caracteres.'),
      ),
  ),
  phone: phoneSchema,
  whatsapp: orNone(phoneSchema),
  email: othersEmailSchema,
  /** The e-mail for people's rights over their data; `email` when there is none. */
  privacyEmail: orNone(othersEmailSchema),
  address: lineSchema({ max: 300, required: 'Escribe la dirección.' }),
  hours: z.object({
    weekdays: openingSchema,
    /** Null: closed on Saturdays. */
    saturday: z.pipe(z.transform(bothBlank), z.nullable(openingSchema)),
  }),
  /** A network without a URL is not shown. */
  social: z.object({
    facebook: orNone(websiteSchema),
    instagram: orNone(websiteSchema),
    linkedin: orNone(websiteSchema),
  }),
  figures: z.object({
    propertiesSold: figureSchema,
    years: figureSchema,
    satisfied: figureSchema,
    support: figureSchema,
  }),
  /** Starting prices of services, in whole MXN. */
  servicePrices: z.object({
    commercialAppraisal: priceSchema,
    fiscalAppraisal: priceSchema,
    expressAppraisal: priceSchema,
    dueDiligence: priceSchema,
    deeds: priceSchema,
    legalAdviceHour: priceSchema,
  }),
  /** How long each service takes, like '5 a 7 días hábiles'. */
  serviceTerms: z.object({
    commercialAppraisal: termSchema,
    fiscalAppraisal: termSchema,
    expressAppraisal: termSchema,
    dueDiligence: termSchema,
    deeds: termSchema,
  }),
  /** How soon people get an answer and a quote, like '24 horas'. */
  answerTimes: z.object({ reply: termSchema, quote: termSchema }),
  /** The words about IVA behind every amount of a commission. */
  commissionVat: z._default(z.enum(COMMISSION_VATS, 'Elige cómo va el IVA.'), 'none'),
});
export type Company = z.output<typeof companySchema>;

/** MXN for one USD and the day it was set; prices in USD are compared and shown in MXN with it. */
export const usdMxnRateSchema = z.object({
  rate: z.string('Escribe el tipo de cambio.').check(
    z.trim(),
    z.regex(
      /^\d{1,4}(\.\d{1,4})?$/u,
      'Escribe el tipo de cambio con cuatro decimales como máximo.',
    ),
    z.refine((value) => Number(value) > 0, 'Escribe un tipo de cambio mayor que cero.'),
  ),
  date: z.iso.date('Escribe la fecha del tipo de cambio.'),
});
export type UsdMxnRate = z.output<typeof usdMxnRateSchema>;

/** The settings that every page may read. */
export const siteSchema = z.object({
  company: companySchema,
  usdMxnRate: z.nullable(usdMxnRateSchema),
});
export type SiteFacts = z.output<typeof siteSchema>;

/** The same, with what the operator of the server has set. */
export const publicSiteSchema = z.extend(siteSchema, {
  /** The URL of the operator's file of streets; null if maps show none. */
  mapTiles: z.nullable(z.string()),
});
export type Site = z.output<typeof publicSiteSchema>;

const withoutRate = (value: unknown) =>
  typeof value === 'object' && value !== null && 'rate' in value && value.rate === ''
    ? null
    : value;

/** The settings form; an empty rate means no rate. */
export const settingsFormSchema = z.object({
  company: companySchema,
  usdMxnRate: z.pipe(z.transform(withoutRate), z.nullable(usdMxnRateSchema)),
});
export type SettingsForm = z.output<typeof settingsFormSchema>;

export const saveSettingsSchema = z.extend(settingsFormSchema, {
  /** The version that was read: a different one by now means that somebody else has saved. */
  version: z.int(),
});
export type SaveSettings = z.output<typeof saveSettingsSchema>;

/** The settings as an admin edits them. */
export const settingsSchema = z.extend(siteSchema, {
  version: z.int(),
  /** Null while nobody has saved anything. */
  updatedAt: z.nullable(z.string()),
});
export type Settings = z.output<typeof settingsSchema>;

/** How far the prices in pesos have followed the present rate; null once all of them do. */
export const rateFollowingSchema = z.nullable(
  z.object({
    /** Null when the rate was taken away. */
    rate: z.nullable(z.string()),
    /** Listings in dollars; null until they are counted. */
    total: z.nullable(z.int()),
    done: z.int(),
  }),
);
export type RateFollowing = NonNullable<z.output<typeof rateFollowingSchema>>;
