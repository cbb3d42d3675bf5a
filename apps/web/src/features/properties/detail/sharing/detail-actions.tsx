import type { PropertyDetail } from '@pbr/schemas/property/read';
import { HeartIcon } from '@pbr/ui/icons/icons';
import { PrinterIcon } from '@pbr/ui/icons/listing-icons';
import { useFavorites } from '../../../../lib/favorites/favorites.ts';
import { printSheet } from './print-sheet.ts';
import { ShareMenu } from './share-menu.tsx';
import classes from './share-menu.module.css';

interface DetailActionsProps {
  property: PropertyDetail;
  publicOrigin: string;
}

/** A visitor's actions on the whole listing. */
export function DetailActions({ property, publicOrigin }: DetailActionsProps) {
  return (
    <div className={classes.actions}>
      <FavoriteButton property={property} />
      <ShareMenu property={property} publicOrigin={publicOrigin} />
      <button
        type="button"
        className={`${classes.act} ${classes.print}`}
        onClick={() => void printSheet()}
      >
        <PrinterIcon size={18} />
        <span>Imprimir ficha</span>
      </button>
    </div>
  );
}

/** Adds or removes the favorite, like the heart on a card. */
function FavoriteButton({ property }: { property: Pick<PropertyDetail, 'id'> }) {
  const favorites = useFavorites();
  const isFavorite = favorites.has(property.id);
  if (favorites.isUnknown) return null;
  return (
    <button
      type="button"
      className={classes.act}
      aria-pressed={isFavorite}
      onClick={() => favorites.toggle(property.id)}
    >
      <HeartIcon size={18} />
      <span className="for-readers-on-phones">{isFavorite ? 'Guardada' : 'Guardar'}</span>
    </button>
  );
}
