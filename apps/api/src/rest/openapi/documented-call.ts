import type { About, RestCall } from '../call.ts';

/** A route of the documented API. */
export interface DocumentedCall extends Omit<RestCall, 'about'> {
  method: string;
  /** `/api/properties/:id` */
  url: string;
  about: About;
  /** Whether pages of other origins may use it. */
  isOpen: boolean;
  /** Whether the answer has a tag, so that an unchanged answer need not be sent again. */
  isTagged: boolean;
}
