/** The changes that can be made to several listings at once. */
export const BULK_ACTIONS = ['pause', 'activate', 'price', 'hand_over'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
