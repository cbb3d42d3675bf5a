import type { ImportRun } from '@pbr/schemas/import/run';
import type { ImportState } from '@pbr/schemas/import/values';
import { formatCount } from '@pbr/schemas/format/numbers';
import { Button } from '@pbr/ui/button';
import { ProgressBar } from './progress-bar.tsx';
import { useImportAction } from './use-import-action.ts';
import classes from './import.module.css';

const LABELS: Partial<Record<ImportState, string>> = {
  reading: 'Leyendo el archivo',
  checking: 'Revisando todas las filas; todavía no se guarda nada',
  importing: 'Importando',
  undoing: 'Deshaciendo la importación',
};

/** A step that the server does by itself: the page may be left meanwhile. */
export function WorkingRun({ run }: { run: ImportRun }) {
  const { act, isBusy } = useImportAction(run);
  const { state, rows, done } = run;
  const isCounted = rows !== null && (state === 'checking' || state === 'importing');
  const label = LABELS[state] ?? '';
  return (
    <section className={classes.card}>
      <ProgressBar
        label={
          isCounted && done > 0 ? `${label}: ${formatCount(done)} de ${formatCount(rows)}` : label
        }
        value={isCounted ? done : undefined}
        max={rows ?? 1}
      />
      <p className={classes.quiet}>
        Puedes cerrar esta página: sigue sola, y aquí verás cómo quedó.
        {done === 0 && ' Si hay otro trabajo largo en marcha, espera su turno.'}
      </p>
      {state !== 'undoing' && (
        <div className={classes.actions}>
          <Button isBusy={isBusy} onClick={() => act('cancel')}>
            Cancelar
          </Button>
        </div>
      )}
    </section>
  );
}
