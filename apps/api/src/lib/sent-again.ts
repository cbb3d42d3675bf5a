import { isSameTelephone } from './telephone/read-telephone.ts';

/** The same sender and content within this time count as sent again: a double click, or a retry after a lost answer. */
export const SENT_AGAIN_MS = 10 * 60_000;

/**
 * Among stored messages with the sender's e-mail and content, the one that was sent again: with the same telephone, or where one of the two
 * has none. Another telephone makes another message.
 */
export function sentAgain<Stored extends { clientPhone: string | null }>(
  stored: readonly Stored[],
  clientPhone: string | null,
): Stored | undefined {
  if (clientPhone === null) return stored[0];
  return (
    stored.find((one) => one.clientPhone !== null && isSame(one.clientPhone, clientPhone)) ??
    stored.find((one) => one.clientPhone === null)
  );
}

/** A number that nobody can complete has no one spelling, but its digits stay the same. */
const isSame = (a: string, b: string) => isSameTelephone(a, b) || bare(a) === bare(b);

const bare = (phone: string) => phone.replaceAll(/[\s().-]/gu, '');
