import { formatMoment } from '../../lib/format.ts';

/** UTF-16 units of everything that was answered to one inquiry. */
export const MAX_THREAD = 20_000;

const SAME_WITHIN_MS = 60_000;

interface Thread {
  agentResponse: string | null;
  /** When the client was answered first. */
  responseDate: string | null;
}

/** The answers to an inquiry as one text: the first as it is, every later one below it under its date. */
export function withAnswer({ agentResponse }: Thread, text: string, now: Date): string {
  return agentResponse === null ? text : `${agentResponse}${later(text, now)}`;
}

/** A double click, or a retry after a lost answer: the last answer says the same and is not older than a minute. */
export function isLastAnswer(
  { agentResponse, responseDate }: Thread,
  text: string,
  now: Date,
): boolean {
  if (agentResponse === null || responseDate === null) return false;
  const since = new Date(now.getTime() - SAME_WITHIN_MS);
  if (agentResponse === text) return new Date(responseDate) > since;
  // Later answers carry the minute in which they were given.
  return [now, since].some((moment) => agentResponse.endsWith(later(text, moment)));
}

const later = (text: string, moment: Date) => `\n\n— ${formatMoment(moment)} —\n${text}`;
