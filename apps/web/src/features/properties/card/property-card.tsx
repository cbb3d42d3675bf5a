import { priceLines } from '@pbr/schemas/format/price-lines';
import type { PropertyCard as Property } from '@pbr/schemas/property/read';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import {
  dealStatusLabels,
  labelOf,
  operationTypeLabels,
  propertyTypeLabels,
} from '@pbr/schemas/property/values';
import { Badge } from '@pbr/ui/badge';
import { MailIcon } from '@pbr/ui/icons/icons';
import { Price } from '@pbr/ui/price';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { operationTone } from '../../../lib/format/operation-tone.ts';
import type { Favorites } from '../../../lib/favorites/favorites.ts';
import { propertyFacts } from '../../../lib/format/property-facts.ts';
import { photoSrcSet } from '../../../lib/photos/property-photo.ts';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { FavoriteHeart } from '../favorite/favorite-heart.tsx';
import { NoPhotos } from '../photos/no-photos.tsx';
import { photoAlt } from '../photos/photo-words.ts';
import type { MorePhotosProps } from './more-photos.tsx';
import classes from './property-card.module.css';

const { Part: MorePhotos } = lazyPart<MorePhotosProps>({
  name: 'more-photos',
  load: () => import('./more-photos.tsx'),
});

/** The width of a card in the columns of the grid; of a phone's a twentieth less, because the next larger file takes twice as long. */
const SIZES =
  '(min-width: 75em) 363px, (min-width: 62em) 32vw, (min-width: 36em) 48vw, calc(96vw - 2rem)';

interface PropertyCardProps {
  property: Property;
  /** The photo loads at once; for the first cards of a page. */
  priority?: boolean;
  /** The operation of the list; its price leads. */
  operation?: OperationFilter | undefined;
  /** Shows the heart. */
  favorites?: Favorites;
  /** Shows the button that opens an inquiry. */
  onInquire?: ((property: Property) => void) | undefined;
}

/** A listing in a list. Plain elements, because a page has dozens of cards. */
export function PropertyCard({
  property,
  priority = false,
  operation,
  favorites,
  onInquire,
}: PropertyCardProps) {
  const facts = propertyFacts(property);
  const kind = labelOf(propertyTypeLabels, property.propertyType);
  const total = property.imageCount;
  const [isReached, setIsReached] = useState(false);
  const reach = total > 1 && !isReached ? () => setIsReached(true) : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only load what the arrows inside need
    <article className={classes.card} onPointerEnter={reach} onTouchStart={reach} onFocus={reach}>
      <div className={classes.photo}>
        <Photo property={property} priority={priority} onInquire={onInquire} />
        {total > 1 && (
          <span className="photo-count" aria-hidden="true">
            1 / {total}
          </span>
        )}
        <p className={classes.badges}>
          <Badge tone={operationTone(property.operationType)}>
            {labelOf(operationTypeLabels, property.operationType)}
          </Badge>{' '}
          {!saysItsType(property) && <Badge tone="neutral">{kind}</Badge>}
        </p>
        {property.dealStatus !== null && (
          <p className={classes.deal}>
            <Badge tone="strong">{labelOf(dealStatusLabels, property.dealStatus)}</Badge>
          </p>
        )}
      </div>
      <div className={classes.body}>
        <h3 className={classes.name}>
          <Link to="/properties/$id" params={{ id: property.id }} className={classes.link}>
            {property.name}
          </Link>
        </h3>
        <Prices property={property} operation={operation} />
        <p className={classes.place}>
          {/* Ciudad de México is both a city and a state. */}
          {[...new Set([property.neighborhood, property.city, property.state])].join(', ')}
        </p>
        {facts.length > 0 && (
          <ul className={classes.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {onInquire && (
          <button
            type="button"
            className={classes.inquire}
            aria-label={`Enviar consulta sobre ${property.name}`}
            onClick={() => onInquire(property)}
          >
            <MailIcon />
            <span className={classes.inquireWord}>Enviar consulta</span>
          </button>
        )}
      </div>
      {isReached && <MorePhotos property={property} sizes={SIZES} frame={classes.photo} />}
      {favorites && <FavoriteHeart property={property} favorites={favorites} />}
    </article>
  );
}

/** 'CASA en venta' says that it is a house, 'Casablanca 12' does not. The types are such words themselves. */
const saysItsType = ({ name, propertyType }: Property) =>
  name.toLowerCase().split(/\P{L}/u)[0] === propertyType;

function Photo({ property, priority, onInquire }: PropertyCardProps) {
  const image = property.images[0];
  if (!image) {
    const about = { ...property, asksForPhotos: true };
    return <NoPhotos property={property} onAsk={onInquire && (() => onInquire(about))} />;
  }
  return (
    <img
      src={image.imageUrl}
      srcSet={photoSrcSet(image)}
      sizes={SIZES}
      width={image.width}
      height={image.height}
      alt={photoAlt(image, property.name, 0)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      style={
        image.placeholder === null ? undefined : { backgroundImage: `url("${image.placeholder}")` }
      }
    />
  );
}

function Prices({ property, operation }: Pick<PropertyCardProps, 'property' | 'operation'>) {
  return (
    <div className={classes.prices}>
      {priceLines(property, operation).map(({ text, perMonth, inPesos }) => (
        <Price
          key={text}
          amount={
            <>
              {text}
              {perMonth && <span className={classes.period}>/mes</span>}
            </>
          }
          {...(inPesos !== null && { note: inPesos })}
        />
      ))}
    </div>
  );
}

interface PropertyCardSkeletonProps {
  /** Reserves the space of the inquiry button. */
  withInquiry?: boolean;
}

/** Reserves the space of a card while it loads. */
export function PropertyCardSkeleton({ withInquiry = false }: PropertyCardSkeletonProps) {
  return (
    <div className={classes.card} data-skeleton aria-hidden="true">
      <div className={classes.photo} />
      <div className={classes.body}>
        <p className={classes.name} />
        <p className={classes.prices} />
        <p className={classes.place} />
        <p className={classes.facts} />
        {withInquiry && <p className={classes.inquire} />}
      </div>
    </div>
  );
}
