import type { SharedWithMe } from '@pbr/schemas/commission/shared-with-me';
import { formatMoneyWithCurrency } from '@pbr/schemas/format/money';
import { formatCount } from '@pbr/schemas/format/numbers';
import { Counts } from '@pbr/ui/counts';

const LABELS = {
  total: 'Compartidas',
  active: 'Activas',
  inactive: 'Inactivas',
  pending: 'Por confirmar',
} as const;

interface SharedCountsProps {
  shared: SharedWithMe | undefined;
  /** The shares are those of the person's own listings. */
  isOwn: boolean;
}

/** Counts every share of the list, whatever the search. Totals keep dollars and pesos apart. */
export function SharedCounts({ shared, isOwn }: SharedCountsProps) {
  const keys = Object.keys(LABELS) as (keyof typeof LABELS)[];
  return (
    <Counts
      counts={[
        ...keys.map((key) => ({
          label: LABELS[key],
          value: shared && formatCount(shared.counts[key]),
        })),
        {
          label: isOwn ? 'Comparto' : 'Comisión potencial',
          value: shared?.totals
            .map(({ currency, amount }) => formatMoneyWithCurrency(amount, currency))
            .join(' · '),
          room: '7rem',
        },
      ]}
    />
  );
}
