import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { addMonths, weeksOf } from './calendar-days.ts';
import { Calendar } from './calendar.tsx';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

function Field({ start }: { start: string }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <DateField
        label="Día"
        calendar={Calendar}
        min="2026-02-03"
        max="2026-12-31"
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <output>{day}</output>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Abrir calendario' }));
const calendar = () => screen.queryByRole('dialog', { name: 'Calendario' });
const shown = () => document.querySelector('output')?.textContent;

it('takes the day that is chosen from its month, and gives the focus back', async () => {
  render(<Field start="2026-03-15" />);
  await open();
  expect(calendar()?.textContent).toContain('marzo de 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(calendar()?.textContent).toContain('abril de 2026');
  await userEvent.click(screen.getByRole('button', { name: '30' }));
  expect(shown()).toBe('2026-04-30');
  expect(calendar()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir calendario' }));
});

it('is moved by the keys, within its first and last day', async () => {
  render(<Field start="2026-03-01" />);
  await open();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('28');
  await userEvent.keyboard('{ArrowUp}{PageUp}');
  expect(document.activeElement?.textContent).toBe('3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '2' }).disabled).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(shown()).toBe('2026-02-03');
});

it('stays as it was when Escape closes the calendar', async () => {
  render(<Field start="2026-03-01" />);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(calendar()).toBeNull();
  expect(shown()).toBe('2026-03-01');
});

it('closes by its button, and by a press elsewhere', async () => {
  render(<Field start="2026-03-01" />);
  await open();
  expect(calendar()).not.toBeNull();
  await open();
  expect(calendar()).toBeNull();
  await open();
  await userEvent.click(document.body);
  expect(calendar()).toBeNull();
});

it('counts days by the calendar', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2027-01-31', -2)).toBe('2026-11-30');
  expect(weeksOf('2027-02-10').map((week) => week.join(' ').trim().slice(0, 10))).toEqual([
    '2027-02-01',
    '2027-02-08',
    '2027-02-15',
    '2027-02-22',
  ]);
  expect(weeksOf('2026-11-10')[0]).toEqual(['', '', '', '', '', '', '2026-11-01']);
});
