import { formatCounted } from '@pbr/schemas/format/numbers';
import { filtersIn } from '@pbr/schemas/property/search/filters';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../../lib/trpc.ts';
import classes from './unlocated-note.module.css';
import type { UnlocatedNoteProps } from './unlocated-note-part.tsx';

/** Says below the list how many listings no map can show. */
export function Part({ search }: UnlocatedNoteProps) {
  const { data } = trpc.property.map.useQuery(filtersIn(search), {
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  if (!data || data.unlocated === 0) return null;
  const counted = formatCounted(data.unlocated, 'propiedad', 'propiedades');
  return (
    <p className={classes.note}>
      {counted} sin ubicación en el mapa.{' '}
      {search.bbox === undefined ? (
        'Están en la lista.'
      ) : (
        <Link
          to="/properties"
          search={{ ...search, bbox: undefined, page: undefined }}
          className={classes.link}
        >
          Ver todas, sin la zona del mapa
        </Link>
      )}
    </p>
  );
}
