import { FIELD_NAMES } from '../property/fields.ts';

/** The columns of a listing that an import changes; undoing it writes them back. */
export const IMPORTED_FIELDS = [...FIELD_NAMES, 'importDigest', 'dealStatus'] as const;
