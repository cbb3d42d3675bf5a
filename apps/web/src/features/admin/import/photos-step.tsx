import type { ImportRun } from '@pbr/schemas/import/run';
import { formatCount } from '@pbr/schemas/format/numbers';
import { Button } from '@pbr/ui/button';
import { useRef } from 'react';
import { PHOTO_TYPES } from '../../../lib/photos/photo-file.ts';
import { useFileDrop } from '../../../lib/photos/use-file-drop.ts';
import { countPhotos } from './import-words.ts';
import { ProgressBar } from './progress-bar.tsx';
import { usePhotoFiles } from './use-photo-files.ts';
import classes from './import.module.css';

/** Photos of an import: many files at once, which find their listings by their names. */
export function PhotosStep({ run }: { run: ImportRun }) {
  const { files, add, retry, isSending, counts, dialog } = usePhotoFiles(run);
  const field = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const { isOver, dropProps } = useFileDrop(add);
  const problems = files.filter(({ state }) => state === 'failed' || state === 'unmatched');
  return (
    <section className={classes.drop} data-over={isOver || undefined} {...dropProps}>
      <h3 className={classes.subtitle}>Las fotos</h3>
      <p className={classes.lead}>
        El nombre de cada foto, o el de su carpeta, empieza con la clave de la propiedad: «A-101
        sala.jpg», «A-101-2.jpg» o «A-101/1.jpg». Entran en ese orden. Las direcciones de fotos que
        el archivo traiga no se descargan.
      </p>
      {run.photos > 0 && counts.total === 0 && (
        <p>Esta importación ya trajo {countPhotos(run.photos)}.</p>
      )}
      {counts.total > 0 && (
        <ProgressBar
          label={`${formatCount(counts.stored)} de ${countPhotos(counts.total)}${isSending ? '; no cierres esta página' : ''}`}
          value={counts.done}
          max={counts.total}
        />
      )}
      <div className={classes.actions}>
        <Button look="primary" isBusy={isSending} onClick={() => field.current?.click()}>
          Elegir fotos
        </Button>
        <Button isBusy={isSending} onClick={() => folder.current?.click()}>
          Elegir una carpeta
        </Button>
        {!isSending && counts.failed > 0 && (
          <Button onClick={retry}>Reintentar {formatCount(counts.failed)}</Button>
        )}
      </div>
      <FilesInput reference={field} label="Archivos de las fotos" onFiles={add} />
      <FilesInput reference={folder} label="Carpeta de las fotos" onFiles={add} isFolder />
      {problems.length > 0 && (
        <ul className={classes.problems} aria-label="Fotos que no entraron">
          {problems.map(({ path, failure }) => (
            <li key={path}>
              <strong>{path}</strong>: {failure}
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </section>
  );
}

interface FilesInputProps {
  reference: React.RefObject<HTMLInputElement | null>;
  label: string;
  onFiles: (files: File[]) => void;
  isFolder?: boolean;
}

function FilesInput({ reference, label, onFiles, isFolder = false }: FilesInputProps) {
  return (
    <input
      ref={reference}
      type="file"
      multiple
      className="for-readers"
      aria-label={label}
      tabIndex={-1}
      {...(isFolder ? { webkitdirectory: '' } : { accept: PHOTO_TYPES })}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        currentTarget.value = '';
      }}
    />
  );
}
