import './field-sheets.ts';
import { TextInput } from '@mantine/core';

/** A labelled line of text with description and error. */
export const TextField = TextInput;
