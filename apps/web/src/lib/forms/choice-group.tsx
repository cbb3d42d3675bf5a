import type { ReactNode } from 'react';

interface ChoiceGroupProps<Value extends string> {
  type: 'radio' | 'checkbox';
  legend: string;
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value) => void;
  classNames: Partial<Record<'group' | 'legend' | 'options' | 'option', string | undefined>>;
}

/** A few choices side by side, built from native radio buttons or checkboxes. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { type, legend, name, options, isChosen, onChoose, classNames } = props;
  return (
    <fieldset className={classNames.group}>
      <legend className={classNames.legend}>{legend}</legend>
      <div className={classNames.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={classNames.option}>
            <input
              type={type}
              name={name}
              value={value}
              checked={isChosen(value)}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
