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

/** The look comes from the page's own sheets (`outage-notice` in global.css). React leaves an element alone that it did not draw there. */
const NOTICE =
  '<aside class="outage-notice" role="status">Tenemos un problema temporal: ves esta página como estaba hace unos minutos, y los formularios no se pueden enviar por ahora. <a href="">Actualizar</a></aside>';

/** Puts the notice at the top of a page that is sent while the database is away. */
function addOutageNotice(html: string): string {
  return html.replace(/<body[^>]*>/u, (body) => body + NOTICE);
}
