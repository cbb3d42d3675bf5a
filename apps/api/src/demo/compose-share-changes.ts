import { commissionPrice } from '@pbr/schemas/commission-amounts';
import type { ShareEvent } from '@pbr/schemas/commission-values';
import { propertyWriteSchema } from '@pbr/schemas/property';
import { parseInput } from '../lib/parse-input.ts';
import type { DemoListing } from './demo-listing.ts';
import type { DemoRows } from './demo.queries.ts';
import { people, type PersonName } from './people.ts';
import { type DemoShare, shareName } from './shares.ts';
import { stableId } from './stable-id.ts';

type Change = DemoRows['shareChanges'][number];

interface Step {
  event: ShareEvent;
  hoursAgo: number;
  by: PersonName | null;
}

/** What has happened to the shares so far, the oldest first. */
export function composeShareChanges(
  shares: readonly DemoShare[],
  listings: readonly DemoListing[],
  ago: (hours: number) => string,
): Change[] {
  const byKey = new Map(listings.map((listing) => [listing.key, listing]));
  return shares
    .flatMap((share) => {
      const listing = byKey.get(share.listing);
      if (!listing) throw new Error(`there is no listing ${share.listing}`);
      return stepsOf(share, listing.agent).map((step) => ({ share, listing, step }));
    })
    .toSorted((a, b) => b.step.hoursAgo - a.step.hoursAgo)
    .map(({ share, listing, step }) => changeRow(share, listing, { ...step, ago }));
}

/** The agent answers before half of the time has passed, and what was taken back was so before three quarters had. */
function stepsOf(share: DemoShare, owner: PersonName): Step[] {
  const { hoursAgo, acceptance, isActive } = share;
  const by = 'agent' in share ? share.agent : null;
  const steps: Step[] = [{ event: 'created', hoursAgo, by: owner }];
  if (acceptance !== 'pending') steps.push({ event: acceptance, hoursAgo: hoursAgo / 2, by });
  if (!isActive && acceptance !== 'declined')
    steps.push({ event: 'withdrawn', hoursAgo: hoursAgo / 4, by: owner });
  return steps;
}

function changeRow(
  share: DemoShare,
  listing: DemoListing,
  { event, hoursAgo, by, ago }: Step & { ago: (hours: number) => string },
): Change {
  const property = parseInput(propertyWriteSchema, listing.property);
  return {
    shareId: stableId(shareName(share)),
    event,
    actorId: by && stableId(`person ${by}`),
    actorName: nameOf(share, by),
    percentage: share.percentage,
    fixedAmount: share.fixedAmount ?? null,
    notes: share.notes ?? null,
    price: commissionPrice(property),
    currency: property.currency,
    createdAt: ago(hoursAgo),
  };
}

function nameOf(share: DemoShare, by: PersonName | null): string {
  if (by) return `${people[by].firstName} ${people[by].lastName}`;
  return 'external' in share ? share.external.name : '';
}
