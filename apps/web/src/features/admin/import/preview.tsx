import { Facts } from '@pbr/ui/facts';
import { Fold } from '@pbr/ui/fold';
import { propertyFields } from '@pbr/schemas/property/fields';
import type { ImportRun } from '@pbr/schemas/import/run';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import classes from './import.module.css';

interface PreviewProps {
  rows: ImportRun['preview'];
  /** The server is being asked for the preview. */
  isOld: boolean;
}

/** Rows that are shown before somebody asks for the others. */
const SHOWN = 3;

/** The first rows of the file beside what they become. */
export function Preview({ rows, isOld }: PreviewProps) {
  if (rows.length === 0) return null;
  const entering = rows.filter(({ fields }) => fields.length > 0).length;
  const others = rows.length - SHOWN;
  return (
    <section className={classes.section} aria-busy={isOld}>
      <h3 className={classes.subtitle}>Así quedan las primeras filas</h3>
      <p className={classes.quiet}>
        {entering === rows.length
          ? 'Todas entran.'
          : `${entering === 1 ? 'Entra' : 'Entran'} ${formatCount(entering)} de ${formatCount(rows.length)}.`}
      </p>
      <Rows rows={rows.slice(0, SHOWN)} />
      {others > 0 && (
        <Fold summary={formatCounted(others, 'fila más', 'filas más')}>
          <Rows rows={rows.slice(SHOWN)} />
        </Fold>
      )}
    </section>
  );
}

function Rows({ rows }: { rows: ImportRun['preview'] }) {
  return (
    <ol className={classes.preview}>
      {rows.map(({ line, cells, reason, fields }) => (
        <li key={line} className={classes.previewRow}>
          <dl className={classes.cells}>
            <div>
              <dt>Fila</dt>
              <dd>{line}</dd>
            </div>
            {cells.map(({ column, text }) => (
              <div key={column}>
                <dt>{column}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {fields.length > 0 ? (
            <Facts
              facts={fields.map(({ name, text }) => ({
                label: propertyFields[name].label,
                value: text,
              }))}
              className={classes.becomes}
            />
          ) : (
            <p className={reason === null ? classes.quiet : classes.reason}>
              {reason ?? 'Se queda fuera, como dice su columna.'}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
