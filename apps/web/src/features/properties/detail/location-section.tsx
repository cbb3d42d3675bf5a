import type { PropertyDetail } from '@pbr/schemas/property/read';
import { NearMap } from '../map/near-map.tsx';
import { doorOf } from './property-address.ts';
import classes from './detail-sections.module.css';

const loadMap = () => import('../../../lib/map/drawing/place-drawing.tsx');

/** Opens the public point in the visitor's own maps. No map is asked before a click. */
export function LocationSection({ property }: { property: PropertyDetail }) {
  const { publicPoint, locationPrecision, hideStreet, can } = property;
  const hiddenDoor = hideStreet && can.edit ? doorOf(property) : '';
  if (!publicPoint && hiddenDoor === '') return null;
  return (
    <section className={classes.location}>
      <h2>Ubicación</h2>
      {hiddenDoor !== '' && (
        <p>{`Solo tú y la administración ven la calle y el número: ${hiddenDoor}.`}</p>
      )}
      {publicPoint && locationPrecision === 'aproximada' && <p>En el mapa: zona aproximada</p>}
      {publicPoint && (
        <NearMap
          id="place-map"
          className={classes.placeMap}
          load={loadMap}
          map={{ property, point: publicPoint }}
        />
      )}
      {publicPoint && (
        <ul className={classes.maps}>
          {mapLinks(publicPoint).map(([name, href]) => (
            <li key={name}>
              <a
                className={classes.map}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                onClick={leadToAppleMaps}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function mapLinks({ latitude, longitude }: NonNullable<PropertyDetail['publicPoint']>) {
  const point = `${latitude},${longitude}`;
  return [
    ['Ver en Google Maps', `https://www.google.com/maps/search/?api=1&query=${point}`],
    ['Ver en Waze', `https://www.waze.com/ul?ll=${point}&navigate=yes`],
    ['Mapa del teléfono', `geo:${point}?q=${point}`],
  ] as const;
}

/** Apple's devices open no `geo:`. iPads call themselves Macs, and the server's markup is the same for everybody. */
function leadToAppleMaps({ currentTarget }: { currentTarget: HTMLAnchorElement }) {
  if (navigator.userAgent.includes('Mac OS'))
    currentTarget.href = currentTarget.href.replace(
      /^geo:(.+)\?/u,
      'https://maps.apple.com/?ll=$1&',
    );
}
