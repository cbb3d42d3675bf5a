import type { PropertyDetail } from '@pbr/schemas/property/read';
import { dealStatusLabels, labelOf } from '@pbr/schemas/property/values';
import { Badge } from '@pbr/ui/badge';
import { LandingLink } from '../../landing/landing-link.tsx';
import { placeCrumbs } from '../../landing/place-crumbs.ts';
import classes from './deal-notice.module.css';

export type DealNoticeProps = Pick<PropertyDetail, 'dealStatus' | 'places'>;

const WORDS: Readonly<Record<string, string>> = {
  apartada: 'Ya hay un trato en marcha. Puedes preguntar por si se libera.',
  vendida: 'Esta propiedad ya se vendió.',
  rentada: 'Esta propiedad ya se rentó.',
};

/** Says what became of the deal to people who kept the link; closed deals link to other listings. */
export function Part({ dealStatus, places }: DealNoticeProps) {
  if (dealStatus === null) return null;
  return (
    <p className={classes.deal}>
      <Badge tone="strong">{labelOf(dealStatusLabels, dealStatus)}</Badge>
      {WORDS[dealStatus]} {dealStatus === 'vendida' && <Others operation="venta" places={places} />}
      {dealStatus === 'rentada' && <Others operation="renta" places={places} />}
    </p>
  );
}

interface OthersProps extends Pick<PropertyDetail, 'places'> {
  operation: 'venta' | 'renta';
}

/** Links to the city, because the colonia alone may have no other listings. */
function Others({ operation, places }: OthersProps) {
  const { name, slugs } = placeCrumbs(operation, places.slice(0, 2)).at(-1) ?? {};
  if (name === undefined || slugs === undefined) return null;
  return (
    <LandingLink operation={operation} slugs={slugs}>
      {slugs.length === 0 ? `Ver otras en ${operation}` : `Ver otras en ${operation} en ${name}`}
    </LandingLink>
  );
}
