/** A documented answer before it is sent; `Idempotency-Key` stores it. */
export interface MadeAnswer {
  status: number;
  etag?: string;
  /** The body as JSON; null when there is none. */
  body: string | null;
  /** Set when this repeats the answer to an earlier request with the same `Idempotency-Key`. */
  isReplayed?: true;
}
