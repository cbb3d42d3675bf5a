import { Button } from '@pbr/ui/button';
import { TopDialog } from '@pbr/ui/overlays/top-dialog';
import { useId } from 'react';
import { categoriesWith, categoryLabel } from './photo-categories.ts';
import type { Photo, PhotoAction } from './photo-items.ts';
import { Picture } from './photo-tile.tsx';
import classes from './photo-sheet.module.css';

interface PhotoSheetProps {
  photo: Photo;
  category: string;
  /** Position in the list, from 1. */
  position: number;
  count: number;
  isCover: boolean;
  onChange: (action: PhotoAction) => void;
  onClose: () => void;
}

/** Everything that can be done with one photo. Moving it leaves the sheet open, for the next step. */
export function PhotoSheet(props: PhotoSheetProps) {
  const { photo, category, position, count, isCover, onChange, onClose } = props;
  const { key } = photo;
  const categoriesId = useId();
  const change = photo.kind === 'new' ? photo.change : undefined;

  function finish(action: PhotoAction) {
    onChange(action);
    onClose();
  }

  return (
    <TopDialog isSheet title={`Foto ${position} de ${count}`} onClose={onClose}>
      <div className={classes.sheet}>
        <div className={classes.picture}>
          <Picture photo={photo} />
        </div>
        {change !== undefined && <p className={classes.hint}>{change}</p>}
        <div className={classes.order}>
          {isCover ? (
            <p className={classes.cover}>Es la portada: se ve en las listas.</p>
          ) : (
            <Button look="primary" onClick={() => finish({ do: 'move', key, to: 0 })}>
              Hacer portada
            </Button>
          )}
          <Button
            repeats
            isOff={position === 1}
            onClick={() => onChange({ do: 'move', key, to: position - 2 })}
          >
            Mover antes
          </Button>
          <Button
            repeats
            isOff={position === count}
            onClick={() => onChange({ do: 'move', key, to: position })}
          >
            Mover después
          </Button>
        </div>
        <div role="group" aria-labelledby={categoriesId}>
          <p id={categoriesId} className={classes.heading}>
            Qué se ve
          </p>
          <div className={classes.categories}>
            {categoriesWith(category).map((value) => (
              <button
                key={value}
                type="button"
                className={classes.category}
                aria-pressed={value === category}
                onClick={() => finish({ do: 'categorise', keys: [key], category: value })}
              >
                {categoryLabel(value)}
              </button>
            ))}
          </div>
        </div>
        <Button look="remove" onClick={() => finish({ do: 'remove', key })}>
          Eliminar
        </Button>
      </div>
    </TopDialog>
  );
}
