import * as z from 'zod/mini';
import { asPlainString, measureSchema, moneySchema, wholeSchema } from '../number-schemas.ts';
import {
  contactServiceLabels,
  legalIssueLabels,
  legalOperationLabels,
  legalPropertyTypeLabels,
  legalServiceLabels,
  legalUrgencyLabels,
  valuationPurposeLabels,
  valuationUrgencyLabels,
  valuedTypeLabels,
} from './values.ts';
import { STATES } from '../property/places/states.ts';
import { emailSchema, INVALID_EMAIL, isEmail, keptEmailSchema } from '../email.ts';
import { nameSchema } from '../person-name.ts';
import { clientPhoneSchema, isTelephone, UNREADABLE_PHONE } from '../telephone.ts';
import type { NumberKind } from '../typed-number/number-kinds.ts';
import { typedNumber } from '../typed-number/typed-number-schema.ts';
import { lineSchema, orNone, paragraphSchema, trapSchema } from '../text.ts';
import { valuesOf } from '../values-of.ts';

const NOT_LISTED = 'Elige una opción de la lista.';
const chosen = <Labels extends Readonly<Record<string, string>>>(labels: Labels) =>
  z.enum(valuesOf(labels), NOT_LISTED);

/** A number as people type it. */
const typed = <Value>(kind: NumberKind, schema: z.ZodMiniType<Value>) =>
  orNone(typedNumber(kind, z.nullable(schema)));
const years = z.pipe(
  asPlainString,
  z
    .string('Escribe un número entero.')
    .check(z.regex(/^\d{1,3}$/u, 'Escribe los años con un número entero de 0 a 999.')),
);
const bathrooms = z.pipe(
  asPlainString,
  z
    .string('Escribe un número.')
    .check(z.regex(/^\d{1,2}(?:\.5)?$/u, 'Escribe un número, como 2 o 2.5.')),
);
const line = (max: number) => orNone(lineSchema({ max }));

const clientName = nameSchema({ required: 'Escribe tu nombre.' });

/** The message of `POST /api/contact`, with the field names that its clients use. */
export const contactFormSchema = z.object({
  name: clientName,
  email: emailSchema,
  phone: orNone(clientPhoneSchema),
  service: z.enum(valuesOf(contactServiceLabels), 'Elige un tipo de servicio.'),
  message: paragraphSchema({ max: 2000, required: 'Escribe tu mensaje.' }),
  company: trapSchema,
});
export type SentContact = z.input<typeof contactFormSchema>;
export type ContactForm = z.output<typeof contactFormSchema>;

const client = {
  clientName,
  clientPhone: orNone(clientPhoneSchema),
  clientEmail: orNone(keptEmailSchema),
};

interface Reach {
  clientPhone?: unknown;
  clientEmail?: unknown;
}

/**
 * One of the two has to work; the other is kept as text. Checked together with everything else, so that nobody has to correct a form
 * twice.
 */
const reachable = [
  reach(
    'clientPhone',
    'Escribe un teléfono o un correo para poder responderte.',
    ({ clientPhone, clientEmail }) => Boolean(clientPhone || clientEmail),
  ),
  reach('clientPhone', UNREADABLE_PHONE, ({ clientPhone }) => !clientPhone),
  reach('clientEmail', INVALID_EMAIL, ({ clientEmail }) => !clientEmail),
] as const;

function reach(field: keyof Reach, error: string, isFine: (sent: Reach) => boolean) {
  return z.refine<Reach>((sent) => canBeReached(sent) || isFine(sent), {
    path: [field],
    error,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}

const canBeReached = ({ clientPhone: phone, clientEmail: email }: Reach) =>
  (typeof phone === 'string' && phone !== '' && isTelephone(phone)) ||
  (typeof email === 'string' && isEmail(email));

export const valuationFormSchema = z
  .object({
    propertyType: orNone(chosen(valuedTypeLabels)),
    purpose: orNone(chosen(valuationPurposeLabels)),
    address: line(200),
    neighborhood: line(120),
    city: line(120),
    state: orNone(z.enum(STATES, NOT_LISTED)),
    area: typed('area', measureSchema),
    bedrooms: typed('count', wholeSchema()),
    bathrooms: typed('count', bathrooms),
    parking: typed('count', wholeSchema()),
    age: typed('count', years),
    ...client,
    urgency: orNone(chosen(valuationUrgencyLabels)),
    additionalInfo: orNone(paragraphSchema({ max: 2000 })),
    company: trapSchema,
  })
  .check(...reachable);
export type ValuationForm = z.output<typeof valuationFormSchema>;

export const legalFormSchema = z
  .object({
    serviceType: orNone(chosen(legalServiceLabels)),
    propertyType: orNone(chosen(legalPropertyTypeLabels)),
    operationType: orNone(chosen(legalOperationLabels)),
    propertyValue: typed('price', moneySchema),
    urgency: orNone(chosen(legalUrgencyLabels)),
    hasLegalIssues: orNone(chosen(legalIssueLabels)),
    ...client,
    clientAddress: line(300),
    description: orNone(paragraphSchema({ max: 2000 })),
    company: trapSchema,
  })
  .check(...reachable);
export type LegalForm = z.output<typeof legalFormSchema>;
