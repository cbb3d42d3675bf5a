import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import { Link } from '@tanstack/react-router';
import { useMap } from './use-map.ts';
import classes from './unlocated-note.module.css';
import type { UnlocatedNoteProps } from './unlocated-note-part.tsx';

const NOTE_ID = 'sin-ubicacion';

/** Says below the list how many listings no map can show. */
export function Part({ search, list, isLink }: UnlocatedNoteProps) {
  const { data } = useMap(search, list);
  if (!data || data.unlocated === 0) return null;
  if (isLink)
    return (
      <a href={`#${NOTE_ID}`} className={classes.toNote}>
        {formatCount(data.unlocated)} sin ubicación
      </a>
    );
  const counted = formatCounted(data.unlocated, 'propiedad', 'propiedades');
  return (
    <p id={NOTE_ID} className={classes.note} tabIndex={-1}>
      {counted} sin ubicación en el mapa.{' '}
      {(search.bbox ?? search.near) === undefined ? (
        `${data.unlocated === 1 ? 'Está' : 'Están'} en la lista.`
      ) : (
        <Link
          to="/properties"
          search={{ ...search, bbox: undefined, near: undefined, page: undefined }}
          className={classes.link}
        >
          Ver todas, sin {search.bbox === undefined ? 'la distancia' : 'la zona del mapa'}
        </Link>
      )}
    </p>
  );
}
