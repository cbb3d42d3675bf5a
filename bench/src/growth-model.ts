/** Visitors' reads. The n-th most asked page is asked for 1/n as often as the first (Zipf). */
export interface Traffic {
  perSecond: number;
  pages: number;
  /** Every change of a listing makes all answers be made anew, in every process. */
  changeEverySeconds: number;
}

/** Milliseconds of processor time for one answer. */
export interface Costs {
  ready: number;
  made: number;
  /** In Postgres, for one that is made. */
  database: number;
  /** For a change, in each process: the processor time of the process and that of Postgres. */
  change: { portal: number; database: number };
}

export interface Predicted {
  readyShare: number;
  portalMs: number;
  databaseMs: number;
}

/**
 * Computes the average cost of an answer when so many processes take the requests in turns. Each makes a page once between two changes, if
 * it is asked for it at all: requests arrive independently of each other.
 */
export function predict(traffic: Traffic, costs: Costs, processes: number): Predicted {
  const { perSecond, pages, changeEverySeconds } = traffic;
  const asked = perSecond * changeEverySeconds;
  const made = shares(pages).reduce(
    (sum, share) => sum + processes * (1 - Math.exp((-asked * share) / processes)),
    0,
  );
  const readyShare = 1 - made / asked;
  return {
    readyShare,
    portalMs:
      readyShare * costs.ready +
      (1 - readyShare) * costs.made +
      (processes * costs.change.portal) / asked,
    databaseMs: (1 - readyShare) * costs.database + (processes * costs.change.database) / asked,
  };
}

/** The share of each page in all requests. */
export function shares(pages: number): number[] {
  const weights = Array.from({ length: pages }, (_, n) => 1 / (n + 1));
  const sum = weights.reduce((total, one) => total + one, 0);
  return weights.map((weight) => weight / sum);
}
