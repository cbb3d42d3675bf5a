import './field-sheets.ts';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import classes from './field.module.css';
import { WithMantine } from '../with-mantine.tsx';

type SuggestFieldProps = Omit<AutocompleteProps, 'filter' | 'comboboxProps' | 'size'>;

/** A line of text with suggestions below. They are shown as given: the caller selects and sorts them. */
export function SuggestField(props: SuggestFieldProps) {
  return (
    <WithMantine>
      <Autocomplete
        size="md"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        filter={({ options }) => options}
        classNames={{ input: classes.control ?? '' }}
        // The height of a finger, and text below the typed text.
        styles={{
          option: { minHeight: '2.75rem', paddingInline: '0.625rem' },
          dropdown: { padding: '0.25rem', boxShadow: 'var(--pbr-shadow)' },
        }}
        comboboxProps={{ withinPortal: false, transitionProps: { duration: 0 } }}
        {...props}
      />
    </WithMantine>
  );
}
