import classes from './dialog.module.css';

interface ChoiceFieldProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A few ways, of which one is chosen, side by side. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { legend, name, options, value, onChoose } = props;
  return (
    <fieldset className={classes.choice}>
      <legend>{legend}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
