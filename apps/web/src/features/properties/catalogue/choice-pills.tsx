import { ChoiceGroup } from '../../../lib/forms/choice-group.tsx';
import classes from './choice-pills.module.css';

const { legend, pills: options, pill: option } = classes;
const classNames = { legend, options, option };

interface PillRadiosProps {
  legend: string;
  name: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Radio buttons drawn as a row of pills. */
export function PillRadios({ choices, value: chosen, onChange, ...words }: PillRadiosProps) {
  return (
    <ChoiceGroup
      {...words}
      type="radio"
      options={choices}
      isChosen={(value) => value === chosen}
      onChoose={onChange}
      classNames={classNames}
    />
  );
}

interface PillCheckboxesProps {
  legend: string;
  name: string;
  options: readonly string[];
  chosen: readonly string[];
  onToggle: (option: string) => void;
}

/** Checkboxes drawn as a row of pills. */
export function PillCheckboxes({
  options: values,
  chosen,
  onToggle,
  ...words
}: PillCheckboxesProps) {
  return (
    <ChoiceGroup
      {...words}
      type="checkbox"
      options={values.map((value) => ({ value, label: value }))}
      isChosen={(value) => chosen.includes(value)}
      onChoose={onToggle}
      classNames={classNames}
    />
  );
}
