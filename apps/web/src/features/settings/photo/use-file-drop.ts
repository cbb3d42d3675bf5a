import { type DragEvent, useState } from 'react';

/** Lets a file be dropped on an element; `isOver` while one hovers there. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Without this the browser opens the file in place of the page.
    event.preventDefault();
    setOver(true);
  }

  function onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) setOver(false);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return { isOver, dropProps: { onDragOver, onDragLeave, onDrop } };
}
