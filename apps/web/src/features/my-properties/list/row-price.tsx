import { priceLines } from '@pbr/schemas/format/price-lines';
import type { MyProperty } from '@pbr/schemas/property/mine';
import classes from './row.module.css';

interface RowPriceProps {
  listing: MyProperty;
  onPrice: () => void;
}

/** The prices of a listing; touching them changes them. */
export function RowPrice({ listing, onPrice }: RowPriceProps) {
  return (
    <div className={classes.price}>
      <button type="button" className={classes.prices} onClick={onPrice}>
        <span className={classes.amounts}>
          {priceLines(listing).map(({ text, perMonth }) => (
            <span key={text} className={classes.amount}>
              {text}
              {perMonth && <span className={classes.month}>/mes</span>}
            </span>
          ))}
        </span>
        <span className="for-readers">, cambiar el precio de {listing.name}</span>
      </button>
    </div>
  );
}
