import classes from './choice-pills.module.css';

interface Choice {
  value: string;
  label: string;
}

interface PillRadiosProps {
  legend: string;
  name: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few, drawn as a row of pills; radio buttons to the keyboard and to screen readers. */
export function PillRadios({ legend, name, choices, value, onChange }: PillRadiosProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.pills}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.pill}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PillCheckboxesProps {
  legend: string;
  name: string;
  options: readonly string[];
  chosen: readonly string[];
  onToggle: (option: string) => void;
}

/** Any of some. */
export function PillCheckboxes({ legend, name, options, chosen, onToggle }: PillCheckboxesProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.pills}>
        {options.map((option) => (
          <label key={option} className={classes.pill}>
            <input
              type="checkbox"
              name={name}
              value={option}
              checked={chosen.includes(option)}
              onChange={() => onToggle(option)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
