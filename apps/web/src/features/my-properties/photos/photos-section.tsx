import { MAX_PROPERTY_PHOTOS } from '@pbr/schemas/property/media/photo-limits';
import { imageCategoryLabels, labelOf } from '@pbr/schemas/property/values';
import { Button } from '@pbr/ui/button';
import { useId, useRef, useState } from 'react';
import { PHOTO_FORMATS } from '../../../lib/photos/photo-file.ts';
import { useFileDrop } from '../../../lib/photos/use-file-drop.ts';
import { AddPhotos } from './add-photos.tsx';
import { coverOf, keptPhotos, lostPhotos, type Photo, type PhotoAction } from './photo-items.ts';
import { PhotoSelection } from './photo-selection.tsx';
import { PhotosFailed } from './photos-failed.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { PhotoBoardState, RefusedFile } from './use-photo-board.ts';
import classes from './photos.module.css';

interface PhotosSectionProps {
  id: string;
  title: string;
  photos: PhotoBoardState;
  isSaving: boolean;
  /** Why the last save did not store all photos. */
  failure: { words: string; attempt: number } | undefined;
}

/** The photos of a listing in order; changes take effect with the save. */
export function PhotosSection({ id, title, photos, isSaving, failure }: PhotosSectionProps) {
  const titleId = useId();
  const choose = useRef<HTMLButtonElement>(null);
  /** Announces changes to screen readers. */
  const [said, setSaid] = useState('');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { isOver, dropProps } = useFileDrop((files) => !isSaving && photos.add(files));
  const { board } = photos;
  const kept = keptPhotos(board);
  const selected = kept.filter(({ key }) => marked.has(key));
  const lost = lostPhotos(board);

  function change(action: PhotoAction) {
    if (isSaving) return;
    photos.change(action);
    if (action.do === 'remove' && action.key.startsWith('new-')) choose.current?.focus();
    if (action.do === 'move') setSaid(positionWords(action, photos.current()));
  }

  function select(photo: Photo, isSelected: boolean) {
    const others = [...marked].filter((key) => key !== photo.key);
    setMarked(new Set(isSelected ? [...others, photo.key] : others));
  }

  function categorise(category: string) {
    change({ do: 'categorise', keys: selected.map(({ key }) => key), category });
    setSaid(`Categoría de ${selected.length}: ${labelOf(imageCategoryLabels, category)}.`);
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
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      <p className={classes.hint}>
        Hasta {MAX_PROPERTY_PHOTOS} fotos {PHOTO_FORMATS}. La primera es la portada, que se ve en
        las listas.
        <span className={classes.dropHint}> También puedes arrastrarlas aquí.</span>
      </p>
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
      <div className={classes.board}>
        {kept.length > 1 && (
          <PhotoSelection
            photos={kept}
            selected={selected}
            onSelect={(chosen) => setMarked(new Set(chosen.map(({ key }) => key)))}
            onCategorise={categorise}
          />
        )}
        {board.photos.length > 0 && (
          <ol className={classes.tiles}>
            {board.photos.map((photo, index) => (
              <PhotoTile
                key={photo.key}
                photo={photo}
                position={index + 1}
                count={board.photos.length}
                isCover={photo.key === coverOf(board)}
                isSelected={kept.length > 1 ? selected.includes(photo) : undefined}
                isSaving={isSaving}
                onSelect={(isSelected) => select(photo, isSelected)}
                onChange={change}
              />
            ))}
          </ol>
        )}
      </div>
      <AddPhotos choose={choose} count={kept.length} isSaving={isSaving} onFiles={photos.add} />
      <RefusedFiles files={photos.refused} onRead={photos.forgetRefused} />
      <p role="status" className="for-readers">
        {said}
      </p>
    </section>
  );
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
