import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import type { ImportTotals, RowReport } from '../import-file.ts';
import type { PhotoReport, PhotoTotals } from '../photos/import-photos.ts';
import { describeReading } from '../table/describe-reading.ts';
import type { TableReading } from '../table/table.ts';
import type { FileNotice } from './file-watch.ts';
import { IN_THE_MAP, problemText } from './problem.ts';

interface Summary {
  totals: ImportTotals;
  reading: TableReading;
  notices: readonly FileNotice[];
  /** The first refusals; the report file lists them all, with the emptied values. */
  refusals: readonly RowReport[];
  /** Null without photos; `problems` are the first ones. */
  photos: { totals: PhotoTotals; problems: readonly PhotoReport[] } | null;
  /** Null when the run had nothing to report. */
  reportPath: string | null;
  seconds: number;
  isDryRun: boolean;
  isInterrupted: boolean;
}

/** The text that the person reads at the end. The lines under 'Filas' add up to its number. */
export function summaryOf(summary: Summary): string {
  const { totals, refusals, seconds } = summary;
  const perSecond = Math.round(totals.rows / Math.max(seconds, 0.001));
  return [
    headline(summary),
    `Se leyó como ${describeReading(summary.reading)}.`,
    ...table([
      ['Filas', totals.rows],
      ['Nuevas', totals.new],
      ['Cambiadas', totals.changed],
      ['Sin cambios', totals.unchanged + totals.deleted],
      ['Rechazadas', totals.refused],
      ...(totals.skipped > 0 ? [['Omitidas por el mapa', totals.skipped] as const] : []),
    ]),
    ...(totals.deleted > 0
      ? [
          `  (sin cambios: ${formatCount(totals.deleted)} que alguien eliminó en el portal y así se quedan)`,
        ]
      : []),
    ...listOf(refusals, totals.refused),
    ...listOfNotices(summary.notices),
    ...(summary.photos ? listOfPhotos(summary.photos) : []),
    ...(summary.reportPath === null ? [] : [`El reporte completo está en ${summary.reportPath}`]),
    `${seconds.toFixed(1)} s, ${formatCounted(perSecond, 'fila', 'filas')} por segundo`,
  ].join('\n');
}

function headline({ isDryRun, isInterrupted }: Summary): string {
  const end = isInterrupted ? ' interrumpida: repite la orden para seguir' : ' terminada';
  return isDryRun ? `Prueba${end}; no se guardó nada.` : `Importación${end}.`;
}

function table(rows: readonly (readonly [string, number])[]): string[] {
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(
    ([label, count]) => `  ${label.padEnd(width)} ${formatCount(count).padStart(11)}`,
  );
}

function listOfPhotos({ totals, problems }: NonNullable<Summary['photos']>): string[] {
  const more = totals.refused + totals.unmatched - problems.length;
  return [
    'Fotos:',
    ...table([
      ['Archivos', totals.files],
      ['Agregadas', totals.new],
      ['Ya estaban', totals.known],
      ['No se aceptaron', totals.refused],
      ['Sin propiedad', totals.unmatched],
    ]),
    ...problems.map(({ name, reason }) => `  ${name}: ${reason}`),
    ...(more > 0 ? [`  … y ${formatCount(more)} más`] : []),
  ];
}

function listOf(refusals: readonly RowReport[], count: number): string[] {
  if (count === 0) return [];
  const more = count - refusals.length;
  return [
    'Rechazos:',
    ...refusals.map(
      ({ line, problems }) =>
        `  línea ${line}: ${problems.map((problem) => problemText(problem, IN_THE_MAP)).join(' ')}`,
    ),
    ...(more > 0 ? [`  … y ${formatCount(more)} más`] : []),
  ];
}

const listOfNotices = (notices: readonly FileNotice[]): string[] =>
  notices.length === 0 ? [] : ['Avisos:', ...notices.map(({ text }) => `  ${text}`)];
