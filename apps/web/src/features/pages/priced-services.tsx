import { formatMoney } from '@pbr/schemas/format/money';
import { Card } from '@pbr/ui/card';
import { Price } from '@pbr/ui/price';
import { Checks } from './checks.tsx';
import classes from './page.module.css';

interface PricedService {
  name: string;
  text: string;
  includes: readonly string[];
  price: number;
  /** The unit of the price, or the time that the service takes. */
  term: string;
}

/** The services with their contents, starting price and duration. */
export function PricedServices({ services }: { services: readonly PricedService[] }) {
  return (
    <ul className={classes.cards}>
      {services.map(({ name, text, includes, price, term }) => (
        <Card as="li" key={name}>
          <div className={classes.service}>
            <h3>{name}</h3>
            <p>{text}</p>
            <Checks items={includes} />
            <div className={classes.from}>
              <span>Desde</span>
              <Price amount={`${formatMoney(price, 'MXN')} MXN`} />
              <span>{term}</span>
              <a href="#solicitud" aria-label={`Solicitar: ${name}`}>
                Solicitar
              </a>
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}
