import './field-sheets.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch as MantineSwitch } from '@mantine/core';
import classes from './switch.module.css';
import { WithMantine } from '../with-mantine.tsx';

/** A setting that is on or off, with its label beside it. */
export function Switch(props: React.ComponentProps<typeof MantineSwitch>) {
  return (
    <WithMantine>
      <MantineSwitch size="md" classNames={{ track: classes.track ?? '' }} {...props} />
    </WithMantine>
  );
}
