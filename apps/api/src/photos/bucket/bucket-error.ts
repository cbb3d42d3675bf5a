const NO_ROOM = /Quota|StorageFull|EntityTooLarge|InsufficientCapacity/iu;

/** An object storage that does not answer, or refuses. Its text never holds the secret, nor what the storage says beyond its error code. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  /** The status of the answer; null without one. */
  readonly status: number | null;
  readonly isFull: boolean;

  constructor(what: string, answer: { status: number; code: string } | null, cause?: unknown) {
    super(answer ? `${what}: ${answer.status} ${answer.code}`.trimEnd() : `${what}: no answer`, {
      cause,
    });
    this.status = answer?.status ?? null;
    this.isFull =
      answer !== null &&
      (answer.status === 507 || answer.status === 413 || NO_ROOM.test(answer.code));
  }

  /** Whether the same request may succeed in a moment. */
  get isPassing(): boolean {
    return !this.isFull && (this.status === null || this.status >= 500 || BUSY.has(this.status));
  }
}

const BUSY: ReadonlySet<number> = new Set([408, 425, 429]);
