import { Field, type FieldProps } from './field.tsx';

interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

type SelectFieldProps = FieldProps<'select'> & {
  /** Options, values that are their own labels, or labels by value. */
  options: readonly (Option | string)[] | Readonly<Record<string, string>>;
  /** The label of a first option without a value. */
  empty?: string | undefined;
};

/** A labelled native select: phones show their own list. */
export function SelectField({ options, empty, ...select }: SelectFieldProps) {
  return (
    <Field as="select" {...select}>
      {empty !== undefined && <option value="">{empty}</option>}
      {optionsIn(options).map(({ label, ...option }) => (
        <option key={option.value} {...option}>
          {label}
        </option>
      ))}
    </Field>
  );
}

function optionsIn(options: SelectFieldProps['options']): Option[] {
  return Object.entries(options).map(([value, option]: [string, Option | string]) => {
    if (typeof option !== 'string') return option;
    return { value: Array.isArray(options) ? option : value, label: option };
  });
}
