import type { SharedWithMe } from '@pbr/schemas/commission/shared-with-me';
import { formatMoneyWithCurrency } from '@pbr/schemas/format/money';
import { formatCount } from '@pbr/schemas/format/numbers';
import { Skeleton } from '@pbr/ui/skeleton';
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
            <dd key={currency}>{formatMoneyWithCurrency(amount, currency)}</dd>
          ))
        ) : (
          <dd>{waiting}</dd>
        )}
      </div>
    </dl>
  );
}
