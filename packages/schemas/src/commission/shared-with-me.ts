import * as z from 'zod/mini';
import { contactSchema, propertyOfShareSchema } from './share-listing.ts';
import { commissionShareSchema } from './share.ts';
import { termsText } from './terms.ts';
import { searchedText } from '../lenient.ts';
import { colleagueSchema } from '../agent/read.ts';
import { cursorPageShape } from '../cursor-page.ts';
import { pageShape } from '../page.ts';
import { instantText } from '../property/list.ts';

/** A share and its listing, as the share's agent or the listing's owner sees them. */
export const sharedWithMeItemSchema = z.extend(commissionShareSchema, {
  property: z.extend(propertyOfShareSchema, {
    neighborhood: z.string(),
    state: z.string(),
    propertyType: z.string(),
    bedrooms: z.nullable(z.int()),
    fullBathrooms: z.nullable(z.int()),
    parkingSpaces: z.nullable(z.int()),
    dealStatus: z.nullable(z.string()),
    createdAt: z.iso.datetime(),
    /** The base URL of the primary photo. */
    image: z.nullable(z.string()),
    owner: contactSchema,
  }),
});
export type SharedWithMeItem = z.output<typeof sharedWithMeItemSchema>;

export const sharedWithMeSchema = z.object({
  /** Newest first. */
  items: z.array(sharedWithMeItemSchema),
  ...pageShape,
  /** Counts of all shares of this list, ignoring the search. A share of a paused listing counts as inactive. */
  counts: z.object({ total: z.int(), active: z.int(), inactive: z.int(), pending: z.int() }),
  /** The sum of the active outgoing shares in each currency; MXN is always there and first. */
  totals: z.array(z.object({ currency: z.string(), amount: z.string() })),
});
export type SharedWithMe = z.output<typeof sharedWithMeSchema>;

/** The query of the documented list. */
export const sharedWithMeQuerySchema = z.object({ ...cursorPageShape, search: searchedText });

/** Reads a row's keys from a cursor; null when they are not valid. */
export function parseShareKeys(keys: unknown): [string, string] | null {
  return z.safeParse(z.tuple([instantText, z.uuid()]), keys).data ?? null;
}

/** The documented list is a bare array. */
export const sharedWithMeListSchema = z.array(sharedWithMeItemSchema);

export const waitingSharesSchema = z.object({ count: z.int() });

const sharedListing = z.object({
  shareId: z.uuid(),
  propertyId: z.uuid(),
  name: z.string(),
  ...termsText,
  state: z.string(),
  isActive: z.boolean(),
});

/** Every colleague, with the shares in both directions between them and the person. */
export const shareOverviewSchema = z.object({
  agents: z.array(
    z.extend(colleagueSchema, {
      /** Own listings that this agent has a share of. */
      mine: z.array(sharedListing),
      /** Listings of this agent that the person has a share of. */
      theirs: z.array(sharedListing),
    }),
  ),
});
export type ShareOverview = z.output<typeof shareOverviewSchema>;

export const shareStatisticsSchema = z.object({
  /** Own listings, including paused ones. */
  properties: z.int(),
  /** Active shares of these listings. */
  shares: z.int(),
});
export type ShareStatistics = z.output<typeof shareStatisticsSchema>;
