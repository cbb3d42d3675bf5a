import type { ImportRun } from '@pbr/schemas/import/run';
import { formatCount } from '@pbr/schemas/format/numbers';
import { Button } from '@pbr/ui/button';
import { FileButton } from '@pbr/ui/file-button';
import { PHOTO_TYPES } from '../../../lib/photos/photo-file.ts';
import { useFileDrop } from '../../../lib/photos/use-file-drop.ts';
import { countPhotos } from './import-words.ts';
import { ProgressBar } from './progress-bar.tsx';
import type { usePhotoFiles } from './use-photo-files.ts';
import classes from './import.module.css';

interface PhotosStepProps {
  run: ImportRun;
  files: ReturnType<typeof usePhotoFiles>;
}

/** Photos of an import: many files at once, which find their listings by their names. */
export function PhotosStep({ run, files }: PhotosStepProps) {
  const { problems, add, retry, isSending, counts, dialog } = files;
  const { isOver, dropProps } = useFileDrop(add);
  return (
    <section className={classes.drop} data-over={isOver || undefined} {...dropProps}>
      <h3 className={classes.subtitle}>Las fotos</h3>
      <p className={classes.lead}>
        El nombre de cada foto, o el de su carpeta, empieza con la clave de la propiedad: “A-101
        sala.jpg”, “A-101-2.jpg” o “A-101/1.jpg”. Entran en ese orden. Las direcciones de fotos que
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
        <FileButton
          look="primary"
          isBusy={isSending}
          fieldLabel="Archivos de las fotos"
          accept={PHOTO_TYPES}
          multiple
          onFiles={add}
        >
          Elegir fotos
        </FileButton>
        <FileButton isBusy={isSending} fieldLabel="Carpeta de las fotos" isFolder onFiles={add}>
          Elegir una carpeta
        </FileButton>
        {!isSending && counts.failed > 0 && (
          <Button onClick={retry}>Reintentar {formatCount(counts.failed)}</Button>
        )}
      </div>
      {problems.size > 0 && (
        <ul className={classes.problems} aria-label="Fotos que no entraron">
          {[...problems].map(([failure, paths]) => (
            <li key={failure}>
              <strong>{countPhotos(paths.length)}.</strong> {failure}{' '}
              <span className={classes.quiet}>{paths.join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </section>
  );
}
