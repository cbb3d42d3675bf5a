import { IMAGE_CATEGORIES, imageCategoryLabels, labelOf } from '@pbr/schemas/property/values';
import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import { ChevronLeftIcon, ChevronRightIcon, StarIcon, TrashIcon } from '@pbr/ui/listing-icons';
import { type DragEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import type { NewPhoto, Photo, PhotoAction } from './photo-items.ts';
import classes from './photos.module.css';

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
  place: number;
  count: number;
  isPrimary: boolean;
  isSaving: boolean;
  onChange: (action: PhotoAction) => void;
}

/** One photo with its actions, for mouse, finger and keyboard. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, place, isPrimary, isSaving, onChange } = props;
  const { key, category } = photo;
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
      draggable={!isSaving}
      {...dragProps(key, (dragged) => onChange({ do: 'move', key: dragged, to: place - 1 }))}
    >
      <div className={classes.picture}>
        <img
          src={photo.kind === 'new' ? photo.preview : `${photo.image.baseUrl}/320.webp`}
          alt={`Foto ${place}: ${labelOf(imageCategoryLabels, category)}`}
          draggable={false}
          decoding="async"
        />
        {isPrimary && (
          <p className={classes.primary}>
            <Badge tone="strong">Principal</Badge>
          </p>
        )}
      </div>
      {isRemoved ? (
        <div className={classes.controls}>
          <p className={classes.hint}>Se elimina al guardar.</p>
          <Button onClick={() => swap({ do: 'restore', key })}>Recuperar</Button>
        </div>
      ) : (
        <div className={classes.controls}>
          <select
            className={classes.category}
            aria-label={`Categoría de la foto ${place}`}
            value={category}
            onChange={({ currentTarget }) =>
              onChange({ do: 'categorise', key, category: currentTarget.value })
            }
          >
            {categoriesFor(category).map((value) => (
              <option key={value} value={value}>
                {labelOf(imageCategoryLabels, value)}
              </option>
            ))}
          </select>
          <Tools {...props} onRemove={() => swap({ do: 'remove', key })} />
        </div>
      )}
      {photo.kind === 'new' && <Progress photo={photo} place={place} />}
    </li>
  );
}

/** Includes the photo's own category, even if it is no longer offered. */
const categoriesFor = (category: string) => [...new Set([...IMAGE_CATEGORIES, category])];

interface ToolsProps extends PhotoTileProps {
  onRemove: () => void;
}

function Tools({ photo: { key }, place, count, isPrimary, onChange, onRemove }: ToolsProps) {
  return (
    <div className={classes.tools}>
      <Tool
        name={`Mover antes la foto ${place}`}
        isOff={place === 1}
        onPress={() => onChange({ do: 'move', key, to: place - 2 })}
      >
        <ChevronLeftIcon />
      </Tool>
      <Tool
        name={`Mover después la foto ${place}`}
        isOff={place === count}
        onPress={() => onChange({ do: 'move', key, to: place })}
      >
        <ChevronRightIcon />
      </Tool>
      <Tool
        name={`Hacer principal la foto ${place}`}
        isOff={isPrimary}
        onPress={() => onChange({ do: 'makePrimary', key })}
      >
        <StarIcon />
      </Tool>
      <Tool name={`Eliminar la foto ${place}`} isOff={false} onPress={onRemove}>
        <TrashIcon />
      </Tool>
    </div>
  );
}

interface ToolProps {
  name: string;
  /** The button stays focusable but does nothing at the moment. */
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ name, isOff, onPress, children }: ToolProps) {
  function onClick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (isOff) return;
    onPress();
    // Moving the photo would lose the focus.
    requestAnimationFrame(() => currentTarget.isConnected && currentTarget.focus());
  }

  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function Progress({ photo, place }: { photo: NewPhoto; place: number }) {
  if (photo.state === 'waiting') return null;
  if (photo.state === 'failed')
    return (
      <p role="alert" className={classes.failure}>
        {photo.failure}
      </p>
    );
  // The upload is complete; the server is still reading and resizing the photo.
  const isSent = photo.progress >= 1;
  return (
    <progress
      className={classes.progress}
      aria-label={`Subiendo la foto ${place}`}
      value={isSent ? undefined : photo.progress}
      max={1}
    />
  );
}
