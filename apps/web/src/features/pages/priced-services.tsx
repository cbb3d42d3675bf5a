import { formatMoney } from '../../lib/format.ts';
import { Card } from '@pbr/ui/card';
import { Price } from '@pbr/ui/price';
import classes from './page.module.css';

interface PricedServicesProps {
  services: readonly { name: string; text: string; price: number; unit?: string }[];
}

/** What is offered and the price from which it starts. */
export function PricedServices({ services }: PricedServicesProps) {
  return (
    <ul className={classes.cards}>
      {services.map(({ name, text, price, unit }) => (
        <Card as="li" key={name}>
          <div className={classes.service}>
            <h3>{name}</h3>
            <p>{text}</p>
            <div className={classes.from}>
              <span>Desde</span>
              <Price
                amount={formatMoney(price, 'MXN')}
                {...(unit !== undefined && { suffix: unit })}
              />
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}
