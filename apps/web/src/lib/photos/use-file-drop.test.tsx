import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFileDrop } from './use-file-drop.ts';

function Place({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { isOver, dropProps } = useFileDrop(onFiles);
  return (
    <section aria-label="Fotos" {...dropProps}>
      <p>{isOver ? 'Suelta aquí' : 'Arrastra fotos'}</p>
    </section>
  );
}

function showPlace() {
  const onFiles = vi.fn();
  render(<Place onFiles={onFiles} />);
  return { onFiles, place: screen.getByRole('region', { name: 'Fotos' }) };
}

const photo = new File(['pixels'], 'casa.jpg', { type: 'image/jpeg' });
const files = { types: ['Files'], files: [photo] };
const text = { types: ['text/plain'], files: [] };

it('takes dropped files, which the browser would otherwise open in place of the page', () => {
  const { onFiles, place } = showPlace();
  expect(fireEvent.dragOver(place, { dataTransfer: files })).toBe(false);
  expect(fireEvent.drop(place, { dataTransfer: files })).toBe(false);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([photo]);
  expect(place.textContent).toBe('Arrastra fotos');
});

it('shows only while files are over it or its contents that they may be dropped', () => {
  const { place } = showPlace();
  const leaveFor = (relatedTarget: Node | null) =>
    fireEvent(place, Object.assign(createEvent.dragLeave(place), { relatedTarget }));
  fireEvent.dragOver(place, { dataTransfer: files });
  leaveFor(place.firstChild);
  expect(place.textContent).toBe('Suelta aquí');
  leaveFor(document.body);
  expect(place.textContent).toBe('Arrastra fotos');
});

it('leaves anything but files to the browser', () => {
  const { onFiles, place } = showPlace();
  expect(fireEvent.dragOver(place, { dataTransfer: text })).toBe(true);
  expect(place.textContent).toBe('Arrastra fotos');
  expect(fireEvent.drop(place, { dataTransfer: text })).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});
