import { formatDate } from '@pbr/schemas/format/dates';
import type { PlaceName } from '@pbr/schemas/property/places/place-names';
import { Button } from '@pbr/ui/button';
import shared from '../admin.module.css';
import classes from './place-names.module.css';

interface PlaceNameRowProps {
  name: PlaceName;
  onRemove: () => void;
}

export function PlaceNameRow({ name: { name, places, ...made }, onRemove }: PlaceNameRowProps) {
  return (
    <li className={classes.row}>
      <h3 className={shared.name}>{name}</h3>
      <ul aria-label={`Lugares de ${name}`}>
        {places.map((place) => (
          <li key={place.path}>
            {place.name === null ? (
              <>
                {wordsOfPath(place.path)} <span className={classes.quiet}>(sin propiedades)</span>
              </>
            ) : (
              [place.name, ...place.around].join(', ')
            )}
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>
        {made.createdBy === null ? 'Agregado' : `Lo agregó ${made.createdBy}`} el{' '}
        {formatDate(made.createdAt)}
      </p>
      <div className={shared.actions}>
        <Button onClick={onRemove} aria-label={`Quitar ${name}`}>
          Quitar
        </Button>
      </div>
    </li>
  );
}

/** A place without listings has no written name any more: 'ciudad-de-mexico/condesa' is 'condesa, ciudad de mexico'. */
const wordsOfPath = (path: string) =>
  path
    .split('/')
    .reverse()
    .map((slug) => slug.replaceAll('-', ' '))
    .join(', ');
