import * as z from 'zod/mini';

/** The number of inquiries, or of service requests, with each status. */
export const statusCountsSchema = z.object({
  pending: z.int(),
  answered: z.int(),
  closed: z.int(),
});
export type StatusCounts = z.output<typeof statusCountsSchema>;

export const totalOf = ({ pending, answered, closed }: StatusCounts) => pending + answered + closed;
