import { formatRoundMoney } from '@pbr/schemas/format/money';
import type { Landing } from '@pbr/schemas/property/places/landing';
import { hasMedian } from './landing-words.ts';
import classes from './landing.module.css';

/** Whether a place has different prices; a single one is not a figure of the place, but said in a sentence. */
export const hasFigures = ({ lowestPrice, highestPrice }: Landing) => lowestPrice !== highestPrice;

/** The prices of a place at a glance. */
export function PlaceFigures({ landing }: { landing: Landing }) {
  const { operation, medianPrice, lowestPrice, highestPrice } = landing;
  if (medianPrice === null || lowestPrice === null || highestPrice === null) return null;
  const perMonth = operation === 'renta' ? ' al mes' : '';
  const money = (amount: string) => formatRoundMoney(amount, 'MXN');
  return (
    <dl className={classes.figures}>
      {hasMedian(landing.pricedTotal) && (
        <div>
          <dt>Precio mediano{perMonth}</dt>
          <dd>{money(medianPrice)}</dd>
        </div>
      )}
      <div>
        <dt>Rango de precios{perMonth}</dt>
        <dd>
          {money(lowestPrice)} – {money(highestPrice)}
        </dd>
      </div>
    </dl>
  );
}
