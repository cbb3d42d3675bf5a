import * as z from 'zod/mini';

const listingToFix = z.object({
  id: z.uuid(),
  name: z.string(),
  neighborhood: z.string(),
  city: z.string(),
});

/** Some of them, the newest first, and how many there are. */
const listingsToFix = z.object({ count: z.int(), items: z.array(listingToFix) });

/** What a person who works here sees first. */
export const dashboardSchema = z.object({
  waiting: z.object({
    /** As many as the inbox shows as pending. */
    unanswered: z.object({
      count: z.int(),
      oldest: z.array(
        z.object({
          id: z.uuid(),
          clientName: z.string(),
          inquiryType: z.string(),
          createdAt: z.iso.datetime(),
          property: z.object({ id: z.uuid(), name: z.string() }),
        }),
      ),
    }),
    /** Own listings that the public sees. */
    withoutPhoto: listingsToFix,
    withoutPrice: listingsToFix,
    /** Shares of colleagues that wait for a yes or no. */
    sharesReceived: z.object({ count: z.int() }),
  }),
  /** Of the own listings; sold and rented ones are neither active nor paused. */
  figures: z.object({
    activeListings: z.int(),
    pausedListings: z.int(),
    /** Twelve weeks from Monday to Sunday in Mexico City, the current one last. */
    inquiriesByWeek: z.array(z.object({ weekStart: z.iso.date(), count: z.int() })),
    /** Of the inquiries of these weeks that were answered; null when none was. */
    medianAnswerMinutes: z.nullable(z.int()),
  }),
});
export type Dashboard = z.output<typeof dashboardSchema>;
