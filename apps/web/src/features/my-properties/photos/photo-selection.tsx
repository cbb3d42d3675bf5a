import { CheckInput } from '@pbr/ui/fields/check-input';
import { useId } from 'react';
import { categoriesWith, categoryLabel } from './photo-categories.ts';
import type { Photo } from './photo-items.ts';
import classes from './photos.module.css';

interface PhotoSelectionProps {
  /** The photos that can be selected. */
  photos: readonly Photo[];
  selected: readonly Photo[];
  categoryOfPhoto: (photo: Photo) => string;
  onSelect: (photos: readonly Photo[]) => void;
  onCategorise: (category: string) => void;
}

/** Selects all photos, and gives those that are selected a category. */
export function PhotoSelection(props: PhotoSelectionProps) {
  const { photos, selected, categoryOfPhoto, onSelect, onCategorise } = props;
  const categoryId = useId();
  const isAll = selected.length === photos.length;
  const [category, ...others] = new Set(selected.map(categoryOfPhoto));
  const isMixed = others.length > 0;

  return (
    <div className={classes.selection}>
      <label className={classes.all}>
        <CheckInput
          checked={isAll}
          isPartial={selected.length > 0 && !isAll}
          onChange={() => onSelect(isAll ? [] : photos)}
        />
        Seleccionar todas
      </label>
      {category !== undefined && (
        <div className={classes.chosen}>
          <label htmlFor={categoryId}>
            {selected.length === 1
              ? 'Categoría para 1 foto'
              : `Categoría para ${selected.length} fotos`}
          </label>
          <select
            id={categoryId}
            className={classes.category}
            value={isMixed ? '' : category}
            onChange={({ currentTarget }) => onCategorise(currentTarget.value)}
          >
            {isMixed && (
              <option value="" disabled>
                Varias
              </option>
            )}
            {categoriesWith(category).map((value) => (
              <option key={value} value={value}>
                {categoryLabel(value)}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
