/** An answer as it is sent. */
export interface MadeAnswer {
  status: number;
  etag?: string;
  /** JSON; null without a body. */
  body: string | null;
  /** It is that of an earlier request with the same `Idempotency-Key`. */
  isReplayed?: true;
}
