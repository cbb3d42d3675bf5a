import type { ImportRun } from '@pbr/schemas/import/run';
import type { ImportState } from '@pbr/schemas/import/values';
import { formatCounted } from '@pbr/schemas/format/numbers';

export const stateLabels: Readonly<Record<ImportState, string>> = {
  reading: 'Leyendo',
  ready: 'Por revisar',
  checking: 'Revisando',
  checked: 'Revisada',
  importing: 'Importando',
  imported: 'Importada',
  canceled: 'Cancelada',
  undoing: 'Deshaciendo',
  undone: 'Deshecha',
  failed: 'Con error',
};

export const countRows = (count: number) => formatCounted(count, 'fila', 'filas');
export const countListings = (count: number) => formatCounted(count, 'propiedad', 'propiedades');
export const countPhotos = (count: number) => formatCounted(count, 'foto', 'fotos');

/** How many listings an import would publish or change. */
export const writtenBy = ({ totals }: Pick<ImportRun, 'totals'>): number =>
  totals === null ? 0 : totals.new + totals.changed;
