import { type ComponentProps, useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps
  extends
    Omit<ComponentProps<typeof Button>, 'onClick' | 'type'>,
    Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple'> {
  /** Names the field behind the button. */
  fieldLabel: string;
  /** A whole folder is chosen, with the folders in it. */
  isFolder?: boolean;
  /** The chosen files, at least one. */
  onFiles: (files: File[]) => void;
}

/** A button that opens the browser's chooser of files. */
export function FileButton({
  fieldLabel,
  isFolder = false,
  accept,
  capture,
  multiple,
  onFiles,
  ...button
}: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        hidden
        aria-label={fieldLabel}
        accept={accept}
        capture={capture}
        multiple={multiple}
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again after it was mended.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
