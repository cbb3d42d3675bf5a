import type { ReactNode } from 'react';
import classes from './choice-group.module.css';

interface GroupProps {
  legend: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Fields that belong together, under one heading. */
export function Group({ legend, className = '', children }: GroupProps) {
  return (
    <fieldset className={`${classes.group} ${className}`}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceGroupProps<Value extends string> {
  type?: 'radio' | 'checkbox';
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChoose: (value: Value) => void;
  /** Another look than pills. */
  className?: string | undefined;
}

/** A few choices side by side, built from native radio buttons or checkboxes. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { type = 'radio', legend, name, options, chosen, onChoose } = props;
  return (
    <Group legend={legend} className={props.className ?? classes.pills}>
      <div className={classes.choices}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type={type}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </Group>
  );
}
