import type { PropertyDetail } from '@pbr/schemas/property/read';
import { Badge } from '@pbr/ui/badge';
import { Breadcrumb } from '@pbr/ui/breadcrumb';
import { MapPinIcon } from '@pbr/ui/icons/listing-icons';
import { Link } from '@tanstack/react-router';
import { LandingLink } from '../landing/landing-link.tsx';
import { Offer } from './contact/offer.tsx';
import { dealNoticePart } from './contact/deal-notice-part.tsx';
import { detailCrumbs } from './detail-crumbs.ts';
import { OwnFigures } from './own/own-figures.tsx';
import { DetailActions } from './sharing/detail-actions.tsx';
import { propertyAddress } from './property-address.ts';
import classes from './detail-header.module.css';

/** The id of the price on phones. */
export const OFFER = 'precio';

interface DetailHeaderProps {
  property: PropertyDetail;
  publicOrigin: string;
}

export function DetailHeader({ property, publicOrigin }: DetailHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.trail}>
        <Trail property={property} />
      </div>
      <div className={classes.heading}>
        <div className={classes.words}>
          <div id={OFFER} className={classes.onPhones}>
            <Offer property={property} />
          </div>
          <h1 className={classes.title}>{property.name}</h1>
          <p className={classes.address}>
            <MapPinIcon size={18} />
            <span>{propertyAddress(property)}</span>
          </p>
          {property.can.edit && !property.isDraft && (
            <div className={classes.onPhones}>
              <OwnFigures property={property} />
            </div>
          )}
          {!property.isActive && (
            <p>
              <Badge tone="neutral">{property.isDraft ? 'Borrador' : 'Inactiva'}</Badge>
            </p>
          )}
          {property.dealStatus !== null && <dealNoticePart.Part {...property} />}
        </div>
        {!property.isDraft && <DetailActions property={property} publicOrigin={publicOrigin} />}
      </div>
    </header>
  );
}

function Trail({ property }: { property: PropertyDetail }) {
  return (
    <Breadcrumb overflow="cut">
      <li>
        <Link to="/">Inicio</Link>
      </li>
      {detailCrumbs(property).map(({ name, ...landing }) => (
        <li key={landing.slugs.join('/')}>
          <LandingLink {...landing}>{name}</LandingLink>
        </li>
      ))}
    </Breadcrumb>
  );
}
