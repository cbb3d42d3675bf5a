import { propertyFields } from '@pbr/schemas/property/fields';
import type { ImportRun } from '@pbr/schemas/import/run';
import { formatCount } from '@pbr/schemas/format/numbers';
import classes from './import.module.css';

interface PreviewProps {
  rows: ImportRun['preview'];
  /** The server is being asked for the preview. */
  isOld: boolean;
}

/** The first rows of the file beside what they become. */
export function Preview({ rows, isOld }: PreviewProps) {
  if (rows.length === 0) return null;
  const entering = rows.filter(({ reason }) => reason === null).length;
  return (
    <section className={classes.section} aria-busy={isOld}>
      <h3 className={classes.subtitle}>Así quedan las primeras filas</h3>
      <p className={classes.quiet}>
        {entering === rows.length
          ? 'Todas entran.'
          : `Entran ${formatCount(entering)} de ${formatCount(rows.length)}.`}
      </p>
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
            {reason === null ? (
              <dl className={classes.becomes}>
                {fields.map(({ name, text }) => (
                  <div key={name}>
                    <dt>{propertyFields[name].label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p className={classes.reason}>{reason}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
