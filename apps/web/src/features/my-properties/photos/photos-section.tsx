import { MAX_PROPERTY_PHOTOS } from '@pbr/schemas/property/media/photo-limits';
import { Button } from '@pbr/ui/button';
import { useId, useRef, useState } from 'react';
import { useFileDrop } from '../../../lib/photos/use-file-drop.ts';
import { AddPhotos } from './add-photos.tsx';
import { categoryLabel } from './photo-categories.ts';
import {
  categoryOf,
  coverOf,
  keptPhotos,
  lostPhotos,
  newPhotos,
  type Photo,
  type PhotoAction,
} from './photo-items.ts';
import { PhotoSelection } from './photo-selection.tsx';
import { PhotosFailed } from './photos-failed.tsx';
import { PhotoSheet } from './photo-sheet.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { usePhotoDrag } from './use-photo-drag.ts';
import type { PhotoBoardState, RefusedFile } from './use-photo-board.ts';
import classes from './photos.module.css';

interface PhotosSectionProps {
  id: string;
  title: string;
  photos: PhotoBoardState;
  isSaving: boolean;
  onAdd: (files: readonly File[]) => void;
  /** Sends again what has failed; absent where the save does that. */
  onRetry: (() => void) | undefined;
  /** Why the last save did not store all photos. */
  failure: { words: string; attempt: number } | undefined;
}

/** The photos of a listing in order. Those of a draft are sent at once; every other change takes effect with the save. */
export function PhotosSection(props: PhotosSectionProps) {
  const { id, title, photos, isSaving, onAdd, onRetry, failure } = props;
  const titleId = useId();
  const choose = useRef<HTMLButtonElement>(null);
  /** Announces changes to screen readers. */
  const [said, setSaid] = useState('');
  /** The chosen photos while somebody selects. */
  const [marked, setMarked] = useState<ReadonlySet<string>>();
  /** The photo whose sheet is open. */
  const [opened, setOpened] = useState<string>();
  const { isOver, dropProps } = useFileDrop((files) => !isSaving && onAdd(files));
  const { board } = photos;
  const kept = keptPhotos(board);
  const selected = kept.filter(({ key }) => marked?.has(key) === true);
  const lost = lostPhotos(board);
  const drag = usePhotoDrag(isSaving || marked !== undefined, ({ key, over }) =>
    change({ do: 'move', key, to: board.photos.findIndex((photo) => photo.key === over) }),
  );
  const open = board.photos.findIndex(({ key }) => key === opened);

  function change(action: PhotoAction) {
    if (isSaving) return;
    const isDropped =
      action.do === 'remove' && newPhotos(photos.current()).some(({ key }) => key === action.key);
    photos.change(action);
    if (action.do === 'move') setSaid(positionWords(action, photos.current()));
    // The sheet, which is on top until it has closed, keeps the focus; the tile of a new photo is gone.
    if (isDropped) requestAnimationFrame(() => choose.current?.focus());
  }

  function select(photo: Photo, isSelected: boolean) {
    const others = [...(marked ?? [])].filter((key) => key !== photo.key);
    setMarked(new Set(isSelected ? [...others, photo.key] : others));
  }

  function categorise(category: string) {
    change({ do: 'categorise', keys: selected.map(({ key }) => key), category });
    setSaid(`Categoría de ${selected.length}: ${categoryLabel(category)}.`);
  }

  return (
    <section
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classes.section}
      data-over={isOver || undefined}
      {...dropProps}
    >
      <div className={classes.head}>
        <h3 id={titleId} className={classes.title}>
          {title}
        </h3>
        {kept.length > 0 && (
          <span className={classes.count}>
            {kept.length} de {MAX_PROPERTY_PHOTOS}
          </span>
        )}
        {(marked !== undefined || kept.length > 1) && (
          <button
            type="button"
            className={classes.several}
            aria-pressed={marked !== undefined}
            onClick={() => setMarked(marked ? undefined : new Set())}
          >
            {marked ? 'Listo' : 'Seleccionar'}
          </button>
        )}
      </div>
      {failure && (
        <PhotosFailed
          key={failure.attempt}
          words={failure.words}
          isSaving={isSaving}
          canRetry={photos.canRetry}
          lost={lost.length}
          onGiveUp={() => lost.forEach(({ key }) => change({ do: 'remove', key }))}
        />
      )}
      {marked && (
        <PhotoSelection
          photos={kept}
          selected={selected}
          categoryOfPhoto={(photo) => categoryOf(board, photo)}
          onSelect={(chosen) => setMarked(new Set(chosen.map(({ key }) => key)))}
          onCategorise={categorise}
        />
      )}
      <ol className={classes.tiles} {...drag.listProps}>
        {board.photos.map((photo, index) => (
          <PhotoTile
            key={photo.key}
            photo={photo}
            category={categoryOf(board, photo)}
            position={index + 1}
            isCover={photo.key === coverOf(board)}
            isSelected={marked && selected.includes(photo)}
            drag={dragOf(photo, drag.shown)}
            onSelect={(isSelected) => select(photo, isSelected)}
            onOpen={() => setOpened(photo.key)}
            onChange={change}
          />
        ))}
        <AddPhotos choose={choose} isSaving={isSaving} onFiles={onAdd} />
      </ol>
      {onRetry && !failure && <RetryPhotos photos={board.photos} onRetry={onRetry} />}
      <PhotosHint hasPhotos={board.photos.length > 0} />
      <RefusedFiles files={photos.refused} onRead={photos.forgetRefused} />
      <p role="status" className="for-readers">
        {said}
      </p>
      {board.photos[open] && (
        <PhotoSheet
          photo={board.photos[open]}
          category={categoryOf(board, board.photos[open])}
          position={open + 1}
          count={board.photos.length}
          isCover={opened === coverOf(board)}
          onChange={change}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

interface RetryPhotosProps {
  photos: readonly Photo[];
  onRetry: () => void;
}

/** Sends the photos of a draft again that were cut off. */
function RetryPhotos({ photos, onRetry }: RetryPhotosProps) {
  const failed = photos.filter(
    (photo) => photo.kind === 'new' && photo.state === 'failed' && photo.canRetry === true,
  );
  if (failed.length === 0) return null;
  return (
    <div className={classes.failed}>
      <p>
        {failed.length === 1 ? 'Una foto no se subió.' : `${failed.length} fotos no se subieron.`}
      </p>
      <Button onClick={onRetry}>Reintentar fotos</Button>
    </div>
  );
}

/** Says what can be done with the photos, by mouse or by finger. */
function PhotosHint({ hasPhotos }: { hasPhotos: boolean }) {
  return (
    <p className={classes.hint}>
      {hasPhotos ? (
        <>
          <span className={classes.mouse}>
            Haz clic en una foto para cambiarla y arrástrala para moverla.
          </span>
          <span className={classes.finger}>
            Toca una foto para cambiarla y mantenla presionada para moverla.
          </span>
        </>
      ) : (
        <>
          <span className={classes.mouse}>También puedes arrastrarlas hasta aquí. </span>
          Son {MAX_PROPERTY_PHOTOS} como máximo; la primera es la portada, que se ve en las listas.
        </>
      )}
    </p>
  );
}

function dragOf({ key }: Photo, dragged: { key: string; over: string } | null) {
  if (!dragged) return undefined;
  if (key === dragged.key) return 'moved';
  return key === dragged.over ? 'over' : undefined;
}

function positionWords({ key, to }: { key: string; to: number }, board: PhotoBoardState['board']) {
  const cover = coverOf(board) === key ? ' Es la portada.' : '';
  return `La foto está en el lugar ${to + 1} de ${board.photos.length}.${cover}`;
}

interface RefusedFilesProps {
  files: readonly RefusedFile[];
  onRead: () => void;
}

/** Names the chosen files that are not among the photos, each with its reason. */
function RefusedFiles({ files, onRead }: RefusedFilesProps) {
  // The region stays, so that screen readers announce what appears in it.
  return (
    <div role="alert">
      {files.length > 0 && (
        <div className={classes.failed}>
          <ul className={classes.refused}>
            {files.map(({ key, name, reason }) => (
              <li key={key}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
          </ul>
          <Button onClick={onRead}>Entendido</Button>
        </div>
      )}
    </div>
  );
}
