/**
 * A listing's change in the feed: `updated` means that it is in the public list, in its current state; `paused`, `closed` (sold or
 * rented) and `deleted` mean that it is not.
 */
export const FEED_CHANGES = ['updated', 'paused', 'closed', 'deleted'] as const;
