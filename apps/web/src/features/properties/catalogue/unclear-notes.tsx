import { splitUnclear } from '@pbr/schemas/property/search';
import { FILTERS, type NumberFilter } from '@pbr/schemas/property/search/filters';
import * as reader from '@pbr/schemas/typed-number/read-typed';
import { readFilterWith } from './filters/typed-numbers.ts';
import type { UnclearNotesProps } from './unclear-notes-part.tsx';
import classes from './search-notes.module.css';

/** Says which numbers of the URL set no filter, and why. */
export function Part({ unclear }: UnclearNotesProps) {
  return splitUnclear(unclear).map(([field, text]) => (
    <p key={field} className={classes.note}>
      No usamos “{text}” como {nameOf(field)}. {readFilterWith(reader, field, text).problem}
    </p>
  ));
}

function nameOf(field: NumberFilter): string {
  const spec = FILTERS[field];
  if (spec.kind === 'amount') return spec.name;
  return `${spec.end === 'min' ? 'mínimo' : 'máximo'} de ${spec.counted[1]}`;
}
