import { countCharacters } from '@pbr/schemas/characters';
import { formatCounted } from '@pbr/schemas/format/numbers';
import type { FieldProps } from '@pbr/ui/fields/field';
import { TextField } from '@pbr/ui/fields/text-field';
import { useState } from 'react';

type CountedFieldProps = FieldProps<'input'> & {
  /** The highest number of characters that the schema allows. */
  max: number;
};

/** A line of text that tells the room left where it gets short. What is too long stays: cutting it would lose words unseen. */
export function CountedField({ max, description, error, ...field }: CountedFieldProps) {
  const [typed, setTyped] = useState(() => String(field.defaultValue ?? ''));
  const left = max - countCharacters(typeof field.value === 'string' ? field.value : typed);
  const tooMany = left < 0 && `${overBy(-left)}: caben ${max}.`;
  return (
    <TextField
      {...field}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      description={left >= 0 && left <= max / 5 ? roomFor(left) : description}
      error={error || tooMany}
    />
  );
}

const roomFor = (left: number) =>
  left === 0 ? 'Ya no caben más.' : formatCounted(left, 'carácter libre', 'caracteres libres');
const overBy = (over: number) => formatCounted(over, 'carácter de más', 'caracteres de más');
