import { HeartIcon } from '@pbr/ui/icons/icons';
import type { Favorites } from '../../../lib/favorites/favorites.ts';
import classes from './favorite-heart.module.css';

interface FavoriteHeartProps {
  property: { id: string; name: string };
  favorites: Favorites;
}

/** The heart over a card's photo. */
export function FavoriteHeart({ property, favorites }: FavoriteHeartProps) {
  if (favorites.isUnknown) return null;
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
