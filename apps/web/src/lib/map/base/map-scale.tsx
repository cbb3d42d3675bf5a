import { formatCount, formatMeasure } from '@pbr/schemas/format/numbers';
import type { Map as BaseMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import drawn from '../drawing/drawn-frame.module.css';
import { roundKm } from '../drawing/view.ts';
import type { ShownStreets } from './streets/shown-streets.ts';

/** The longest bar, in pixels. */
const LONGEST = 120;

interface MapScaleProps {
  base: BaseMap | undefined;
  streets: ShownStreets;
}

/** The bar of the scale, and what the map shows. */
export function MapScale({ base, streets }: MapScaleProps) {
  const [kmWide, setKmWide] = useState<number>();
  useEffect(() => {
    if (!base) return undefined;
    const measure = () => {
      const middle = base.getContainer().clientHeight / 2;
      setKmWide(base.unproject([0, middle]).distanceTo(base.unproject([LONGEST, middle])) / 1000);
    };
    measure();
    base.on('moveend', measure);
    return () => {
      base.off('moveend', measure);
    };
  }, [base]);
  const km = kmWide === undefined ? undefined : roundKm(kmWide);
  return (
    <>
      {km !== undefined && kmWide !== undefined && (
        <p className={drawn.scale} style={{ width: `${(km / kmWide) * LONGEST}px` }}>
          {km < 1 ? formatMeasure(km * 1000, 'm') : `${formatCount(km)} km`}
        </p>
      )}
      <p className={drawn.credit}>
        {streets.area ? <OpenStreetMap /> : !streets.isBroken && 'Mapa sin calles'}
        {streets.area && streets.isBroken && ' · '}
        {streets.isBroken && 'Hay calles que no cargaron'} · Hecho con Natural Earth
      </p>
    </>
  );
}

/** Their licence asks for it wherever their data are shown. */
const OpenStreetMap = () => (
  <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
    © OpenStreetMap
  </a>
);
