import * as z from 'zod/mini';
import { type FieldName, type FieldSpec, perField, type PropertyValues } from './fields.ts';
import { contactSchema } from '../commission/share-listing.ts';
import { propertyShareSchema } from '../commission/share.ts';
import { inquiryReceiptSchema } from '../inquiry/write.ts';
import { propertyImageSchema } from './photos.ts';
import { placeSchema } from './places.ts';
import { viewsSchema } from './views.ts';

/** Decimal text, as Postgres keeps it. */
const decimalText = z.nullable(z.string());
const timestampText = z.iso.datetime();

type Shape = { [Name in FieldName]: z.ZodMiniType<PropertyValues[Name]> };

const text = z.nullable(z.string());
const whole = z.nullable(z.int());
const schemas = {
  line: text,
  paragraph: text,
  choice: text,
  digits: text,
  day: text,
  link: text,
  count: whole,
  ordinal: whole,
  pesos: whole,
  measure: decimalText,
  price: decimalText,
  coordinate: z.nullable(z.number()),
  flag: z.boolean(),
  amenities: z.array(z.string()),
} satisfies Record<FieldSpec['kind'], z.ZodMiniType>;

const schemaOf = (spec: FieldSpec) => ('required' in spec ? z.string() : schemas[spec.kind]);

const fieldShape = perField<Shape>(schemaOf);
const fieldsSchema = z.extend(z.object({ id: z.uuid() }), fieldShape);

/** The fields that lists carry. */
export const cardFields = {
  name: true,
  neighborhood: true,
  city: true,
  state: true,
  propertyType: true,
  operationType: true,
  salePrice: true,
  rentPrice: true,
  currency: true,
  bedrooms: true,
  fullBathrooms: true,
  halfBathrooms: true,
  parkingSpaces: true,
  landArea: true,
  constructionArea: true,
} as const satisfies Partial<Record<FieldName, true>>;

/** The fields that a card of the web shows. */
export const propertyCardSchema = z.extend(z.pick(fieldsSchema, { id: true, ...cardFields }), {
  /** For a listing in USD: its prices in MXN at the rate of that day. Null without a rate. */
  mxnEquivalent: z.nullable(
    z.object({ salePrice: decimalText, rentPrice: decimalText, date: z.iso.date() }),
  ),
  isActive: z.boolean(),
  dealStatus: z.nullable(z.string()),
  /** The time of the publication; of a draft, of its creation. */
  createdAt: timestampText,
  /** The primary photo first, then in order. Lists carry only the first photos; `imageCount` counts all of them. */
  images: z.array(propertyImageSchema),
  imageCount: z.int(),
});
export type PropertyCard = z.output<typeof propertyCardSchema>;

/** The agent's public contact details. */
const propertyOwnerSchema = z.extend(contactSchema, { profileImageUrl: z.nullable(z.string()) });

const propertyInquirySchema = z.extend(z.omit(inquiryReceiptSchema, { createdAt: true }), {
  agentResponse: z.nullable(z.string()),
  responseDate: z.nullable(timestampText),
  createdAt: timestampText,
});

/** A property as the documented API answers it; `commissionShares` and `inquiries` are empty for people who may not see them. */
export const propertySchema = z.extend(z.extend(propertyCardSchema, fieldShape), {
  /** The place that everybody may see: the point, the middle of the fixed cell around it, or null. */
  publicPoint: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  ownerId: z.uuid(),
  owner: propertyOwnerSchema,
  /** Never published yet: texts and choices that it lacks are ''. */
  isDraft: z.boolean(),
  updatedAt: timestampText,
  /** Counts changes of the listing's own fields; photo changes do not count. */
  version: z.int(),
  commissionShares: z.array(propertyShareSchema),
  inquiries: z.array(propertyInquirySchema),
});
export type Property = z.output<typeof propertySchema>;

/** The detail page: the property, its places, its agent's WhatsApp, and what this visitor may do. */
export const propertyDetailSchema = z.extend(propertySchema, {
  /** From the state down to the colonia; each has a landing page. Shorter when a name has no slug. */
  places: z.array(placeSchema),
  /** Null when the owner has no public page; then nobody has verified them either. */
  agent: z.nullable(
    z.object({ id: z.uuid(), isEmailVerified: z.boolean(), isPhoneVerified: z.boolean() }),
  ),
  /** The number for a WhatsApp chat, as the agent wrote it. */
  ownerWhatsapp: z.nullable(z.string()),
  /** The place as a schema.org `Accommodation`, for the page's JSON-LD. */
  schemaOrg: z.record(z.string(), z.unknown()),
  /** Null for those who may not edit the listing. */
  views: z.nullable(viewsSchema),
  can: z.object({ edit: z.boolean() }),
});
export type PropertyDetail = z.output<typeof propertyDetailSchema>;

/** Accepts any text; an id of no listing answers 'not found'. */
export const propertyIdSchema = z.object({ id: z.string() });

/** A numbered page of listings. */
export const propertyPageSchema = z.object({
  items: z.array(propertyCardSchema),
  /** Exact up to COUNT_CAP; `totalIsCapped` says that there are more. */
  total: z.int(),
  totalIsCapped: z.boolean(),
  page: z.int(),
  pageCount: z.int(),
  /** Set when nothing matched as typed and the items are those of this corrected text. */
  suggestion: z.nullable(z.string()),
});
export type PropertyPage = z.output<typeof propertyPageSchema>;

/** A page of the catalogue for a search. */
export const searchPageSchema = z.extend(propertyPageSchema, {
  /** The names of the places that the search asks for, by their paths. */
  placeNames: z.record(z.string(), z.string()),
  /** The places that the text names and nothing beside, as the filter lists them; null for any other text. */
  textPlaces: z.nullable(z.string()),
  /** The only colonia that the search names and the ones beside it, as the filter lists them; null where there are none. */
  withNeighbours: z.nullable(z.string()),
  /** How many listings have the words of a text that is a place without offers. */
  inWords: z.int(),
  /** The parts of `unread` that were left out, because nothing was found with them or because they say what is not wanted. */
  ignored: z.array(z.string()),
});
export type SearchPage = z.output<typeof searchPageSchema>;

/** A list without pages, such as the newest listings of the home page. */
export const propertyCardsSchema = z.object({ items: z.array(propertyCardSchema) });

/** The documented list is a bare array. */
export const propertyListSchema = z.array(propertySchema);

export const amenitiesSchema = z.object({ items: z.array(z.string()) });
