import type { SharedWithMeItem } from '@pbr/schemas/commission/shared-with-me';
import { shareStateLabels, shareTypeLabels } from '@pbr/schemas/commission/values';
import { percentageWords } from '@pbr/schemas/commission/terms-words';
import { formatMoney } from '@pbr/schemas/format/money';
import { priceLines, priceText } from '@pbr/schemas/format/price-lines';
import { labelOf } from '@pbr/schemas/property/values';
import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import { ButtonLink } from '../../../lib/button-link.tsx';
import { amountLines, shareAgentName, stateTones, useVatWords } from '../share-words.ts';
import { ListingPhoto } from './listing-photo.tsx';
import classes from './shared.module.css';

interface OwnCardProps {
  item: SharedWithMeItem;
  onWithdraw: (item: SharedWithMeItem) => void;
}

/** An own listing and the share that another agent has of its commission, or gives. */
export function OwnCard({ item, onWithdraw }: OwnCardProps) {
  const { property, state, shareType } = item;
  const name = shareAgentName(item);
  const vat = useVatWords();
  const contact = [item.externalAgentEmail, item.externalAgentPhone].filter((way) => way !== null);
  return (
    <li className={classes.card} data-paused={!property.isActive || undefined}>
      <ListingPhoto image={property.image} />
      <div className={classes.facts}>
        <h2 className={classes.name}>{property.name}</h2>
        <p className={classes.quiet}>
          {[...new Set([property.neighborhood, property.city])].join(', ')} ·{' '}
          {priceLines({ ...property, mxnEquivalent: null })
            .map(priceText)
            .join(' · ')}
        </p>
        <p className={classes.owner}>
          <strong>{name}</strong>
          {contact.length > 0 && <span className={classes.quiet}>{contact.join(' · ')}</span>}
        </p>
        <p className={classes.badges}>
          <Badge tone={stateTones[state]}>{shareStateLabels[state]}</Badge>{' '}
          <Badge tone="neutral">{labelOf(shareTypeLabels, shareType)}</Badge>{' '}
          {item.agentId === null && <Badge tone="neutral">Agente externo</Badge>}{' '}
          {!property.isActive && <Badge tone="neutral">Inactiva</Badge>}
        </p>
      </div>
      <div className={classes.mine}>
        <p className={classes.amount}>
          <span>{percentageWords(item)}</span>
          {amountLines(property, item, vat).map(({ text, when }) => (
            <strong key={when}>
              {text}
              {when !== null && <span> {when}</span>}
            </strong>
          ))}
          {item.fixedAmount !== null && (
            <span>{`Monto fijo, aparte: ${formatMoney(item.fixedAmount, property.currency)}`}</span>
          )}
        </p>
        <div className={classes.actions}>
          <ButtonLink
            to="/my-properties"
            search={{ commission: property.id }}
            aria-label={`Cambiar la comisión de ${name} en ${property.name}`}
          >
            Cambiar
          </ButtonLink>
          <ButtonLink
            to="/shared-commissions/$id"
            params={{ id: item.id }}
            aria-label={`Acuerdo con ${name} sobre ${property.name}`}
          >
            Acuerdo
          </ButtonLink>
          <Button
            look="remove"
            onClick={() => onWithdraw(item)}
            aria-label={`Eliminar la comisión de ${name} en ${property.name}`}
          >
            Eliminar
          </Button>
        </div>
      </div>
    </li>
  );
}
