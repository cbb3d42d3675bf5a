import {
  type ImportChoices,
  missingIn,
  NEEDED_FIELDS,
  pricesTellOperation,
  targetOf,
} from '@pbr/schemas/import/choices';
import type { ImportRun } from '@pbr/schemas/import/run';
import { fieldSpec } from '@pbr/schemas/property/fields';
import { SelectField } from '@pbr/ui/fields/select-field';
import { TextField } from '@pbr/ui/fields/text-field';
import { useState } from 'react';
import classes from './import.module.css';

interface MissingFieldsProps {
  run: ImportRun;
  choices: ImportChoices;
  onChange: (choices: ImportChoices) => void;
}

/** The values that every listing needs, where no column says them, or not in each row. */
export function MissingFields({ run, choices, onChange }: MissingFieldsProps) {
  const missing = new Set(missingIn(choices));
  const asked = NEEDED_FIELDS.filter((name) => {
    if (name === 'operationType' && pricesTellOperation(choices)) return false;
    const column = targetOf(choices, name)?.column;
    const filled = run.columns.find((one) => one.name === column)?.filled ?? 0;
    return filled < (run.rows ?? 0);
  });
  if (asked.length === 0) return null;
  const set = (name: string, value: string) =>
    onChange({ ...choices, otherwise: { ...choices.otherwise, [name]: value } });

  return (
    <section className={classes.section}>
      <h3 className={classes.subtitle}>Lo que el archivo no dice</h3>
      <p className={classes.quiet}>Vale para todas las filas, o solo donde la celda está vacía.</p>
      <div className={classes.fields}>
        {asked.map((name) => {
          const spec = fieldSpec(name);
          const field = {
            label: spec.label,
            required: targetOf(choices, name) === undefined,
            error: missing.has(name) ? 'required' in spec && spec.required : undefined,
          };
          const value = choices.otherwise[name] ?? '';
          return spec.kind === 'choice' ? (
            <SelectField
              key={name}
              {...field}
              options={spec.labels ?? spec.values}
              empty="Elige"
              value={value}
              onChange={({ currentTarget }) => set(name, currentTarget.value)}
            />
          ) : (
            <LaterField key={name} {...field} value={value} onLeave={(text) => set(name, text)} />
          );
        })}
      </div>
    </section>
  );
}

interface LaterFieldProps {
  label: string;
  required: boolean;
  error: string | false | undefined;
  value: string;
  onLeave: (text: string) => void;
}

/** A text that counts when the field is left, so that not every letter asks the server. */
export function LaterField({ value, onLeave, ...field }: LaterFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...field}
      value={typed ?? value}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        if (typed !== undefined && typed !== value) onLeave(typed);
        setTyped(undefined);
      }}
    />
  );
}
