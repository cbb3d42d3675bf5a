import { formatCounted } from '@pbr/schemas/format/numbers';
import { priceLines } from '@pbr/schemas/format/price-lines';
import { isClosedDeal } from '@pbr/schemas/property/deal-status';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { labelOf, operationTypeLabels, propertyTypeLabels } from '@pbr/schemas/property/values';
import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import { Price } from '@pbr/ui/price';
import { Link } from '@tanstack/react-router';
import { operationTone } from '../../../lib/format/operation-tone.ts';
import { propertyFacts } from '../../../lib/format/property-facts.ts';
import { photoSrcSet, placeholderUrl } from '../../../lib/photos/property-photo.ts';
import { StateBadges } from '../../../lib/format/state-badges.tsx';
import { type RowActions, RowMenu } from './row-menu.tsx';
import classes from './list.module.css';

interface ListingRowProps extends RowActions {
  listing: MyProperty;
  onEdit: () => void;
}

/** An own listing with its open tasks and its actions. */
export function ListingRow({ listing, onEdit, ...on }: ListingRowProps) {
  const { name, isActive, isDraft, dealStatus } = listing;
  const isHidden = !isActive || isClosedDeal(dealStatus);
  return (
    <li className={classes.row} data-hidden={isHidden || undefined}>
      <Photo listing={listing} />
      <div className={classes.facts}>
        <p className={classes.badges}>
          <StateBadges isActive={isActive} isDraft={isDraft} dealStatus={dealStatus} />{' '}
          <Badge tone={operationTone(listing.operationType)}>
            {labelOf(operationTypeLabels, listing.operationType)}
          </Badge>{' '}
          <Badge tone="neutral">{labelOf(propertyTypeLabels, listing.propertyType)}</Badge>
        </p>
        <h2 className={classes.name}>
          <Link to="/properties/$id" params={{ id: listing.id }}>
            {name}
          </Link>
        </h2>
        <p className={classes.place}>
          {[...new Set([listing.neighborhood, listing.city, listing.state])]
            .filter(Boolean)
            .join(', ')}
        </p>
        <Prices listing={listing} />
        <Notes listing={listing} />
      </div>
      <div className={classes.actions}>
        <Button onClick={onEdit} aria-label={`Editar ${name}`}>
          Editar
        </Button>
        <RowMenu listing={listing} {...on} />
      </div>
    </li>
  );
}

function Photo({ listing }: { listing: MyProperty }) {
  const [image] = listing.images;
  if (!image)
    return (
      <div className={classes.photo}>
        <img src={placeholderUrl('fachada')} width={800} height={600} alt="" loading="lazy" />
      </div>
    );
  return (
    <div className={classes.photo}>
      <img
        src={image.imageUrl}
        srcSet={photoSrcSet(image)}
        sizes="(min-width: 48em) 220px, 100vw"
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
        decoding="async"
        style={
          image.placeholder === null
            ? undefined
            : { backgroundImage: `url("${image.placeholder}")` }
        }
      />
    </div>
  );
}

function Prices({ listing }: { listing: MyProperty }) {
  const [main, ...others] = priceLines(listing);
  const facts = propertyFacts(listing);
  return (
    <div className={classes.prices}>
      <Price
        size="small"
        amount={main.text}
        {...(main.perMonth && { suffix: '/mes' })}
        {...(others.length > 0 && {
          note: others.map(({ text, perMonth }) => `${text}${perMonth ? '/mes' : ''}`).join(' · '),
        })}
      />
      {facts.length > 0 && <p className={classes.place}>{facts.join(' · ')}</p>}
    </div>
  );
}

/** The owner's open tasks, and the colleagues who share the commission. */
function Notes({ listing }: { listing: MyProperty }) {
  const { unansweredInquiries, hasPhoto, salePrice, rentPrice, shares } = listing;
  const wants = [
    !hasPhoto && 'Sin fotos',
    salePrice === null && rentPrice === null && 'Sin precio',
  ].filter((want) => want !== false);
  if (unansweredInquiries === 0 && wants.length === 0 && shares.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {unansweredInquiries > 0 && (
        <li>
          <Link to="/inquiries">
            {formatCounted(
              unansweredInquiries,
              'consulta sin responder',
              'consultas sin responder',
            )}
          </Link>
        </li>
      )}
      {wants.map((want) => (
        <li key={want} data-wanting>
          {want}
        </li>
      ))}
      {shares.length > 0 && <li>{`Compartida con ${namesOf(shares)}`}</li>}
    </ul>
  );
}

function namesOf(shares: MyProperty['shares']): string {
  const names = shares.map(({ agentName }) => agentName);
  return new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(names);
}
