/** A position in the write-ahead log, in bytes. */
type Position = bigint;

/** The primary's position at a time (by `performance.now`). */
export interface Mark {
  at: number;
  position: Position;
}

export interface ReplicaState {
  /** Null while it is away or no replica. */
  replayed: Position | null;
  /** By how much its data are older than the primary's. */
  lagMs: number;
}

export const AWAY: ReplicaState = { replayed: null, lagMs: Number.POSITIVE_INFINITY };

/** By how much data up to here are older than those of the newest mark; infinite when older than all marks. Marks are in order. */
export function lagOf(replayed: Position, marks: readonly Mark[]): number {
  const reached = marks.findLast(({ position }) => position <= replayed);
  const newest = marks.at(-1);
  return reached && newest ? newest.at - reached.at : Number.POSITIVE_INFINITY;
}

interface Wanted {
  /** The position of the last change that an answer must show; null while it is not known. */
  needed: Position | null;
  maxLagMs: number;
  /** Counts the answers, so that the replicas take turns. */
  turn: number;
}

/** The replica that may be read for an answer that others will get too; null when only the primary may. */
export function chooseReplica(
  states: readonly ReplicaState[],
  { needed, maxLagMs, turn }: Wanted,
): number | null {
  if (needed === null) return null;
  const fit = [...states.keys()].filter((index) => {
    const { replayed, lagMs } = states[index] ?? AWAY;
    return replayed !== null && replayed >= needed && lagMs <= maxLagMs;
  });
  return fit[turn % fit.length] ?? null;
}
