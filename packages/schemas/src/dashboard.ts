import * as z from 'zod/mini';
import { personSchema } from './account/person.ts';
import { clientPhoneLink, linkPhone } from './telephone.ts';
import { viewsSchema } from './property/views.ts';

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
        z
          .object({
            id: z.uuid(),
            clientName: z.string(),
            clientPhone: z.nullable(z.string()),
            clientPhoneLink,
            inquiryType: z.string(),
            createdAt: z.iso.datetime(),
            property: z.object({
              id: z.uuid(),
              name: z.string(),
              neighborhood: z.string(),
              city: z.string(),
            }),
            /** The owner of the listing. */
            agent: personSchema,
          })
          .check(linkPhone),
      ),
    }),
    /** Listings in the public lists: one's own, or for admins everybody's. */
    withoutPhoto: listingsToFix,
    withoutPrice: listingsToFix,
    /** Colleagues' shares that wait for this person's answer. */
    sharesReceived: z.object({ count: z.int() }),
  }),
  /** Figures of the person's own listings, or for admins of everybody's; sold and rented ones count as neither active nor paused. */
  figures: z.object({
    activeListings: z.int(),
    pausedListings: z.int(),
    /** Null without listings. */
    views: z.nullable(viewsSchema),
    /** Twelve weeks from Monday to Sunday in Mexico City, the current one last. */
    inquiriesByWeek: z.array(z.object({ weekStart: z.iso.date(), count: z.int() })),
    /** Over the answered inquiries of these weeks; null when none was answered. */
    medianAnswerMinutes: z.nullable(z.int()),
  }),
  /** For admins: what else waits in the agency, and how its agents answer. Null for everybody else. */
  agency: z.nullable(
    z.object({
      /** Service requests without an answer. */
      pendingRequests: z.int(),
      /** Registrations that wait for an admin. */
      pendingRegistrations: z.int(),
      agents: z.object({
        /** Everybody who was asked in these weeks, or whose clients wait. */
        count: z.int(),
        /** The agents with the most clients waiting first, then the slowest. */
        items: z.array(
          z.extend(personSchema, {
            unanswered: z.int(),
            /** Inquiries of these weeks. */
            received: z.int(),
            medianAnswerMinutes: z.nullable(z.int()),
          }),
        ),
      }),
    }),
  ),
});
export type Dashboard = z.output<typeof dashboardSchema>;
