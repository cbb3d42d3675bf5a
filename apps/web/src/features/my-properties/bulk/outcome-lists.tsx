import type { BulkItem, LeftOut } from '@pbr/schemas/bulk-change/bulk-change';
import { type BulkAction, leftReasons } from '@pbr/schemas/bulk-change/values';
import { formatMoney } from '@pbr/schemas/format/money';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { useId } from 'react';
import classes from './bulk.module.css';

interface ListingListProps {
  items: readonly BulkItem[];
  action: BulkAction;
  label: string;
  isUndone?: true;
}

/** The listings of a change, each with its old and new price or whose it is. */
export function ListingList({ items, action, label, isUndone }: ListingListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={classes.listings} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={classes.listing}>
          <span className={classes.name}>{item.name}</span>
          {item.prices.map((step) => (
            <PriceStep key={step.price} {...step} currency={item.currency} />
          ))}
          {action === 'hand_over' && <HandedOver item={item} isUndone={isUndone === true} />}
        </li>
      ))}
    </ul>
  );
}

function PriceStep({
  price,
  before,
  after,
  currency,
}: BulkItem['prices'][number] & { currency: string }) {
  const suffix = price === 'rent' ? '/mes' : '';
  return (
    <span className={classes.prices}>
      <span className={classes.kind}>{price === 'sale' ? 'Venta' : 'Renta'}</span>{' '}
      {formatMoney(before, currency)} <span aria-hidden="true">→</span>
      <span className="for-readers"> a</span> <strong>{formatMoney(after, currency)}</strong>
      {suffix}
    </span>
  );
}

function HandedOver({ item, isUndone }: { item: BulkItem; isUndone: boolean }) {
  const { ownerName, endedShares } = item;
  const words = isUndone ? stayEnded(endedShares) : end(endedShares);
  return (
    <>
      <span className={classes.kind}>
        {isUndone ? `Otra vez de ${ownerName}` : `De ${ownerName}`}
      </span>
      {endedShares > 0 && <span className={classes.kind}>{words}</span>}
    </>
  );
}

const end = (count: number) =>
  count === 1
    ? 'Termina su comisión compartida con quien la recibe.'
    : `Terminan sus ${count} comisiones compartidas con quien la recibe.`;
const stayEnded = (count: number) =>
  count === 1
    ? 'Su comisión compartida con quien la tuvo sigue terminada.'
    : `Sus ${count} comisiones compartidas con quien la tuvo siguen terminadas.`;

interface LeftOutListProps {
  left: readonly LeftOut[];
  /** The chosen listings: the server does not name what is not the person's. */
  listings: readonly MyProperty[];
  title: string;
}

/** The listings that stay as they are, each with the reason. */
export function LeftOutList({ left, listings, title }: LeftOutListProps) {
  const id = useId();
  if (left.length === 0) return null;
  const nameOf = (one: LeftOut) =>
    one.name ?? listings.find((chosen) => chosen.id === one.id)?.name ?? 'Una propiedad';
  return (
    <section className={classes.left}>
      <h3 id={id} className={classes.heading}>{`${title} (${left.length})`}</h3>
      <ul className={classes.listings} aria-labelledby={id}>
        {left.map((one) => (
          <li key={one.id} className={classes.listing}>
            <span className={classes.name}>{nameOf(one)}</span>
            <span className={classes.kind}>{reasonOf(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function reasonOf({ reason, lacks }: LeftOut): string {
  return lacks.length === 0 ? leftReasons[reason] : `Le falta: ${lacks.join(', ')}.`;
}
