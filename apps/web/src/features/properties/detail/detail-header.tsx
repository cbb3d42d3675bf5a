import type { PropertyDetail } from '@pbr/schemas/property';
import { dealStatusLabels, labelOf } from '@pbr/schemas/property-values';
import { MapPinIcon, ShareIcon } from '@pbr/ui/icons';
import { Link } from '@tanstack/react-router';
import { LandingLink } from '../landing/landing-link.tsx';
import { detailCrumbs } from './detail-crumbs.ts';
import { propertyAddress } from './property-address.ts';
import { shareUrl } from './share-link.ts';
import classes from './detail-header.module.css';

interface DetailHeaderProps {
  property: PropertyDetail;
  publicOrigin: string;
}

export function DetailHeader({ property, publicOrigin }: DetailHeaderProps) {
  return (
    <header className={classes.header}>
      <Breadcrumb property={property} />
      <div className={classes.heading}>
        <div className={classes.words}>
          <h1 className={classes.title}>{property.name}</h1>
          <p className={classes.address}>
            <MapPinIcon size={18} />
            <span>{propertyAddress(property)}</span>
          </p>
          <Status property={property} />
        </div>
        <a
          className={classes.share}
          href={shareUrl(property, publicOrigin)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ShareIcon size={18} />
          Compartir
          <span className={classes.forReaders}> por WhatsApp, abre otra pestaña</span>
        </a>
      </div>
    </header>
  );
}

function Breadcrumb({ property }: { property: PropertyDetail }) {
  return (
    <nav aria-label="Ruta de navegación">
      <ol className={classes.breadcrumb}>
        <li>
          <Link to="/">Inicio</Link>
        </li>
        {detailCrumbs(property).map(({ name, ...address }) => (
          <li key={address.slugs.join('/')}>
            <LandingLink {...address}>{name}</LandingLink>
          </li>
        ))}
        <li aria-current="page">{property.name}</li>
      </ol>
    </nav>
  );
}

function Status({ property: { isActive, dealStatus } }: { property: PropertyDetail }) {
  if (isActive && dealStatus === null) return null;
  return (
    <p className={classes.status}>
      {!isActive && <span className={classes.inactive}>Inactiva</span>}
      {dealStatus !== null && (
        <span className={classes.deal}>{labelOf(dealStatusLabels, dealStatus)}</span>
      )}
    </p>
  );
}
