import {
  type ColumnChoice,
  IMPORT_TARGETS,
  type ImportChoices,
  type ImportTarget,
  labelOfTarget,
} from '@pbr/schemas/import/choices';
import type { ImportRun } from '@pbr/schemas/import/run';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import { SelectField } from '@pbr/ui/fields/select-field';
import { Fold } from '@pbr/ui/fold';
import { WordChoices } from './word-choices.tsx';
import classes from './import.module.css';

interface ColumnListProps {
  run: ImportRun;
  choices: ImportChoices;
  onChange: (choices: ImportChoices) => void;
}

const TARGETS = IMPORT_TARGETS.map((value) => ({ value, label: labelOfTarget(value) })).sort(
  (a, b) => a.label.localeCompare(b.label, 'es'),
);

/** The columns of the file, and what each is; those that are not read are folded away. */
export function ColumnList({ run, choices, onChange }: ColumnListProps) {
  const change = (at: number, column: ColumnChoice) =>
    onChange({
      ...choices,
      columns: choices.columns.map((other, position) => {
        if (position === at) return column;
        // Only one column fills a field.
        const isTaken = column.target !== null && other.target === column.target;
        return isTaken ? { column: other.column, target: null, words: {} } : other;
      }),
    });
  const rows = choices.columns.map((choice, at) => ({
    isRead: choice.target !== null,
    row: (
      <ColumnRow
        key={keyOf(choice, at)}
        choice={choice}
        column={run.columns[at]}
        rows={run.rows ?? 0}
        onChange={(column) => change(at, column)}
      />
    ),
  }));
  const unread = rows.filter(({ isRead }) => !isRead);
  return (
    <section className={classes.section}>
      <h3 className={classes.subtitle}>Qué es cada columna</h3>
      <ul className={classes.columns}>
        {rows.filter(({ isRead }) => isRead).map(({ row }) => row)}
      </ul>
      {unread.length > 0 && (
        <Fold
          summary={formatCounted(unread.length, 'columna que no se lee', 'columnas que no se leen')}
        >
          <ul className={classes.columns}>{unread.map(({ row }) => row)}</ul>
        </Fold>
      )}
    </section>
  );
}

/** Two columns may have the same name. */
const keyOf = ({ column }: ColumnChoice, at: number) => `${at} ${column}`;

interface ColumnRowProps {
  choice: ColumnChoice;
  column: ImportRun['columns'][number] | undefined;
  rows: number;
  onChange: (choice: ColumnChoice) => void;
}

function ColumnRow({ choice, column, rows, onChange }: ColumnRowProps) {
  const { target } = choice;
  const name = choice.column === '' ? 'Columna sin nombre' : choice.column;
  const filled = column?.filled ?? 0;
  return (
    <li className={classes.column}>
      <div className={classes.columnName}>
        <strong>{name}</strong>
        <span className={classes.quiet}>
          {filled === 0 && 'Vacía'}
          {filled > 0 && filled < rows && `${formatCount(filled)} de ${formatCount(rows)} filas`}
        </span>
      </div>
      <p className={classes.samples}>{(column?.samples ?? []).join(' · ')}</p>
      <SelectField
        look="filter"
        aria-label={`Qué es ${name}`}
        options={TARGETS}
        empty="No se lee"
        value={target ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...choice, target: value === '' ? null : (value as ImportTarget) })
        }
      />
      {target !== null && column?.words && (
        <WordChoices choice={choice} target={target} words={column.words} onChange={onChange} />
      )}
    </li>
  );
}
