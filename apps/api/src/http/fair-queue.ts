import { WaitingLine } from './waiting-line.ts';

interface FairQueueOptions {
  /** Work that runs at the same time. */
  slots: number;
  /** The slots that one IP may have while others want some, and those that it leaves to them when it is alone. */
  slotsPerIp: number;
  /** Work waits when what has its turn before it can be done in this time at the present pace. */
  queueMs: number;
  /** This much may be ahead of it even when little was done lately. */
  waitersAtLeast: number;
  /** Work that gets no slot in this time, because the pace fell, is refused. */
  waitMs: number;
  now: () => number;
}

/** Frees the slot; a second call does nothing. */
export type Leave = () => void;

interface Waiter {
  admit: (leave: Leave | null) => void;
  isGone: () => boolean;
}

export interface FairQueue {
  /** Answers a free slot at once, else waits for one; null if none frees in time. */
  enter: (ip: string, isGone?: () => boolean) => Leave | null | Promise<Leave | null>;
  /** Whether work of this IP would be refused now. */
  isFullFor: (ip: string) => boolean;
  load: () => { running: number; waiting: number };
}

const A_SECOND = 1_000;

/**
 * Lets no more work run at the same time than the process can do well, and the IPs take turns. Work whose turn would come too late
 * is refused at once, so an IP that asks for much is refused while others still get a slot.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { slots, slotsPerIp, queueMs, waitersAtLeast, waitMs } = options;
  const running = new Map<string, number>();
  const line = new WaitingLine<Waiter>();
  const pace = createPace(options.now);
  let runs = 0;

  const isAlone = (ip: string) => [...running.keys(), ...line.ips].every((one) => one === ip);
  function mayRun(ip: string): boolean {
    const own = running.get(ip) ?? 0;
    if (own < slotsPerIp) return runs < slots;
    return runs < slots - slotsPerIp && isAlone(ip);
  }

  function run(ip: string): Leave {
    runs += 1;
    running.set(ip, (running.get(ip) ?? 0) + 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      runs -= 1;
      pace.countOne();
      const others = (running.get(ip) ?? 1) - 1;
      if (others === 0) running.delete(ip);
      else running.set(ip, others);
      admitWaiting();
    };
  }

  function admitWaiting(): void {
    for (let next = line.takeNext(mayRun); next; next = line.takeNext(mayRun))
      next.work.admit(next.work.isGone() ? null : run(next.ip));
  }

  function refuse(ip: string, waiter: Waiter): void {
    if (line.remove(ip, waiter)) waiter.admit(null);
  }

  function wait(ip: string, isGone: () => boolean): Promise<Leave | null> {
    return new Promise((done) => {
      const waiter: Waiter = {
        isGone,
        admit: (leave) => {
          clearTimeout(late);
          done(leave);
        },
      };
      const late = setTimeout(() => refuse(ip, waiter), waitMs);
      line.add(ip, waiter);
    });
  }

  const isFullFor = (ip: string) =>
    line.countBefore(ip) >= Math.max(waitersAtLeast, (pace.perSecond() * queueMs) / A_SECOND);
  return {
    isFullFor: (ip) => !mayRun(ip) && isFullFor(ip),
    load: () => ({ running: runs, waiting: line.size }),
    enter: (ip, isGone = () => false) => {
      if (mayRun(ip)) return run(ip);
      return isFullFor(ip) ? null : wait(ip, isGone);
    },
  };
}

/** Counts what was done in the present second and in the last whole one. */
function createPace(now: () => number) {
  let start = now();
  let count = 0;
  let last = 0;
  function turn(): void {
    const seconds = Math.floor((now() - start) / A_SECOND);
    if (seconds === 0) return;
    last = seconds === 1 ? count : 0;
    count = 0;
    start += seconds * A_SECOND;
  }
  return {
    countOne: () => {
      turn();
      count += 1;
    },
    perSecond: () => {
      turn();
      return Math.max(last, count);
    },
  };
}
