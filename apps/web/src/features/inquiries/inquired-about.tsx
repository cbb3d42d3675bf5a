import { priceLines, priceText } from '@pbr/schemas/format/price-lines';
import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { Badge } from '@pbr/ui/badge';
import { Link } from '@tanstack/react-router';
import { drawingUrl } from '../../lib/photos/property-photo.ts';
import { changeInbox } from './inbox-search.ts';
import classes from './inquired-about.module.css';

interface InquiredAboutProps {
  inquiry: Pick<InboxItem, 'property'>;
  search: InboxSearch;
}

/** The listing that the client wrote about. */
export function InquiredAbout({ inquiry: { property }, search }: InquiredAboutProps) {
  const { id, name, neighborhood, city, image, isDeleted } = property;
  const prices = priceLines({ ...property, mxnEquivalent: null });
  return (
    <div className={classes.listing}>
      <img
        className={classes.photo}
        src={image === null ? drawingUrl() : `${image}/320.webp`}
        width={80}
        height={60}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className={classes.words}>
        {isDeleted ? (
          <p className={classes.name}>
            {name} <Badge tone="neutral">Eliminada</Badge>
          </p>
        ) : (
          <Link to="/properties/$id" params={{ id }} className={classes.name ?? ''}>
            {name}
          </Link>
        )}
        <p className={classes.place}>{[...new Set([neighborhood, city])].join(', ')}</p>
        <p className={classes.place}>{prices.map(priceText).join(' · ')}</p>
      </div>
      {search.propertyId !== id && (
        <Link
          to="/inquiries"
          search={changeInbox(search, { propertyId: id })}
          className={classes.only ?? ''}
          activeOptions={{ exact: true }}
          aria-label={`Ver todas las de esta propiedad: ${name}`}
        >
          Ver todas las de esta propiedad
        </Link>
      )}
    </div>
  );
}
