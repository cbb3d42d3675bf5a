import { missingIn } from '@pbr/schemas/import/choices';
import type { ImportRun } from '@pbr/schemas/import/run';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import { Button } from '@pbr/ui/button';
import { FormActions, FormError } from '@pbr/ui/form-parts';
import { ColumnList } from './column-list.tsx';
import { countListings, writtenBy } from './import-words.ts';
import { MissingFields } from './missing-fields.tsx';
import { Options } from './options.tsx';
import { Preview } from './preview.tsx';
import { Report } from './report.tsx';
import { useArranging } from './use-arranging.ts';
import { useImportAction } from './use-import-action.ts';
import classes from './import.module.css';

/** The choices for the columns beside a preview of the first rows; then the check of all rows, and the import. */
export function ArrangeColumns({ run }: { run: ImportRun }) {
  const arranging = useArranging(run);
  const { act, isBusy } = useImportAction(run);
  const { choices, isArranging, settled } = arranging;
  const isChecked = run.state === 'checked' && !isArranging;
  const written = writtenBy(run);
  // Missing values are marked beside their fields.
  const isMissing = choices !== undefined && missingIn(choices).length > 0;

  async function go(action: 'check' | 'import') {
    if (await settled()) act(action);
  }

  return (
    <>
      {isChecked && (
        <section className={classes.card}>
          <div role="status">
            <h3 className={classes.subtitle}>{foundWords(written)}</h3>
          </div>
          <Report run={run} />
        </section>
      )}
      {choices ? (
        <>
          <ColumnList run={run} choices={choices} onChange={arranging.change} />
          <MissingFields run={run} choices={choices} onChange={arranging.change} />
        </>
      ) : (
        <p className={classes.card}>
          El archivo se lee con el mapa “{run.mapName}”, que dice más de lo que cabe en esta página.
        </p>
      )}
      <Options run={run} arranging={arranging} />
      {run.problem !== null && !isMissing && <FormError>{run.problem}</FormError>}
      <Preview rows={run.preview} isOld={isArranging} />
      <FormActions>
        <span className={classes.quiet}>
          {isChecked
            ? `${formatCounted(run.totals?.rows ?? 0, 'fila revisada', 'filas revisadas')}; todavía no se guarda nada.`
            : 'Revisar no guarda nada.'}
        </span>
        {isChecked && written > 0 ? (
          <Button look="accent" isBusy={isBusy} onClick={() => void go('import')}>
            Importar {countListings(written)}
          </Button>
        ) : (
          <Button look="accent" isBusy={isBusy} onClick={() => void go('check')}>
            {run.rows === 1 ? 'Revisar la fila' : `Revisar las ${formatCount(run.rows ?? 0)} filas`}
          </Button>
        )}
      </FormActions>
    </>
  );
}

function foundWords(written: number): string {
  if (written === 0) return 'Nada cambiaría';
  const verbs = written === 1 ? 'Se publicaría o cambiaría' : 'Se publicarían o cambiarían';
  return `${verbs} ${countListings(written)}`;
}
