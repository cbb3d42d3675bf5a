import { formatDate } from '@pbr/schemas/format/dates';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import { Link } from '@tanstack/react-router';
import actions from '../sharing/actions.module.css';
import { EditListing } from './edit-listing.tsx';
import type { OwnListingProps } from './own-listing-part.tsx';
import classes from './own-listing.module.css';

/** The figures of a listing and what its owner does next, for the owner and admins. */
export function Part({ property }: OwnListingProps) {
  const { id, views, inquiries } = property;
  if (property.isDraft)
    return (
      <div className={classes.own}>
        <p className={classes.draft}>
          Es un borrador: no se ve en el portal hasta que lo publiques.
        </p>
        <EditListing property={property} />
      </div>
    );
  const pending = inquiries.filter(({ status }) => status === 'pending').length;
  return (
    <div className={classes.own}>
      <dl className={classes.figures}>
        {views !== null && (
          <div>
            <dt>Visitas</dt>
            <dd>{formatCount(views.count)}</dd>
            <dd className={classes.note}>desde el {formatDate(views.since)}</dd>
          </div>
        )}
        <div>
          <dt>Consultas</dt>
          <dd>{formatCount(inquiries.length)}</dd>
          {pending > 0 && (
            <dd className={classes.note}>
              {formatCounted(pending, 'sin responder', 'sin responder')}
            </dd>
          )}
        </div>
      </dl>
      <EditListing property={property} />
      <Link to="/inquiries" search={{ propertyId: id }} className={actions.quiet ?? ''}>
        Ver consultas
      </Link>
    </div>
  );
}
