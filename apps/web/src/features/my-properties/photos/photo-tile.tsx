import { CheckInput } from '@pbr/ui/fields/check-input';
import { useRef } from 'react';
import { categoryLabel } from './photo-categories.ts';
import { NO_CATEGORY, type Photo, type PhotoAction } from './photo-items.ts';
import { PhotoFailure, PhotoProgress, progressWords } from './photo-progress.tsx';
import classes from './photo-tile.module.css';

interface PhotoTileProps {
  photo: Photo;
  category: string;
  /** Position in the list, from 1. */
  position: number;
  isCover: boolean;
  /** `undefined` while nobody selects. */
  isSelected: boolean | undefined;
  /** The photo is moved at the moment, or another one to its place. */
  drag: 'moved' | 'over' | undefined;
  onSelect: (isSelected: boolean) => void;
  onOpen: () => void;
  onChange: (action: PhotoAction) => void;
}

/** One photo. A touch opens what can be done with it, selects it, or restores it. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, position, isSelected, drag } = props;
  const isRemoved = photo.kind === 'stored' && photo.isRemoved;
  return (
    <li
      data-photo={photo.key}
      className={classes.tile}
      data-removed={isRemoved || undefined}
      data-selected={isSelected || undefined}
      data-drag={drag}
    >
      {isSelected !== undefined && !isRemoved ? (
        <label className={classes.picture}>
          <Picture photo={photo} />
          <span className={classes.pick}>
            <CheckInput
              aria-label={`Seleccionar la foto ${position}`}
              checked={isSelected}
              onChange={({ currentTarget }) => props.onSelect(currentTarget.checked)}
            />
          </span>
        </label>
      ) : (
        <OpenButton {...props} isRemoved={isRemoved} />
      )}
      {photo.kind === 'new' && <PhotoFailure photo={photo} />}
    </li>
  );
}

interface OpenButtonProps extends PhotoTileProps {
  isRemoved: boolean;
}

const REMOVED = 'Se elimina al guardar. Recuperar';

/** 'Foto 3: Cocina', 'Foto 1: Fachada, portada', or 'Foto 3' alone. */
function photoWords({ photo, category, position, isCover }: PhotoTileProps): string {
  const words = [
    category !== NO_CATEGORY && categoryLabel(category),
    isCover && 'portada',
    photo.kind === 'new' && progressWords(photo)?.toLowerCase(),
  ].filter(Boolean);
  return words.length === 0 ? `Foto ${position}` : `Foto ${position}: ${words.join(', ')}`;
}

/** The name holds the words that lie over the picture: people say them to their device. */
function OpenButton(props: OpenButtonProps) {
  const { photo, category, position, isCover, isRemoved, onOpen, onChange } = props;
  const button = useRef<HTMLButtonElement>(null);
  const said = isCover ? 'Portada' : category === NO_CATEGORY ? undefined : categoryLabel(category);
  return (
    <button
      ref={button}
      type="button"
      className={classes.picture}
      aria-label={isRemoved ? `${REMOVED} la foto ${position}` : photoWords(props)}
      onClick={() => (isRemoved ? onChange({ do: 'restore', key: photo.key }) : onOpen())}
    >
      <Picture photo={photo} />
      {isRemoved && <span className={classes.removed}>{REMOVED}</span>}
      {!isRemoved && said !== undefined && (
        <span className={classes.said} data-cover={isCover || undefined}>
          {said}
        </span>
      )}
      {photo.kind === 'new' && <PhotoProgress photo={photo} position={position} />}
    </button>
  );
}

/** The picture alone; the words beside it name it. */
export function Picture({ photo }: { photo: Photo }) {
  const source = photo.kind === 'new' ? photo.preview : `${photo.image.baseUrl}/320.webp`;
  if (source === undefined) return null;
  return <img src={source} alt="" draggable={false} decoding="async" />;
}
