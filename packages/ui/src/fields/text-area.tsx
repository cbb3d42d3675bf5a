import './field-sheets.ts';
import { Textarea } from '@mantine/core';

/** Labelled lines of text. The height follows `rows`, and people may drag it. */
export function TextArea(props: React.ComponentProps<typeof Textarea>) {
  return <Textarea resize="vertical" {...props} />;
}
