import './field-sheets.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox as MantineCheckbox } from '@mantine/core';
import { WithMantine } from '../with-mantine.tsx';

/** A box to tick, with its label beside it. */
export function Checkbox(props: React.ComponentProps<typeof MantineCheckbox>) {
  return (
    <WithMantine>
      <MantineCheckbox size="md" {...props} />
    </WithMantine>
  );
}
