/** The rest of a limit for one key. */
export interface Quota {
  /** The limit's name. */
  name: string;
  points: number;
  windowSeconds: number;
  remaining: number;
  /** Seconds until the whole limit is there again. */
  resetSeconds: number;
}
