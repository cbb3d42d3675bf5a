import { sql } from 'drizzle-orm';
import { isoInstant } from './instants.ts';

/** The part of a stored inquiry, service request or held message that the answer to its sender tells. */
export interface SentForm {
  id: string;
  clientPhone: string | null;
  createdAt: string;
}

export const SENT_FORM = sql`id, client_phone as "clientPhone", ${isoInstant(sql`created_at`)} as "createdAt"`;
