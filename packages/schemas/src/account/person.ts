import * as z from 'zod/mini';

/** A person as others name them. */
export const personSchema = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
});
