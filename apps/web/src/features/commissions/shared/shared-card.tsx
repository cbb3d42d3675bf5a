import { shareStateLabels } from '@pbr/schemas/commission/values';
import { partWords } from '@pbr/schemas/commission/terms-words';
import { formatDay } from '@pbr/schemas/format/dates';
import { formatMoney } from '@pbr/schemas/format/money';
import { priceLines, priceText } from '@pbr/schemas/format/price-lines';
import { labelOf, operationTypeLabels } from '@pbr/schemas/property/values';
import type { SharedWithMeItem } from '@pbr/schemas/commission/shared-with-me';
import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import { Price } from '@pbr/ui/price';
import { useRef } from 'react';
import { ButtonLink } from '../../../lib/button-link.tsx';
import { mailUrl } from '../../../lib/format/contact-links.ts';
import { operationTone } from '../../../lib/format/operation-tone.ts';
import { propertyFacts } from '../../../lib/format/property-facts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useAnswer } from '../agreement/use-answer.tsx';
import { amountLines, stateTones, useVatWords } from '../share-words.ts';
import { useSharesChanged } from '../use-shares-changed.ts';
import { ListingPhoto } from './listing-photo.tsx';
import classes from './shared.module.css';

interface SharedCardProps {
  item: SharedWithMeItem;
  /** Called after the share was declined and the card with the focus is gone. */
  onGone: () => void;
}

/** A colleague's listing and this person's share of its commission. */
export function SharedCard({ item, onGone }: SharedCardProps) {
  const { property } = item;
  const { name, isActive } = property;
  return (
    <li className={classes.card} data-paused={!isActive || undefined}>
      <ListingPhoto image={property.image} />
      <div className={classes.facts}>
        <p className={classes.badges}>
          <Badge tone={isActive ? 'neutral' : 'strong'}>{isActive ? 'Activa' : 'Inactiva'}</Badge>{' '}
          <Badge tone={operationTone(property.operationType)}>
            {labelOf(operationTypeLabels, property.operationType)}
          </Badge>{' '}
          <Badge tone="both">{`${item.percentage}% de comisión`}</Badge>{' '}
          <Badge tone={stateTones[item.state]}>{shareStateLabels[item.state]}</Badge>
        </p>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.quiet}>
          {[...new Set([property.neighborhood, property.city, property.state])].join(', ')}
        </p>
        <p className={classes.quiet}>
          {propertyFacts({ ...property, constructionArea: null, landArea: null }).join(' · ')}
        </p>
        <p className={classes.quiet}>{`Alta el ${formatDay(property.createdAt)}`}</p>
        <Owner owner={property.owner} />
        {item.notes !== null && <p className={classes.notes}>{item.notes}</p>}
      </div>
      <div className={classes.mine}>
        <Figures item={item} />
        <Actions item={item} onGone={onGone} />
      </div>
    </li>
  );
}

function Owner({ owner }: Pick<SharedWithMeItem['property'], 'owner'>) {
  return (
    <p className={classes.owner}>
      <span>{`${owner.firstName} ${owner.lastName}`.trim()}</span>
      <a href={mailUrl(owner.email)}>{owner.email}</a>
    </p>
  );
}

function Figures({ item }: { item: SharedWithMeItem }) {
  const { property, fixedAmount } = item;
  const part = partWords(item);
  const vat = useVatWords();
  const [main, ...others] = priceLines({ ...property, mxnEquivalent: null });
  return (
    <div className={classes.figures}>
      <Price
        size="small"
        amount={main.text}
        {...(main.perMonth && { suffix: '/mes' })}
        {...(others.length > 0 && {
          note: others.map(priceText).join(' · '),
        })}
      />
      <p className={classes.amount}>
        <span>{part === null ? 'Mi comisión' : `Mi comisión: ${part}`}</span>
        {amountLines(property, item, vat).map(({ text, when }) => (
          <strong key={when}>
            {text}
            {when !== null && <span> {when}</span>}
          </strong>
        ))}
        {fixedAmount !== null && (
          <span>{`Monto fijo, aparte: ${formatMoney(fixedAmount, property.currency)}`}</span>
        )}
      </p>
    </div>
  );
}

function Actions({ item, onGone }: SharedCardProps) {
  const { id, property, state, version } = item;
  const accept = trpc.commission.accept.useMutation();
  const decline = trpc.commission.decline.useMutation();
  const sharesChanged = useSharesChanged();
  const view = useRef<HTMLAnchorElement>(null);
  const answer = useAnswer({
    send: (given) => (given.says === 'accept' ? accept : decline).mutateAsync({ id, version }),
    onAnswered: ({ state: answered }) => {
      if (answered === 'accepted') view.current?.focus();
      else onGone();
      void sharesChanged();
    },
    onOutdated: sharesChanged,
  });
  return (
    <div className={classes.actions}>
      {state === 'pending' && (
        <>
          <Button
            look="primary"
            isBusy={answer.isAccepting}
            onClick={() => answer.accept(version)}
            aria-label={`Aceptar la comisión de ${property.name}`}
          >
            {answer.isAccepting ? 'Aceptando...' : 'Aceptar'}
          </Button>
          <Button
            onClick={() => answer.decline(version)}
            aria-label={`Rechazar la comisión de ${property.name}`}
          >
            Rechazar
          </Button>
        </>
      )}
      <ButtonLink
        ref={view}
        to="/properties/$id"
        params={{ id: property.id }}
        target="_blank"
        aria-label={`Ver Propiedad ${property.name}, en otra pestaña`}
      >
        Ver Propiedad
      </ButtonLink>
      <ButtonLink
        to="/shared-commissions/$id"
        params={{ id }}
        aria-label={`Ver acuerdo de ${property.name}`}
      >
        Ver acuerdo
      </ButtonLink>
      {answer.dialog}
    </div>
  );
}
