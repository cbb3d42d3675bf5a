import './field-sheets.ts';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { NativeSelect } from '@mantine/core';

/** A labelled native select: phones show their own list. */
export const SelectField = NativeSelect;
