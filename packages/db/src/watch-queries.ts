import { currentDeadline, Deadline, DeadlineError, within } from './deadline.ts';
import { isConnectionLost, isOutage, isRefused } from './outage.ts';
import type { Presence } from './presence.ts';

/** A query of postgres.js, as the patched driver shows it before it is sent. */
interface DriverQuery {
  /** The text around the parameters. */
  strings: readonly string[];
  /** Null until the query is handed to a connection, from when on the server may have got it. */
  state: unknown;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
  /** `onexecute` is set where a transaction begins. */
  options: { onexecute?: unknown };
}

interface Handle {
  /** Gives the query up wherever it is; its connection is dropped if it runs there, and the server told unless it is done quietly. */
  abandon: (error: Error, quietly: boolean) => void;
  /** Sends the query, once more or for the first time. Missing in a transaction, whose statements belong to one connection. */
  again?: () => void;
  /** Whether an open connection is free. */
  hasOpen: boolean;
}

/** The pause before a query is sent again; the driver adds its own before it connects. */
const AGAIN_AFTER_MS = { least: 25, most: 75 };
/** A replica that has not answered by then is not waited for. */
const REPLICA_ANSWERS_MS = 1_000;

/**
 * Lets no query wait longer than the deadline of the work that sends it. Until then a query whose connection is lost is sent again, unless
 * it may have written something. Work without a deadline, as a job, is told of the loss at once, and of silence after `longestMs`. Answers
 * true when the query is held until the database is back. A replica has somewhere to send a read `instead`.
 */
export function watchQueries(
  longestMs: number,
  presence: Presence,
  instead?: (query: DriverQuery) => void,
) {
  return (query: DriverQuery, { abandon, again, hasOpen }: Handle): boolean => {
    const own = currentDeadline();
    const deadline = own ?? new Deadline(longestMs);
    const sendInstead =
      instead && again && !query.options.onexecute
        ? () => within(own ?? deadline, () => instead(query))
        : undefined;
    if (sendInstead && presence.awaySince !== null) {
      sendInstead();
      return true;
    }
    // Connections opened now would all have to be served when the database is back, before any query.
    const held = presence.awaySince !== null && own && !hasOpen ? again : undefined;
    const end = presence.begin();
    const { resolve, reject } = query;
    /** Ends the time in which no connection has the query. */
    let resume: (() => void) | undefined;
    let stop = () => {};
    const impatience =
      sendInstead &&
      setTimeout(() => abandon(new DeadlineError(), true), REPLICA_ANSWERS_MS).unref();
    const settle = () => {
      clearTimeout(impatience);
      resume?.();
      stop();
      Object.assign(query, { resolve, reject });
    };
    const sendLater = (send: () => void) => {
      const sendNow = () => {
        resume = undefined;
        send();
      };
      if (presence.awaySince !== null) {
        resume = presence.hold(sendNow);
        return;
      }
      const { least, most } = AGAIN_AFTER_MS;
      const pause = setTimeout(sendNow, least + Math.random() * (most - least));
      resume = () => clearTimeout(pause);
    };

    query.resolve = (result) => {
      settle();
      end('served');
      resolve(result);
    };
    query.reject = (error) => {
      const isLost = isConnectionLost(error);
      if (isLost) presence.lose();
      const isLate = error instanceof DeadlineError && deadline.leftMs > 0;
      if (sendInstead && (isLost || isLate) && mayBeRepeated(query)) {
        settle();
        end('failed');
        return sendInstead();
      }
      if (own && again && isLost && (isRefused(error) || mayBeRepeated(query)))
        return sendLater(again);
      settle();
      // An error of Postgres is an answer too.
      end(isOutage(error) ? 'failed' : 'served');
      reject(error);
    };
    if (held) sendLater(held);
    stop = deadline.wait(() => {
      const error = new DeadlineError();
      if (resume) query.reject(error);
      else abandon(error, presence.awaySince !== null);
    });
    return held !== undefined;
  };
}

const READS = /^\s*(?:begin|explain|select|show|with)\b/iu;
/** Words of statements that change something, and of functions that do. */
const WRITES =
  /\b(?:add_job|call|delete|insert|into|merge|nextval|pg_notify|set_config|setval|update)\b|_advisory_/iu;

/** A query that was not sent, or that changes nothing. */
function mayBeRepeated({ state, strings }: DriverQuery): boolean {
  if (state === null) return true;
  const text = strings.join(' ');
  return READS.test(text) && !WRITES.test(text);
}
