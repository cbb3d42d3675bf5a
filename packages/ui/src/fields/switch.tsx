import './field-sheets.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch as MantineSwitch } from '@mantine/core';

/** A setting that is on or off, with its label beside it. */
export const Switch = MantineSwitch;
