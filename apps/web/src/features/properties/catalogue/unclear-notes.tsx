import { splitUnclear } from '@pbr/schemas/property/search';
import { NUMBER_WORDS, readUnclearNumber } from './unclear-numbers.ts';
import type { UnclearNotesProps } from './unclear-notes-part.tsx';
import classes from './search-notes.module.css';

/** Says which numbers of the URL set no filter, and why. */
export function Part({ unclear }: UnclearNotesProps) {
  return splitUnclear(unclear).map(([field, text]) => (
    <p key={field} className={classes.note}>
      No usamos «{text}» como {NUMBER_WORDS[field]}. {readUnclearNumber(field, text).problem}
    </p>
  ));
}
