import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../lib/notify.ts';
import { startContact } from '../../lib/started-contacts.ts';
import { comeBack, leaveBy } from '../../testing/come-back.ts';
import { anInbox, anInquiry, HOUR, openInbox, openRow, row } from '../../testing/inbox.tsx';

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('a client who was written to or called', () => {
  const question = (words: string) => screen.queryByRole('group', { name: `${words} Marta Solís` });
  const write = async () =>
    leaveBy(await screen.findByRole('link', { name: /^WhatsApp a Marta Solís/ }));
  const marked = (inquiry: InboxItem): InboxItem => ({
    ...inquiry,
    status: 'answered',
    responseDate: new Date().toISOString(),
  });

  it('is asked about on coming back, and marked by a press alone', async () => {
    const inquiry = anInquiry();
    const mark = vi.fn((_input: unknown) => marked(inquiry));
    await openInbox(anInbox([inquiry]), { answers: { 'inquiry.markAnswered': mark } });
    await write();
    expect(question('¿Ya le escribiste?')).toBeNull();
    comeBack();
    expect(question('¿Ya le escribiste?')).toBeTruthy();
    expect(mark).not.toHaveBeenCalled();
    await userEvent.click(button('Marcar como respondida'));
    expect(await screen.findByText('Respondida')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pendientes 0' })).toBeTruthy();
    expect(mark).toHaveBeenCalledExactlyOnceWith({ id: inquiry.id });
    expect(question('¿Ya le escribiste?')).toBeNull();
    expect(latestToast()).toMatchObject({ title: 'Consulta respondida' });
  });

  it('waits again when the mark is undone, and is not asked about again', async () => {
    const inquiry = anInquiry();
    const unmark = vi.fn((_input: unknown) => inquiry);
    await openInbox(anInbox([inquiry]), {
      answers: { 'inquiry.markAnswered': () => marked(inquiry), 'inquiry.markPending': unmark },
    });
    await write();
    comeBack();
    await userEvent.click(button('Marcar como respondida'));
    await screen.findByText('Respondida');
    act(() => latestToast()?.undo?.());
    expect(await screen.findByText('Pendiente')).toBeTruthy();
    expect(unmark).toHaveBeenCalledExactlyOnceWith({ id: inquiry.id });
    comeBack();
    expect(question('¿Ya le escribiste?')).toBeNull();
  });

  it('is asked about in a tab that the phone had discarded, until the person says no', async () => {
    const inquiry = anInquiry();
    startContact(inquiry.id, 'call');
    await openInbox(anInbox([inquiry]));
    await screen.findByRole('group', { name: '¿Ya le llamaste? Marta Solís' });
    await userEvent.click(button('Todavía no'));
    comeBack();
    expect(question('¿Ya le llamaste?')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is not asked about a day later, nor once the inquiry is answered', async () => {
    const [old, done] = [anInquiry(), anInquiry({ status: 'answered', clientName: 'Bruno' })];
    vi.useFakeTimers({ now: Date.now() - 25 * HOUR, toFake: ['Date'] });
    startContact(old.id, 'chat');
    vi.useRealTimers();
    startContact(done.id, 'chat');
    await openInbox(anInbox([old, done]));
    await row('Bruno');
    comeBack();
    expect(screen.queryByRole('button', { name: 'Marcar como respondida' })).toBeNull();
  });

  it('is marked in the menu of the row, and says later that it was outside', async () => {
    const inquiry = anInquiry();
    const unmark = vi.fn((_input: unknown) => inquiry);
    await openInbox(anInbox([inquiry]), {
      answers: { 'inquiry.markAnswered': () => marked(inquiry), 'inquiry.markPending': unmark },
    });
    await userEvent.click(await screen.findByText('Acciones de Marta Solís'));
    await userEvent.click(button('Marcar como respondida: Marta Solís'));
    await screen.findByText('Respondida');
    await openRow();
    expect(screen.getByText(/^Respondida el .+, por teléfono o WhatsApp$/u)).toBeTruthy();
    await userEvent.click(screen.getByText('Acciones de Marta Solís'));
    await userEvent.click(button('Volver a pendiente: Marta Solís'));
    expect(await screen.findByText('Pendiente')).toBeTruthy();
    expect(unmark).toHaveBeenCalledTimes(1);
  });
});
