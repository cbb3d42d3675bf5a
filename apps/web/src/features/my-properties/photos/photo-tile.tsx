import { IMAGE_CATEGORIES, imageCategoryLabels, labelOf } from '@pbr/schemas/property/values';
import { Button } from '@pbr/ui/button';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  StarIcon,
  TrashIcon,
} from '@pbr/ui/icons/listing-icons';
import { type DragEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import type { Photo, PhotoAction } from './photo-items.ts';
import { PhotoNote, PhotoProgress } from './photo-progress.tsx';
import classes from './photo-tile.module.css';

/** Marks a dragged photo of this form, as opposed to a file from outside. */
const DRAGGED = 'application/x-listing-photo';

/** Dragging is for the mouse; fingers and keyboard have the buttons. */
function dragProps(key: string, onDropped: (dragged: string) => void) {
  return {
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(DRAGGED, key);
      dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const dragged = event.dataTransfer.getData(DRAGGED);
      if (dragged === '') return;
      event.preventDefault();
      onDropped(dragged);
    },
  };
}

interface PhotoTileProps {
  photo: Photo;
  /** Position in the list, from 1. */
  position: number;
  count: number;
  isCover: boolean;
  /** `undefined` where there is nothing to select among. */
  isSelected: boolean | undefined;
  isSaving: boolean;
  onSelect: (isSelected: boolean) => void;
  onChange: (action: PhotoAction) => void;
}

/** One photo with its actions, for mouse, finger and keyboard. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, position, isSelected, isSaving, onSelect, onChange } = props;
  const { key } = photo;
  const isRemoved = photo.kind === 'stored' && photo.isRemoved;
  const tile = useRef<HTMLLIElement>(null);

  /** The pressed button disappears with the change, so the tile takes the focus. */
  function swap(action: PhotoAction) {
    tile.current?.focus();
    onChange(action);
  }

  return (
    <li
      ref={tile}
      tabIndex={-1}
      className={classes.tile}
      data-removed={isRemoved || undefined}
      data-selected={isSelected || undefined}
      draggable={!isSaving}
      {...dragProps(key, (dragged) => onChange({ do: 'move', key: dragged, to: position - 1 }))}
    >
      <div className={classes.picture}>
        <Picture photo={photo} position={position} />
        {photo.kind === 'new' && <PhotoProgress photo={photo} position={position} />}
        {isSelected !== undefined && !isRemoved && (
          <label className={classes.pick}>
            <input
              type="checkbox"
              aria-label={`Seleccionar la foto ${position}`}
              checked={isSelected}
              onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
            />
          </label>
        )}
      </div>
      {isRemoved ? (
        <>
          <p className={classes.hint}>Se elimina al guardar.</p>
          <Button onClick={() => swap({ do: 'restore', key })}>Recuperar</Button>
        </>
      ) : (
        <Controls {...props} onRemove={() => swap({ do: 'remove', key })} />
      )}
      {photo.kind === 'new' && <PhotoNote photo={photo} />}
    </li>
  );
}

function Picture({ photo, position }: { photo: Photo; position: number }) {
  const source = photo.kind === 'new' ? photo.preview : `${photo.image.baseUrl}/320.webp`;
  if (source === undefined) return null;
  return (
    <img
      src={source}
      alt={`Foto ${position}: ${labelOf(imageCategoryLabels, photo.category)}`}
      draggable={false}
      decoding="async"
    />
  );
}

interface ControlsProps extends PhotoTileProps {
  onRemove: () => void;
}

function Controls({ photo, position, count, isCover, onChange, onRemove }: ControlsProps) {
  const { key, category } = photo;
  return (
    <>
      {isCover ? (
        <p className={classes.cover}>
          <StarIcon />
          Portada
        </p>
      ) : (
        <button
          type="button"
          className={classes.makeCover}
          aria-label={`Hacer portada la foto ${position}`}
          onClick={refocusing(() => onChange({ do: 'move', key, to: 0 }))}
        >
          Hacer portada
        </button>
      )}
      <select
        className={classes.category}
        aria-label={`Categoría de la foto ${position}`}
        value={category}
        onChange={({ currentTarget }) =>
          onChange({ do: 'categorise', keys: [key], category: currentTarget.value })
        }
      >
        {categoriesFor(category).map((value) => (
          <option key={value} value={value}>
            {labelOf(imageCategoryLabels, value)}
          </option>
        ))}
      </select>
      <div className={classes.tools}>
        <Tool
          name={`Mover antes la foto ${position}`}
          isOff={position === 1}
          onPress={() => onChange({ do: 'move', key, to: position - 2 })}
        >
          <ChevronLeftIcon />
        </Tool>
        <Tool
          name={`Mover después la foto ${position}`}
          isOff={position === count}
          onPress={() => onChange({ do: 'move', key, to: position })}
        >
          <ChevronRightIcon />
        </Tool>
        <Tool name={`Eliminar la foto ${position}`} isOff={false} onPress={onRemove}>
          <TrashIcon />
        </Tool>
      </div>
    </>
  );
}

/** Includes the photo's own category, even if it is no longer offered. */
const categoriesFor = (category: string) => [...new Set([...IMAGE_CATEGORIES, category])];

/** Moving the photo takes the focus from the pressed button; it gets it back, or the tile if the button is gone. */
const refocusing =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const tile = currentTarget.closest('li');
    act();
    requestAnimationFrame(() => (currentTarget.isConnected ? currentTarget : tile)?.focus());
  };

interface ToolProps {
  name: string;
  /** The button stays focusable but does nothing at the moment. */
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ name, isOff, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={refocusing(() => !isOff && onPress())}
    >
      {children}
    </button>
  );
}
