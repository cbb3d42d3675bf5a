import type { Settlement } from '@pbr/db/schema/settlements';
import { STATES } from '@pbr/schemas/property/places/states';
import { STATE_NAMES } from '@pbr/schemas/property/places/state-reading/state-names';
import { ImportError } from '../errors/import-error.ts';
import type { Line } from '../table/csv/read-lines.ts';

/** The columns of the postal service's file. */
const COLUMNS = [
  'd_codigo',
  'd_asenta',
  'd_tipo_asenta',
  'D_mnpio',
  'd_estado',
  'd_ciudad',
  'd_CP',
  'c_estado',
  'c_oficina',
  'c_CP',
  'c_tipo_asenta',
  'c_mnpio',
  'id_asenta_cpcons',
  'd_zona',
  'c_cve_ciudad',
] as const;

type Column = (typeof COLUMNS)[number];

export const HEADER = COLUMNS.join('|');

/** The file has no quotes around values: a quote is part of a name. */
export function readSettlement({ number, text }: Line): Settlement {
  const cells = text.split('|');
  if (cells.length !== COLUMNS.length) {
    throw lineError(
      number,
      `tiene ${cells.length} columnas en vez de ${COLUMNS.length}; el archivo está cortado o dañado.`,
    );
  }
  const cell = (column: Column) => cells[COLUMNS.indexOf(column)]?.trim() ?? '';
  const filled = (column: Column, max: number) => {
    const value = cell(column);
    if (value === '') throw lineError(number, `no trae ${column}.`);
    if (value.length > max) throw lineError(number, `trae más de ${max} caracteres en ${column}.`);
    return value;
  };
  const postalCode = cell('d_codigo');
  if (!/^\d{5}$/u.test(postalCode))
    throw lineError(number, `trae el código postal “${postalCode}”, que no son cinco dígitos.`);
  const state = stateCalled(cell('d_estado'));
  if (!state)
    throw lineError(number, `trae el estado “${cell('d_estado')}”, que no es ninguno de los 32.`);
  const codes = (['c_estado', 'c_mnpio', 'id_asenta_cpcons'] as const).map((c) => filled(c, 8));
  return {
    key: codes.join('-'),
    postalCode,
    name: filled('d_asenta', 120),
    kind: filled('d_tipo_asenta', 60),
    municipality: filled('D_mnpio', 120),
    city: cell('d_ciudad') === '' ? null : filled('d_ciudad', 120),
    state,
  };
}

const stateCalled = (name: string) =>
  STATES.find((state) => state === name || STATE_NAMES[state].official === name);

export const lineError = (line: number, problem: string) =>
  new ImportError(`La línea ${line} ${problem} No se cambió nada.`);
