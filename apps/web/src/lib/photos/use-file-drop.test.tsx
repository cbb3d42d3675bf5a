import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFileDrop } from './use-file-drop.ts';

function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { isOver, dropProps } = useFileDrop(onFiles);
  return (
    <section aria-label="Fotos" {...dropProps}>
      <p>{isOver ? 'Suelta aquí' : 'Arrastra fotos'}</p>
    </section>
  );
}

function showDropZone() {
  const onFiles = vi.fn();
  render(<DropZone onFiles={onFiles} />);
  return { onFiles, zone: screen.getByRole('region', { name: 'Fotos' }) };
}

const photo = new File(['pixels'], 'casa.jpg', { type: 'image/jpeg' });
const files = { types: ['Files'], files: [photo] };
const text = { types: ['text/plain'], files: [] };

it('takes dropped files, which the browser would otherwise open instead of the page', () => {
  const { onFiles, zone } = showDropZone();
  expect(fireEvent.dragOver(zone, { dataTransfer: files })).toBe(false);
  expect(fireEvent.drop(zone, { dataTransfer: files })).toBe(false);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([photo]);
  expect(zone.textContent).toBe('Arrastra fotos');
});

it('shows only while files are over it or its contents that they may be dropped', () => {
  const { zone } = showDropZone();
  const leaveFor = (relatedTarget: Node | null) =>
    fireEvent(zone, Object.assign(createEvent.dragLeave(zone), { relatedTarget }));
  fireEvent.dragOver(zone, { dataTransfer: files });
  leaveFor(zone.firstChild);
  expect(zone.textContent).toBe('Suelta aquí');
  leaveFor(document.body);
  expect(zone.textContent).toBe('Arrastra fotos');
});

it('leaves anything but files to the browser', () => {
  const { onFiles, zone } = showDropZone();
  expect(fireEvent.dragOver(zone, { dataTransfer: text })).toBe(true);
  expect(zone.textContent).toBe('Arrastra fotos');
  expect(fireEvent.drop(zone, { dataTransfer: text })).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});
