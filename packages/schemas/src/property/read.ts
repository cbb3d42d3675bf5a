import * as z from 'zod/mini';
import { placeSchema } from './places.ts';

/** A photo. Its files are `{baseUrl}/{width}.webp` and `.jpg` for every width of IMAGE_WIDTHS. */
export const propertyImageSchema = z.object({
  id: z.uuid(),
  /** The 1024 px JPEG; `url` is the same under the documented second name. */
  imageUrl: z.string(),
  url: z.string(),
  baseUrl: z.string(),
  category: z.string(),
  order: z.int(),
  isPrimary: z.boolean(),
  /** Pixels of the largest stored file. */
  width: z.int(),
  height: z.int(),
  /** A data URL of a few pixels, shown while the photo loads. */
  placeholder: z.nullable(z.string()),
});
export type PropertyImage = z.output<typeof propertyImageSchema>;

/** Decimal text, as Postgres keeps it. */
const decimalText = z.nullable(z.string());
const timestampText = z.iso.datetime();

const cardShape = {
  id: z.uuid(),
  name: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
  propertyType: z.string(),
  operationType: z.string(),
  salePrice: decimalText,
  rentPrice: decimalText,
  currency: z.string(),
  /** For a listing in USD: its prices in MXN at the rate of that day. Null without a rate. */
  mxnEquivalent: z.nullable(
    z.object({ salePrice: decimalText, rentPrice: decimalText, date: z.iso.date() }),
  ),
  bedrooms: z.nullable(z.int()),
  fullBathrooms: z.nullable(z.int()),
  halfBathrooms: z.nullable(z.int()),
  parkingSpaces: z.nullable(z.int()),
  landArea: decimalText,
  constructionArea: decimalText,
  isActive: z.boolean(),
  dealStatus: z.nullable(z.string()),
  createdAt: timestampText,
  /** The primary photo first, then in order. Lists carry only the first photos; `imageCount` counts all of them. */
  images: z.array(propertyImageSchema),
  imageCount: z.int(),
};

/** The fields that a card of the web shows. */
export const propertyCardSchema = z.object(cardShape);
export type PropertyCard = z.output<typeof propertyCardSchema>;

/** The agent's public contact details. */
const propertyOwnerSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
});

/** A share of the commission; only people who may see it get it. */
export const propertyShareSchema = z.object({
  id: z.uuid(),
  propertyId: z.uuid(),
  ownerId: z.uuid(),
  agentId: z.nullable(z.uuid()),
  percentage: z.string(),
  fixedAmount: decimalText,
  externalAgentName: z.nullable(z.string()),
  externalAgentEmail: z.nullable(z.string()),
  externalAgentPhone: z.nullable(z.string()),
  shareType: z.string(),
  notes: z.nullable(z.string()),
  isActive: z.boolean(),
  acceptance: z.string(),
  createdAt: timestampText,
  agent: z.nullable(
    z.object({
      id: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      profileImageUrl: z.nullable(z.string()),
    }),
  ),
});

const propertyInquirySchema = z.object({
  id: z.uuid(),
  propertyId: z.uuid(),
  clientName: z.string(),
  clientEmail: z.string(),
  clientPhone: z.nullable(z.string()),
  message: z.nullable(z.string()),
  inquiryType: z.string(),
  status: z.string(),
  contactSource: z.string(),
  agentResponse: z.nullable(z.string()),
  responseDate: z.nullable(timestampText),
  createdAt: timestampText,
});

/** A property as the documented API answers it; `commissionShares` and `inquiries` are empty for people who may not see them. */
export const propertySchema = z.object({
  ...cardShape,
  description: z.string(),
  street: z.string(),
  number: z.nullable(z.string()),
  commercialNames: z.nullable(z.string()),
  features: z.array(z.string()),
  ownerId: z.uuid(),
  owner: propertyOwnerSchema,
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
  /** The number for a WhatsApp chat, as the agent wrote it. */
  ownerWhatsapp: z.nullable(z.string()),
  can: z.object({ edit: z.boolean() }),
});
export type PropertyDetail = z.output<typeof propertyDetailSchema>;

/** Accepts any text; an id of no listing answers 'not found'. */
export const propertyIdSchema = z.object({ id: z.string() });

/** A page of the catalogue. */
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

/** A list without pages, such as the newest listings of the home page. */
export const propertyCardsSchema = z.object({ items: z.array(propertyCardSchema) });

/** The documented list is a bare array. */
export const propertyListSchema = z.array(propertySchema);

export const amenitiesSchema = z.object({ items: z.array(z.string()) });
