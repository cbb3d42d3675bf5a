import type { ImportRun } from '@pbr/schemas/import/run';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import { Counts } from '@pbr/ui/counts';
import { FileLink } from '../../../lib/lists/file-link.tsx';
import classes from './import.module.css';

/** The findings of a check or an import, in the words of the command. */
export function Report({ run }: { run: ImportRun }) {
  const { id, totals, refusals } = run;
  if (totals === null) return null;
  const { deleted, skipped } = totals;
  return (
    <>
      <Counts
        counts={[
          { label: 'Nuevas', value: formatCount(totals.new) },
          { label: 'Cambiadas', value: formatCount(totals.changed) },
          { label: 'Sin cambios', value: formatCount(totals.unchanged + deleted) },
          ...(skipped > 0 ? [{ label: 'Omitidas', value: formatCount(skipped) }] : []),
          { label: 'Rechazadas', value: formatCount(totals.refused) },
        ]}
      />
      {deleted > 0 && (
        <p className={classes.quiet}>
          {formatCounted(
            deleted,
            'de las que no cambian la eliminó alguien en el portal, y así se queda.',
            'de las que no cambian las eliminó alguien en el portal, y así se quedan.',
          )}
        </p>
      )}
      {run.notices.length > 0 && (
        <div className={classes.refusals}>
          <h3 className={classes.subtitle}>Para revisar</h3>
          <ul>
            {run.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </div>
      )}
      {totals.refused > 0 && (
        <div className={classes.refusals}>
          <h3 className={classes.subtitle}>Filas que no entran</h3>
          <ul>
            {refusals.map(({ line, externalId, reason }) => (
              <li key={line}>
                <strong>Fila {formatCount(line)}</strong>
                {externalId !== '' && ` (${externalId})`}: {reason}
              </li>
            ))}
          </ul>
          <p>
            {totals.refused > refusals.length &&
              `… y ${formatCount(totals.refused - refusals.length)} más. `}
            <FileLink
              href={`/api/imports/${id}/reporte.csv`}
              fileName="reporte.csv"
              className={classes.fileLink}
            >
              Descargar la lista completa
            </FileLink>
          </p>
        </div>
      )}
    </>
  );
}
