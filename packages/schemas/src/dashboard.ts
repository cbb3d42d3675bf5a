import * as z from 'zod/mini';

const listingToFix = z.object({
  id: z.uuid(),
  name: z.string(),
  neighborhood: z.string(),
  city: z.string(),
});

/** How many listings there are, and the newest of them. */
const listingsToFix = z.object({ count: z.int(), items: z.array(listingToFix) });

/** The data of a member's first screen. */
export const dashboardSchema = z.object({
  waiting: z.object({
    /** The same count as the inbox shows as pending. */
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
    /** Own listings in the public lists. */
    withoutPhoto: listingsToFix,
    withoutPrice: listingsToFix,
    /** Colleagues' shares that wait for this person's answer. */
    sharesReceived: z.object({ count: z.int() }),
  }),
  /** Figures of the person's own listings; sold and rented ones count as neither active nor paused. */
  figures: z.object({
    activeListings: z.int(),
    pausedListings: z.int(),
    /** Twelve weeks from Monday to Sunday in Mexico City, the current one last. */
    inquiriesByWeek: z.array(z.object({ weekStart: z.iso.date(), count: z.int() })),
    /** Over the answered inquiries of these weeks; null when none was answered. */
    medianAnswerMinutes: z.nullable(z.int()),
  }),
});
export type Dashboard = z.output<typeof dashboardSchema>;
