import { IMAGE_CATEGORIES, imageCategoryLabels, labelOf } from '@pbr/schemas/property/values';
import { useEffect, useId, useRef } from 'react';
import type { Photo } from './photo-items.ts';
import classes from './photos.module.css';

interface PhotoSelectionProps {
  /** The photos that can be selected. */
  photos: readonly Photo[];
  selected: readonly Photo[];
  onSelect: (photos: readonly Photo[]) => void;
  onCategorise: (category: string) => void;
}

/** Selects all photos, and gives those that are selected a category. */
export function PhotoSelection({ photos, selected, onSelect, onCategorise }: PhotoSelectionProps) {
  const all = useRef<HTMLInputElement>(null);
  const categoryId = useId();
  const isAll = selected.length === photos.length;
  const isSome = selected.length > 0 && !isAll;
  useEffect(() => {
    if (all.current) all.current.indeterminate = isSome;
  });
  const [category, ...others] = new Set(selected.map((photo) => photo.category));
  const isMixed = others.length > 0;

  return (
    <div className={classes.selection} data-active={selected.length > 0 || undefined}>
      <label className={classes.all}>
        <input
          ref={all}
          type="checkbox"
          checked={isAll}
          onChange={() => onSelect(isAll ? [] : photos)}
        />
        Seleccionar todas
      </label>
      {category !== undefined && (
        <div className={classes.several}>
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
            {[...new Set([...IMAGE_CATEGORIES, ...(isMixed ? [] : [category])])].map((value) => (
              <option key={value} value={value}>
                {labelOf(imageCategoryLabels, value)}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
