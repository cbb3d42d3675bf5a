import * as z from 'zod/mini';
import { contactSchema, propertyOfShareSchema } from './share-listing.ts';
import { isThatPart, termsShape, termsText } from './terms.ts';
import { SHARE_EVENTS, SHARE_STATES, SHARE_TYPES } from './values.ts';
import { personSchema } from '../account/person.ts';
import { emailSchema } from '../email.ts';
import { nameSchema } from '../person-name.ts';
import { phoneSchema } from '../telephone.ts';
import { noneAs, optionalOrNone, orNone } from '../text.ts';

const CHOOSE_AGENT = 'Selecciona un agente interno.';
export const NAME_AGENT = 'El nombre del agente externo es requerido.';

type Terms = typeof termsShape;
const shareType = z.enum(SHARE_TYPES, 'Elige si la compartes o la recibes.');
const externalName = orNone(nameSchema());
const externalContact = {
  externalAgentEmail: orNone(emailSchema),
  externalAgentPhone: orNone(phoneSchema),
};

interface Agent {
  agentId?: unknown;
  externalAgentName?: unknown;
}
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** Checks of who the agent is, made together with everything else, so that an empty form shows all its errors at once. */
const namesAnAgent = [
  z.refine<Agent>(
    ({ agentId, externalAgentName }) =>
      Boolean(agentId) || (externalAgentName ?? '') !== '' || agentId === null,
    { error: CHOOSE_AGENT, path: ['agentId'], when: isObject },
  ),
  z.refine<Agent>(
    ({ agentId, externalAgentName }) => agentId !== null || (externalAgentName ?? '') !== '',
    { error: NAME_AGENT, path: ['externalAgentName'], when: isObject },
  ),
] as const;

/**
 * The form of a share: either an `agentId`, or `agentId: null` and the name of an agent from outside. With an `agentId`, the fields of
 * an agent from outside are ignored.
 */
export const shareFormWith = (terms: Terms) =>
  z.pipe(
    z
      .object({
        ...terms,
        ...externalContact,
        shareType: z._default(noneAs(shareType, 'outgoing'), 'outgoing'),
        agentId: z.optional(z.nullable(z.string(CHOOSE_AGENT))),
        externalAgentName: externalName,
      })
      .check(
        ...namesAnAgent,
        isThatPart,
        z.refine(({ agentId, shareType: type }) => !agentId || type === 'outgoing', {
          error: 'Una comisión que recibes viene de un agente externo.',
          path: ['shareType'],
        }),
      ),
    z.transform(({ agentId, ...form }) =>
      agentId
        ? {
            ...form,
            agentId,
            externalAgentName: null,
            externalAgentEmail: null,
            externalAgentPhone: null,
          }
        : { ...form, agentId: null },
    ),
  );

export const shareFormSchema = shareFormWith(termsShape);
export type ShareForm = z.output<typeof shareFormSchema>;
export type ShareFormInput = z.input<typeof shareFormSchema>;

/** The listing of a new share. */
const shareTargetSchema = z.object({ propertyId: z.string('Elige una propiedad.') });
export const sharePropertySchema = z.intersection(shareFormSchema, shareTargetSchema);

/** A change of a share. Its agent stays the same; the fields of an agent from outside change only when they are sent. */
export const shareChangeWith = (terms: Terms) =>
  z
    .object({
      ...terms,
      shareType: optionalOrNone(shareType),
      agentId: z.optional(z.nullable(z.string(CHOOSE_AGENT))),
      externalAgentName: optionalOrNone(nameSchema()),
      externalAgentEmail: optionalOrNone(emailSchema),
      externalAgentPhone: optionalOrNone(phoneSchema),
    })
    .check(isThatPart);

export const shareChangeSchema = shareChangeWith(termsShape);
export type ShareChange = z.output<typeof shareChangeSchema>;

export const shareIdSchema = z.object({ id: z.string() });

/** The version of the share that the agent read: an answer to a share that changed meanwhile is refused. */
export const readTermsSchema = z.object({
  version: z.int('Escribe el número de la versión que leíste.'),
});
/** The same answer through the documented door. */
export const shareAnswerSchema = z.extend(readTermsSchema, {
  acceptance: z.enum(['accepted', 'declined'], 'Elige accepted o declined.'),
});

const moneyText = z.string();
const timestampText = z.iso.datetime();

/** A share of the commission; only people who may see it get it. */
export const propertyShareSchema = z.object({
  id: z.uuid(),
  propertyId: z.uuid(),
  ownerId: z.uuid(),
  agentId: z.nullable(z.uuid()),
  ...termsText,
  fixedAmount: z.nullable(z.string()),
  externalAgentName: z.nullable(z.string()),
  externalAgentEmail: z.nullable(z.string()),
  externalAgentPhone: z.nullable(z.string()),
  shareType: z.string(),
  notes: z.nullable(z.string()),
  isActive: z.boolean(),
  acceptance: z.string(),
  createdAt: z.iso.datetime(),
  agent: z.nullable(z.extend(personSchema, { profileImageUrl: z.nullable(z.string()) })),
  property: propertyOfShareSchema,
});

export const commissionShareSchema = z.extend(propertyShareSchema, {
  state: z.enum(SHARE_STATES),
  /** Goes up by 1 with every change that needs the agent's answer again. */
  version: z.int(),
  updatedAt: timestampText,
  /** The part of the listing's price today, in its currency; null without a price. */
  amount: z.nullable(moneyText),
});
export type CommissionShare = z.output<typeof commissionShareSchema>;

/** The documented list is a bare array: active shares first, each group oldest first. */
export const commissionSharesSchema = z.array(commissionShareSchema);

/** The data of the commissions dialog. */
export const propertyCommissionsSchema = z.object({
  property: z.object({
    id: z.uuid(),
    name: z.string(),
    operationType: z.string(),
    currency: z.string(),
    salePrice: z.nullable(moneyText),
    rentPrice: z.nullable(moneyText),
  }),
  /** Active shares first, each group oldest first; a person who is only the agent of a share sees that share. */
  shares: commissionSharesSchema,
  can: z.object({ edit: z.boolean() }),
});
export type PropertyCommissions = z.output<typeof propertyCommissionsSchema>;

const eventSchema = z.object({
  event: z.enum(SHARE_EVENTS),
  at: timestampText,
  /** The name of the person who did it. */
  by: z.string(),
  /** The terms from then on, and their amount at that day's price. */
  ...termsText,
  fixedAmount: z.nullable(moneyText),
  notes: z.nullable(z.string()),
  price: z.nullable(moneyText),
  currency: z.string(),
  amount: z.nullable(moneyText),
});

/** The agreement of two agents, as both of them read it. */
export const agreementSchema = z.object({
  id: z.uuid(),
  shareType: z.string(),
  state: z.enum(SHARE_STATES),
  version: z.int(),
  ...termsText,
  fixedAmount: z.nullable(moneyText),
  notes: z.nullable(z.string()),
  price: z.nullable(moneyText),
  currency: z.string(),
  amount: z.nullable(moneyText),
  createdAt: timestampText,
  /** When the agent gave the answer in force; null while there is none. */
  answeredAt: z.nullable(timestampText),
  /** The name of the person who gave it; an agent from outside has typed it. */
  answeredBy: z.nullable(z.string()),
  property: z.object({
    id: z.uuid(),
    name: z.string(),
    street: z.string(),
    number: z.nullable(z.string()),
    neighborhood: z.string(),
    city: z.string(),
    state: z.string(),
    propertyType: z.string(),
    operationType: z.string(),
    salePrice: z.nullable(moneyText),
    rentPrice: z.nullable(moneyText),
    /** The base URL of the primary photo. */
    image: z.nullable(z.string()),
    /** Whether the public can open it at its URL. */
    isPublic: z.boolean(),
  }),
  /** The listing's owner, or the company when the owner's account is deactivated. */
  owner: contactSchema,
  agent: z.object({
    name: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    isExternal: z.boolean(),
  }),
  /** Oldest first. */
  history: z.array(eventSchema),
  can: z.object({ answer: z.boolean(), edit: z.boolean() }),
});
export type Agreement = z.output<typeof agreementSchema>;
