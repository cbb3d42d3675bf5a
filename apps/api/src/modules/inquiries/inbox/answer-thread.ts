import { formatMoment } from '@pbr/schemas/format/moments';

/** The most UTF-16 units that all answers to one inquiry may have together. */
export const MAX_THREAD = 20_000;

const SAME_WITHIN_MS = 60_000;

interface Thread {
  agentResponse: string | null;
  /** The time of the first answer. */
  responseDate: string | null;
}

/**
 * All answers to an inquiry as one text: the first unchanged, every later one below it, under its date. After an answer outside the portal
 * the first one from here has its date, too.
 */
export function withAnswer(
  { agentResponse, responseDate }: Thread,
  text: string,
  now: Date,
): string {
  if (agentResponse !== null) return `${agentResponse}\n\n${dated(text, now)}`;
  return responseDate === null ? text : dated(text, now);
}

/** True for a double click, or a retry after a lost answer: the last answer has the same text and is at most a minute old. */
export function isLastAnswer(
  { agentResponse, responseDate }: Thread,
  text: string,
  now: Date,
): boolean {
  if (agentResponse === null || responseDate === null) return false;
  const since = new Date(now.getTime() - SAME_WITHIN_MS);
  if (agentResponse === text) return new Date(responseDate) > since;
  // Dated answers carry the minute of their writing.
  return [now, since].some((moment) => agentResponse.endsWith(dated(text, moment)));
}

const dated = (text: string, moment: Date) => `— ${formatMoment(moment)} —\n${text}`;
