import classes from './list.module.css';

interface FilterSelectProps {
  /** For screen readers; everybody else sees the choice. */
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** A filter beside the search. */
export function FilterSelect({ label, options, value, onChange }: FilterSelectProps) {
  return (
    <select
      className={classes.select}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  );
}
