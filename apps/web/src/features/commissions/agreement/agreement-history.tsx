import type { Agreement } from '@pbr/schemas/commission/share';
import { shareEventLabels } from '@pbr/schemas/commission/values';
import { percentageWords } from '@pbr/schemas/commission/terms-words';
import { formatDate } from '@pbr/schemas/format/dates';
import { formatMoneyWithCurrency } from '@pbr/schemas/format/money';
import classes from './agreement.module.css';

/** The events of an agreement: who did what, and when. */
export function AgreementHistory({ history }: Pick<Agreement, 'history'>) {
  return (
    <section className={classes.history} aria-labelledby="historial">
      <h2 id="historial">Historial</h2>
      <ol>
        {history.map(({ event, at, by, amount, currency, ...terms }) => (
          <li key={`${event} ${at}`}>
            <time dateTime={at}>{formatDate(at)}</time>
            <span>
              <strong>{shareEventLabels[event]}</strong>
              {` · ${by}`}
            </span>
            <span className={classes.quiet}>
              {[
                percentageWords(terms),
                amount !== null && formatMoneyWithCurrency(amount, currency),
              ]
                .filter((part) => part !== false)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
