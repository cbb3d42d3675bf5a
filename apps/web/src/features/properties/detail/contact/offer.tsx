import { type PriceLine, priceLines } from '@pbr/schemas/format/price-lines';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { labelOf, operationTypeLabels, propertyTypeLabels } from '@pbr/schemas/property/values';
import { Badge } from '@pbr/ui/badge';
import { Price } from '@pbr/ui/price';
import { operationTone } from '../../../../lib/format/operation-tone.ts';
import classes from './offer.module.css';

/** The operation, the type and the prices. */
export function Offer({ property }: { property: PropertyDetail }) {
  const [main, ...others] = priceLines(property);
  return (
    <div className={classes.offer}>
      <p className={classes.badges}>
        <Badge tone={operationTone(property.operationType)}>
          {labelOf(operationTypeLabels, property.operationType)}
        </Badge>{' '}
        <Badge tone="neutral">{labelOf(propertyTypeLabels, property.propertyType)}</Badge>
      </p>
      <div className={classes.prices}>
        <PriceOf line={main} size="large" />
        {others.map((line) => (
          <PriceOf key={line.text} line={line} size="small" />
        ))}
      </div>
    </div>
  );
}

function PriceOf({ line, size }: { line: PriceLine; size: 'large' | 'small' }) {
  const { text, perMonth, equivalent } = line;
  return (
    <Price
      size={size}
      amount={text}
      {...(perMonth && { suffix: 'por mes' })}
      {...(equivalent !== null && { note: equivalent })}
    />
  );
}
