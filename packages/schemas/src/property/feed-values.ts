/**
 * What became of a listing: it is on the public list, as it is now; its owner paused it; it was sold or rented; it was deleted. After
 * all but the first it is not on the list.
 */
export const PROPERTY_CHANGES = ['updated', 'paused', 'closed', 'deleted'] as const;
