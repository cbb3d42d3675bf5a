import { HeartIcon } from '@pbr/ui/icons';
import type { Favorites } from '../../../lib/favorites.ts';
import classes from './favorite-button.module.css';

interface FavoriteButtonProps {
  property: { id: string; name: string };
  favorites: Favorites;
}

/** The heart over the photo of a card. */
export function FavoriteHeart({ property, favorites }: FavoriteButtonProps) {
  return (
    <button
      type="button"
      className={classes.heart}
      aria-label={`Guardar ${property.name}`}
      aria-pressed={favorites.has(property.id)}
      onClick={() => favorites.toggle(property.id)}
    >
      <HeartIcon size={22} />
    </button>
  );
}

/** The same with words, on the listing's own page. */
export function FavoriteButton({ property, favorites }: FavoriteButtonProps) {
  const isFavorite = favorites.has(property.id);
  return (
    <button
      type="button"
      className={classes.button}
      aria-pressed={isFavorite}
      onClick={() => favorites.toggle(property.id)}
    >
      <HeartIcon size={18} />
      {isFavorite ? 'Guardada' : 'Guardar'}
    </button>
  );
}
