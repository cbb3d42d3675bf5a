import { formatMoment } from '@pbr/schemas/format/moments';
import { formatCounted } from '@pbr/schemas/format/numbers';
import type { ImportRun } from '@pbr/schemas/import/run';
import { Button } from '@pbr/ui/button';
import { FormError } from '@pbr/ui/form-parts';
import { ButtonLink } from '../../../lib/button-link.tsx';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';
import { orNotifyFailed } from '../../../lib/forms/or-notify-failed.ts';
import { countListings, countPhotos, writtenBy } from './import-words.ts';
import { PhotosStep } from './photos-step.tsx';
import { Report } from './report.tsx';
import { useArranging } from './use-arranging.ts';
import { useImportAction } from './use-import-action.ts';
import { usePhotoFiles } from './use-photo-files.ts';
import classes from './import.module.css';

/** An import that is over, well or not: what it did, its photos, and the way back. */
export function EndedRun({ run }: { run: ImportRun }) {
  const { state, failure, undone, undoUntil } = run;
  const files = usePhotoFiles(run);
  return (
    <>
      <section className={classes.card}>
        <div role="status">
          <h3 className={classes.subtitle}>{titleOf(run)}</h3>
        </div>
        {failure !== null && <FormError>{failure}</FormError>}
        {state === 'undone' && undone && (
          <p>
            {goneWords(undone.gone)}
            {undone.restored > 0 && `, y ${restoredWords(undone.restored)}`}.
            {undone.kept > 0 && ` ${keptWords(undone.kept)}`}
          </p>
        )}
        {state === 'imported' && <Report run={run} />}
        {undoUntil !== null && (
          <p className={classes.quiet}>Se puede deshacer hasta el {formatMoment(undoUntil)}</p>
        )}
        <Ways run={run} files={files} />
      </section>
      {state === 'imported' && <PhotosStep run={run} files={files} />}
    </>
  );
}

const goneWords = (gone: number): string =>
  formatCounted(
    gone,
    'propiedad que la importación había publicado ya no está',
    'propiedades que la importación había publicado ya no están',
  );

const restoredWords = (restored: number): string =>
  formatCounted(
    restored,
    'propiedad volvió a quedar como estaba',
    'propiedades volvieron a quedar como estaban',
  );

const keptWords = (kept: number): string =>
  kept === 1
    ? '1 propiedad se queda como está, porque alguien la editó, guardó o compartió, o preguntó por ella.'
    : `${countListings(kept)} se quedan como están, porque alguien las editó, guardó o compartió, o preguntó por ellas.`;

function titleOf(run: ImportRun): string {
  switch (run.state) {
    case 'imported':
      return writtenBy(run) > 0
        ? `Listo: ${countListings(writtenBy(run))} al día en el portal`
        : 'Listo: no había nada nuevo';
    case 'undone':
      return 'La importación se deshizo';
    case 'canceled':
      return run.undoUntil === null
        ? 'Se canceló antes de guardar algo'
        : 'Se canceló; lo que ya había entrado está en el portal';
    default:
      return run.columns.length === 0 ? 'El archivo no se pudo leer' : 'La importación no terminó';
  }
}

function withPhotos(photos: number): string {
  if (photos === 0) return '';
  return photos === 1 ? ', con su foto' : `, con sus ${countPhotos(photos)}`;
}

interface WaysProps {
  run: ImportRun;
  files: ReturnType<typeof usePhotoFiles>;
}

function Ways({ run, files }: WaysProps) {
  const { act, actOrFail, isBusy } = useImportAction(run);
  const { arrangeAgain, isArranging } = useArranging(run);
  const confirm = useConfirm();
  const { state, columns, undoUntil, photos } = run;

  const askToUndo = () =>
    confirm.ask({
      title: '¿Deshacer esta importación?',
      text: `Lo que publicó sale del portal y lo que cambió vuelve a quedar como estaba${withPhotos(photos)}. Se queda lo que alguien haya editado, guardado o compartido, y lo que ya tenga consultas.${files.isSending ? ' Las fotos que faltan por subir ya no se envían.' : ''}`,
      confirmLabel: 'Deshacer',
      busyLabel: 'Deshaciendo...',
      isDestructive: true,
      onConfirm: async () => {
        // Undoing takes a listing for edited while it has a photo that the import does not know.
        await orNotifyFailed(files.stop(), 'No se pudo deshacer.');
        await actOrFail('undo');
      },
    });

  return (
    <div className={classes.actions}>
      {(state === 'failed' || state === 'canceled') && columns.length > 0 && (
        <Button look="primary" isBusy={isBusy} onClick={() => act('import')}>
          Seguir importando
        </Button>
      )}
      {state === 'imported' && (
        <ButtonLink to="/my-properties" search={{ owner: run.owner.id }} look="primary">
          Ver las propiedades
        </ButtonLink>
      )}
      {state !== 'imported' && columns.length > 0 && (
        <Button isBusy={isArranging} onClick={arrangeAgain}>
          Volver a las columnas
        </Button>
      )}
      <ButtonLink to="/admin" search={{ tab: 'import' }} resetScroll={false}>
        Otro archivo
      </ButtonLink>
      {undoUntil !== null && (
        <Button look="remove" onClick={askToUndo}>
          Deshacer
        </Button>
      )}
      {confirm.dialog}
    </div>
  );
}
