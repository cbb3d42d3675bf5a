import { type DragEvent, useState } from 'react';

/** Accepts files dropped on an element; `isOver` is true while files hover over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Without this the browser opens the file instead of the page.
    event.preventDefault();
    setOver(true);
  }

  function onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) setOver(false);
  }

  function onDrop(event: DragEvent) {
    const files = [...event.dataTransfer.files];
    setOver(false);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  }

  return { isOver, dropProps: { onDragOver, onDragLeave, onDrop } };
}
