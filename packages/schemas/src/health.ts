import * as z from 'zod/mini';

export const healthSchema = z.object({ status: z.literal('ok') });

const count = z.int().check(z.nonnegative());
const bytes = z.number().check(z.nonnegative());

/** A backup that is complete. */
export const lastBackupSchema = z.object({
  madeAt: z.iso.datetime(),
  files: count,
  bytes,
});

/** The state of the running portal for an admin. */
export const portalHealthSchema = z.object({
  now: z.iso.datetime(),
  database: z.object({ answeredInMs: count, bytes }),
  /** The disk of the photos. */
  disk: z.object({ freeBytes: bytes, sizeBytes: bytes }),
  /** The storage of the photos, as this process sees it. */
  storage: z.object({
    answers: z.boolean(),
    /** Null while it answers, and for one that refuses. */
    awaySince: z.nullable(z.iso.datetime()),
  }),
  /** The replicas that visitors' answers are read from, as this process sees them. */
  replicas: z.array(
    z.object({
      /** - behind: it answers, but its data are too old */
      state: z.enum(['serving', 'behind', 'away']),
      /** Since when it is in that use, or left out. */
      since: z.iso.datetime(),
      /** Null while it is not known. */
      lagSeconds: z.nullable(count),
    }),
  ),
  /** Jobs of all processes. */
  jobs: z.object({
    due: count,
    running: count,
    /** Given up after the last attempt, or set aside by a restore. */
    failed: count,
    /** Mails that could not be sent yet and are tried again. */
    unsentMails: count,
    /** When the oldest of those that are due should have run. */
    oldestDue: z.nullable(z.iso.datetime()),
  }),
  /** Null before the first. */
  lastBackup: z.nullable(lastBackupSchema),
});
export type PortalHealth = z.output<typeof portalHealthSchema>;
