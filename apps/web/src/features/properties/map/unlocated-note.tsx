import { formatCounted } from '@pbr/schemas/format/numbers';
import { Link } from '@tanstack/react-router';
import { useMap } from './use-map.ts';
import classes from './unlocated-note.module.css';
import type { UnlocatedNoteProps } from './unlocated-note-part.tsx';

/** Says below the list how many listings no map can show. */
export function Part({ search, list }: UnlocatedNoteProps) {
  const { data } = useMap(search, list);
  if (!data || data.unlocated === 0) return null;
  const counted = formatCounted(data.unlocated, 'propiedad', 'propiedades');
  return (
    <p className={classes.note}>
      {counted} sin ubicación en el mapa.{' '}
      {(search.bbox ?? search.near) === undefined ? (
        'Están en la lista.'
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
