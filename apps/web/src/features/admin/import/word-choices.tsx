import { type ColumnChoice, type ImportTarget, LEFT_OUT } from '@pbr/schemas/import/choices';
import type { ImportRun } from '@pbr/schemas/import/run';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { fieldSpec } from '@pbr/schemas/property/fields';
import { labelOf } from '@pbr/schemas/property/values';
import { SelectField } from '@pbr/ui/fields/select-field';
import { Fold } from '@pbr/ui/fold';
import { useState } from 'react';
import { countRows } from './import-words.ts';
import classes from './import.module.css';

interface WordChoicesProps {
  choice: ColumnChoice;
  target: ImportTarget;
  words: NonNullable<ImportRun['columns'][number]['words']>;
  onChange: (choice: ColumnChoice) => void;
}

/** In the browser only: the word stays as the file writes it. */
const AS_IT_IS = '*';
/** In the browser only: `LEFT_OUT` cannot be told from a select's empty option. */
const OUT = '-';

const STATUS = { [AS_IT_IS]: 'Entran', [OUT]: 'Se quedan fuera' };

/** The meanings of a column's words; open by itself while one of them is not understood. */
export function WordChoices({ choice, target, words, onChange }: WordChoicesProps) {
  const values = valuesOf(target);
  const isStatus = target === 'status';
  const isKnown = (text: string) =>
    isStatus || choice.words[text] !== undefined || values.some(({ value }) => value === text);
  const unknown = words.filter(({ text }) => !isKnown(text));
  const [wasUnknown] = useState(unknown.length > 0);
  if (!isStatus && values.length === 0) return null;
  const options = isStatus
    ? STATUS
    : [
        ...values,
        { value: OUT, label: 'Dejar fuera estas filas' },
        { value: AS_IT_IS, label: 'Como está escrito' },
      ];

  function choose(text: string, value: string) {
    const { [text]: _before, ...others } = choice.words;
    if (value === AS_IT_IS) onChange({ ...choice, words: others });
    else onChange({ ...choice, words: { ...others, [text]: value === OUT ? LEFT_OUT : value } });
  }

  return (
    <Fold
      className={classes.words}
      open={wasUnknown || isStatus || undefined}
      data-unknown={unknown.length > 0 || undefined}
      summary={
        unknown.length > 0
          ? `Falta decir qué ${unknown.length === 1 ? 'significa' : 'significan'} ${countWords(unknown.length)}`
          : countWords(words.length)
      }
    >
      <ul>
        {words.map(({ text, count }) => (
          <li key={text}>
            <span>
              “{text}” <span className={classes.quiet}>{countRows(count)}</span>
            </span>
            <SelectField
              look="filter"
              aria-label={`Qué significa ${text}`}
              options={options}
              value={shownAs(choice.words[text], isKnown(text) && !isStatus ? text : AS_IT_IS)}
              onChange={({ currentTarget }) => choose(text, currentTarget.value)}
            />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

const countWords = (count: number) => formatCounted(count, 'palabra', 'palabras');

function shownAs(word: string | undefined, otherwise: string): string {
  if (word === undefined) return otherwise;
  return word === LEFT_OUT ? OUT : word;
}

function valuesOf(target: ImportTarget): { value: string; label: string }[] {
  if (target === 'status' || target === 'key' || target === 'price') return [];
  if (target === 'bathrooms' || target === 'point') return [];
  const spec = fieldSpec(target);
  if (spec.kind === 'flag')
    return [
      { value: 'true', label: 'Sí' },
      { value: 'false', label: 'No' },
    ];
  if (spec.kind !== 'choice') return [];
  return spec.values.map((value) => ({ value, label: labelOf(spec.labels ?? {}, value) }));
}
