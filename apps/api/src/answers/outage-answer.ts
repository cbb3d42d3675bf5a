import { addOutageNotice } from '../http/outage-notice.ts';
import { tagOf } from '../http/entity-tags.ts';
import type { ReadyAnswer, ReadyStores } from './ready-stores.ts';

export interface OutageOptions {
  /** When the database went away, by `performance.now`; null while it is there. */
  databaseAwaySince?: () => number | null;
  /** Without the database, visitors get answers up to this age. */
  outageAnswerMs?: number;
}

interface OutageAnswer {
  answer: ReadyAnswer;
  ageSeconds: number;
}

/** Without the database: the answer that was valid when it went away, if it is not too old. */
export function outageAnswer(
  {
    readyAnswers,
    databaseAwaySince = () => null,
    outageAnswerMs = 0,
  }: OutageOptions & Pick<ReadyStores, 'readyAnswers'>,
  key: string,
): OutageAnswer | undefined {
  const since = databaseAwaySince();
  const old = since === null ? undefined : readyAnswers.validAt(key, since);
  if (!old || old.ageMs > outageAnswerMs) return undefined;
  return { answer: withNotice(old.answer), ageSeconds: Math.round(old.ageMs / 1000) };
}

const noticed = new WeakMap<ReadyAnswer, ReadyAnswer>();

/** A page says that it is not of this moment; other answers say it in a header only. */
function withNotice(answer: ReadyAnswer): ReadyAnswer {
  if (!answer.headers['content-type']?.startsWith('text/html')) return answer;
  const known = noticed.get(answer);
  if (known) return known;
  const body = Buffer.from(addOutageNotice(answer.body.toString()));
  const page = { ...answer, body, etag: tagOf(body, undefined), compressed: {} };
  noticed.set(answer, page);
  return page;
}
