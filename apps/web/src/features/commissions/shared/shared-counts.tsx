import type { SharedWithMe } from '@pbr/schemas/commission/shared-with-me';
import { Skeleton } from '@pbr/ui/skeleton';
import { formatCount } from '../../../lib/format/format.ts';
import { moneyWithCurrency } from '../share-words.ts';
import classes from './shared.module.css';

const LABELS = {
  total: 'Compartidas',
  active: 'Activas',
  inactive: 'Inactivas',
  pending: 'Por confirmar',
} as const;

/** Counts every share, whatever the search. Totals keep dollars and pesos apart. */
export function SharedCounts({ shared }: { shared: SharedWithMe | undefined }) {
  const keys = Object.keys(LABELS) as (keyof typeof LABELS)[];
  const waiting = <Skeleton width="2.5rem" height="2rem" />;
  return (
    <dl className={classes.counts}>
      {keys.map((key) => (
        <div key={key} className={classes.count}>
          <dt>{LABELS[key]}</dt>
          <dd>{shared ? formatCount(shared.counts[key]) : waiting}</dd>
        </div>
      ))}
      <div className={`${classes.count} ${classes.money}`}>
        <dt>Comisión potencial</dt>
        {shared ? (
          shared.totals.map(({ currency, amount }) => (
            <dd key={currency}>{moneyWithCurrency(amount, currency)}</dd>
          ))
        ) : (
          <dd>{waiting}</dd>
        )}
      </div>
    </dl>
  );
}
