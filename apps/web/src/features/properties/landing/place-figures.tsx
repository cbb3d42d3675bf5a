import { formatRoundMoney } from '@pbr/schemas/format/money';
import { formatCount } from '@pbr/schemas/format/numbers';
import type { Landing } from '@pbr/schemas/property/places/landing';
import classes from './landing.module.css';

/** The figures of a place at a glance; a single price is not a figure of the place. */
export function PlaceFigures({ landing }: { landing: Landing }) {
  const { operation, total, pricedTotal, medianPrice, lowestPrice, highestPrice } = landing;
  if (pricedTotal < 2 || medianPrice === null || lowestPrice === null || highestPrice === null) {
    return null;
  }
  const perMonth = operation === 'renta' ? ' al mes' : '';
  const money = (amount: string) => formatRoundMoney(amount, 'MXN');
  return (
    <dl className={classes.figures}>
      <div>
        <dt>En {operation}</dt>
        <dd>{formatCount(total)}</dd>
      </div>
      <div>
        <dt>Precio mediano{perMonth}</dt>
        <dd>{money(medianPrice)}</dd>
      </div>
      <div>
        <dt>Rango de precios{perMonth}</dt>
        <dd>
          {money(lowestPrice)} – {money(highestPrice)}
        </dd>
      </div>
    </dl>
  );
}
