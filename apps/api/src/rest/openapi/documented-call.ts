import type { AccessRule, NamedRow } from '../../security/access.ts';
import type { CallContract } from '../contract.ts';

/** A route of the documented API. */
export interface DocumentedCall {
  method: string;
  /** `/api/properties/:id` */
  url: string;
  access: AccessRule;
  names: NamedRow | undefined;
  /** Whether the answer has a tag, so that an unchanged answer need not be sent again. */
  isTagged: boolean;
  contract: CallContract;
}
