import * as z from 'zod/mini';

/** The listings of a large hand-over that did not fit into its first transaction. */
export const handOverRestJobSchema = z.object({
  from: z.uuid(),
  to: z.uuid(),
  /** The admin who hands them over. */
  actorId: z.uuid(),
  ids: z.array(z.uuid()),
  /** True for a deactivation, which can be taken back before the job ends. */
  isKept: z._default(z.boolean(), false),
});
export type HandOverRestJob = z.output<typeof handOverRestJobSchema>;
