import { ChoiceGroup } from '../../../lib/forms/choice-group.tsx';
import classes from './dialog.module.css';

interface ChoiceFieldProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A few options side by side, of which one is chosen. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { options, value: chosen, ...group } = props;
  return (
    <ChoiceGroup
      {...group}
      type="radio"
      options={options.map(({ value, label }) => ({ value, label: <span>{label}</span> }))}
      isChosen={(value) => value === chosen}
      classNames={{ group: classes.choice, options: classes.options, option: classes.option }}
    />
  );
}
