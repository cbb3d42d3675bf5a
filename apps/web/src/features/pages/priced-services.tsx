import { formatMoney } from '../../lib/format.ts';
import classes from './page.module.css';

interface PricedServicesProps {
  services: readonly { name: string; text: string; price: number; unit?: string }[];
}

/** What is offered and the price from which it starts. */
export function PricedServices({ services }: PricedServicesProps) {
  return (
    <ul className={classes.cards}>
      {services.map(({ name, text, price, unit }) => (
        <li key={name} className={classes.card}>
          <h3>{name}</h3>
          <p>{text}</p>
          <p className={classes.price}>
            Desde {formatMoney(price, 'MXN')}
            {unit}
          </p>
        </li>
      ))}
    </ul>
  );
}
