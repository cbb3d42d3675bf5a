import type { PropertyDetail } from '@pbr/schemas/property/read';
import { HeartIcon } from '@pbr/ui/icons';
import { useFavorites } from '../../../../lib/favorites/favorites.ts';
import classes from './share-menu.module.css';

/** Adds or removes the favorite, like the heart on a card. */
export function FavoriteButton({ property }: { property: Pick<PropertyDetail, 'id'> }) {
  const favorites = useFavorites();
  const isFavorite = favorites.has(property.id);
  return (
    <button
      type="button"
      className={classes.act}
      aria-pressed={isFavorite}
      onClick={() => favorites.toggle(property.id)}
    >
      <HeartIcon size={18} />
      {isFavorite ? 'Guardada' : 'Guardar'}
    </button>
  );
}
