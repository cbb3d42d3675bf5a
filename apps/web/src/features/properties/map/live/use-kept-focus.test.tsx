import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

function Layer({ marks }: { marks: readonly string[] }) {
  const layer = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(layer);
  return (
    <>
      <p>Página</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as in the map */}
      <div ref={layer} role="group" tabIndex={-1} onFocus={focus.note} onBlur={focus.leave}>
        {marks.map((mark) => (
          <button key={mark} type="button">
            {mark}
          </button>
        ))}
      </div>
    </>
  );
}

let show: (marks: readonly string[]) => void;
beforeEach(() => {
  const { rerender } = render(<Layer marks={['a', 'b']} />);
  show = (marks) => rerender(<Layer marks={marks} />);
  screen.getByRole('button', { name: 'a' }).focus();
});

it('takes the focus of a mark that is gone', () => {
  show(['b']);
  expect(document.activeElement).toBe(screen.getByRole('group'));
});

it('takes none from a person who has left the mark for the page', async () => {
  await userEvent.click(screen.getByText('Página'));
  show(['a', 'b']);
  expect(document.activeElement).toBe(document.body);
  show(['b']);
  expect(document.activeElement).toBe(document.body);
});
