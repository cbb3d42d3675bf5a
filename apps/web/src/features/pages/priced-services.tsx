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
  unit?: string;
  /** How long the service takes. */
  term?: string;
}

/** The services with their contents, starting price and duration. */
export function PricedServices({ services }: { services: readonly PricedService[] }) {
  return (
    <ul className={classes.cards}>
      {services.map(({ name, text, includes, price, unit, term }) => (
        <Card as="li" key={name}>
          <div className={classes.service}>
            <h3>{name}</h3>
            <p>{text}</p>
            <Checks items={includes} />
            <div className={classes.from}>
              <span>Desde</span>
              <Price
                amount={`${formatMoney(price, 'MXN')} MXN`}
                {...(unit !== undefined && { suffix: unit })}
              />
              {term !== undefined && <span>Entrega en {term}</span>}
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}
