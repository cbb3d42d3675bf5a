import { type SQL, sql } from 'drizzle-orm';

/** How many inquiries or service requests have each status, as JSON. */
export const statusCounts = (status: SQL) => sql`
  json_build_object('pending', count(*) filter (where ${status} = 'pending'),
    'answered', count(*) filter (where ${status} = 'answered'), 'closed', count(*) filter (where ${status} = 'closed'))`;
