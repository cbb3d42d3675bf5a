import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { latestToast } from '../../lib/notify.ts';
import { anInbox, anInquiry, HOUR, openInbox, openRow, row } from '../../testing/inbox.tsx';
import { refusal } from '../../testing/refusal.ts';

const answered = (inquiry: InboxItem, text: string): InboxItem => ({
  ...inquiry,
  status: 'answered',
  agentResponse: text,
  responseDate: new Date().toISOString(),
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const answerField = () => screen.getByLabelText<HTMLTextAreaElement>('Tu respuesta a Marta Solís');
const openAnswer = async () => {
  await openRow();
  await answerAgain();
};
const answerAgain = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Responder a Marta Solís' }));
const send = () => userEvent.click(button('Enviar respuesta'));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('an inquiry in the inbox', () => {
  it('is a row that says who asks about what since when, and how it begins', async () => {
    await openInbox(anInbox([anInquiry({ inquiryType: 'visit' })]));
    const card = within(await screen.findByRole('article', { name: 'Marta Solís' }));
    for (const words of ['Casa con patio', '¿Sigue disponible?', 'hace 3 horas', 'Pendiente'])
      expect(card.getByText(words)).toBeTruthy();
    expect(card.queryByText('Agendar una visita')).toBeNull();
    expect(card.queryByRole('button', { name: 'Responder a Marta Solís' })).toBeNull();
  });

  it('opens to the whole of it, and closes', async () => {
    const inquiry = anInquiry({ inquiryType: 'visit' });
    const { url } = await openInbox(anInbox([inquiry]));
    await openRow();
    expect(url()).toBe(`/inquiries?open=${inquiry.id}`);
    const card = within(screen.getByRole('article', { name: 'Marta Solís' }));
    expect(card.getByText('Agendar una visita')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Casa con patio' })).toBeTruthy();
    expect(card.queryByText(/^Respondida/u)).toBeNull();
    await userEvent.click(card.getByRole('link', { name: 'Marta Solís', expanded: true }));
    expect(await row()).toBeTruthy();
    expect(url()).toBe('/inquiries');
  });

  it('closes when another one opens, and both are one step back', async () => {
    const [first, second] = [anInquiry(), anInquiry({ clientName: 'Bruno' })];
    const { url, history } = await openInbox(anInbox([first, second]));
    await openRow();
    await openRow('Bruno');
    expect(url()).toBe(`/inquiries?open=${second.id}`);
    expect(screen.getAllByRole('link', { expanded: true })).toHaveLength(1);
    await act(async () => history.back());
    expect(url()).toBe('/inquiries');
    expect(screen.queryByRole('link', { expanded: true })).toBeNull();
  });

  it('that opens moves into view', async () => {
    await openInbox(anInbox([anInquiry()]));
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openRow();
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    const opened = screen.getByRole('article', { name: 'Marta Solís' });
    expect(scroll.mock.contexts[0]).toBe(opened.parentElement);
  });

  it('that is touched stays where it is on the screen, although the open one above it closes', async () => {
    await openInbox(anInbox([anInquiry(), anInquiry({ clientName: 'Bruno' })]));
    await openRow();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
      const isBelow = screen.queryByRole('link', { name: 'Marta Solís', expanded: true }) !== null;
      return new DOMRect(0, isBelow ? 700 : 150, 300, 90);
    });
    const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue();
    await openRow('Bruno');
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: -550, behavior: 'instant' });
  });

  it('stays open, above the list, when the list that is read again has it no longer', async () => {
    const [mine, other] = [anInquiry(), anInquiry({ clientName: 'Bruno' })];
    const closed = { ...mine, status: 'closed' as const };
    const { list } = await openInbox(anInbox([mine, other]), {
      at: '/inquiries?status=pending',
      answers: { 'inquiry.close': () => closed, 'inquiry.get': () => closed },
    });
    await openRow();
    await userEvent.click(button('Archivar la consulta de Marta Solís'));
    expect(await screen.findByText('Archivada')).toBeTruthy();
    list.mockImplementation(() => anInbox([other]));
    onTestFinished(() => focusManager.setFocused(undefined));
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    const opened = within(await screen.findByRole('region', { name: 'Consulta abierta' }));
    expect(opened.getByRole('link', { name: 'Marta Solís', expanded: true })).toBeTruthy();
    expect(await row('Bruno')).toBeTruthy();
  });

  it('is open at the URL of a mail, and its list is not fetched again for opening', async () => {
    const inquiry = anInquiry();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { list } = await openInbox(anInbox([inquiry]), { at: `/inquiries?open=${inquiry.id}` });
    expect(await screen.findByRole('button', { name: /^Archivar la consulta/ })).toBeTruthy();
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    await userEvent.click(screen.getByRole('link', { name: 'Marta Solís', expanded: true }));
    await openRow();
    expect(list).toHaveBeenCalledExactlyOnceWith({});
  });

  it('on another page opens above the list', async () => {
    const [here, elsewhere] = [anInquiry(), anInquiry({ clientName: 'Bruno' })];
    const close = vi.fn(() => ({ ...elsewhere, status: 'closed' }));
    await openInbox(anInbox([here]), {
      at: `/inquiries?open=${elsewhere.id}`,
      answers: { 'inquiry.get': () => elsewhere, 'inquiry.close': close },
    });
    const opened = within(await screen.findByRole('region', { name: 'Consulta abierta' }));
    await userEvent.click(opened.getByRole('button', { name: 'Archivar la consulta de Bruno' }));
    expect(await opened.findByText('Archivada')).toBeTruthy();
    expect(screen.getAllByRole('article', { name: /^(?:Marta|Bruno)/u })).toHaveLength(2);
  });

  it('that is gone, or was never theirs, says so above the list', async () => {
    await openInbox(anInbox([anInquiry()]), {
      at: `/inquiries?open=${crypto.randomUUID()}`,
      answers: {
        'inquiry.get': () => {
          throw refusal('inquiry.not_found', 'No encontramos esta consulta.');
        },
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('No encontramos');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    expect(await row()).toBeTruthy();
  });

  it('stands out after waiting for more than a day, but not once it is closed', async () => {
    const createdAt = new Date(Date.now() - 49 * HOUR).toISOString();
    await openInbox(
      anInbox([anInquiry({ createdAt }), anInquiry({ createdAt, status: 'closed' })]),
    );
    // Three days of the calendar in the first hour of one.
    const moments = await screen.findAllByText(/^hace [23] días$/u);
    expect(moments.map(({ className }) => className !== '')).toEqual([true, false]);
  });

  it('is answered by WhatsApp right from its row, in words that greet by name', async () => {
    await openInbox(anInbox([anInquiry()]));
    const chat = await screen.findByRole('link', { name: /^WhatsApp a Marta Solís/ });
    const { origin, pathname, searchParams } = new URL(chat.getAttribute('href') ?? '');
    expect(origin + pathname).toBe('https://wa.me/525512345678');
    expect(searchParams.get('text')).toBe(
      'Hola, Marta: soy Xóchitl Prueba, de Portal de prueba. Te escribo por tu consulta sobre “Casa con patio”, en Condesa, Cuauhtémoc.',
    );
    await openRow();
    const call = await screen.findByRole('link', { name: 'Llamar a Marta Solís' });
    expect(call.getAttribute('href')).toBe('tel:+525512345678;ext=9');
    const number = screen.getByRole('link', { name: '+52 55 1234 5678 ext. 9' });
    expect(number.getAttribute('href')).toBe('tel:+525512345678;ext=9');
    expect(screen.getByText('$4,500,000 · $25,000/mes')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^WhatsApp a Marta Solís/ })).toHaveLength(1);
  });

  it('without a number offers neither', async () => {
    const { clientPhoneLink: _link, ...inquiry } = anInquiry({ clientPhone: null, message: null });
    await openInbox(anInbox([inquiry]));
    await openRow();
    expect(await screen.findByText('No dejó mensaje.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Llamar|WhatsApp/ })).toBeNull();
  });

  it('about a deleted listing links to no page', async () => {
    const { property } = anInquiry();
    await openInbox(anInbox([anInquiry({ property: { ...property, isDeleted: true } })]));
    await openRow();
    expect(await screen.findByText('Eliminada')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Casa con patio' })).toBeNull();
  });

  it('of a colleague names the colleague', async () => {
    const other = { id: crypto.randomUUID(), firstName: 'Luis', lastName: 'Mora' };
    await openInbox(anInbox([anInquiry({ agent: other })]));
    expect(await screen.findByText('Luis · Casa con patio')).toBeTruthy();
    await openRow();
    expect(await screen.findByText('Agente: Luis Mora')).toBeTruthy();
  });
});

describe('an answer', () => {
  it('is sent once and confirmed, and the inquiry stays where it is, now answered', async () => {
    const inquiry = anInquiry();
    const answer = vi.fn((_input: unknown) => answered(inquiry, 'Claro que sí.'));
    await openInbox(anInbox([inquiry]), { answers: { 'inquiry.answer': answer } });
    await openAnswer();
    expect(document.activeElement).toBe(answerField());
    await userEvent.type(answerField(), 'Claro que sí.');
    await userEvent.dblClick(button('Enviar respuesta'));

    expect(await screen.findByText('Claro que sí.')).toBeTruthy();
    expect(answer).toHaveBeenCalledExactlyOnceWith({ id: inquiry.id, text: 'Claro que sí.' });
    expect(latestToast()).toMatchObject({
      title: 'Respuesta enviada',
      message: 'Marta Solís la recibe por correo.',
    });
    expect(screen.getByText('Respondida')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pendientes 0' })).toBeTruthy();
  });

  it('that is there late leaves the person on the page where they are by then', async () => {
    const inquiry = anInquiry();
    let arrive = (_item: InboxItem) => {};
    const answer = () => new Promise<InboxItem>((resolve) => (arrive = resolve));
    const { url, history } = await openInbox(anInbox([inquiry]), {
      answers: { 'inquiry.answer': answer },
    });
    await openAnswer();
    await userEvent.type(answerField(), 'Claro que sí.');
    await send();
    act(() => history.push('/favorites'));
    await screen.findByText('Otra página');
    await act(async () => arrive(answered(inquiry, 'Claro que sí.')));
    await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Respuesta enviada' }));
    expect(url()).toBe('/favorites');
  });

  it('requires a text', async () => {
    await openInbox(anInbox([anInquiry()]));
    await openAnswer();
    await send();
    expect(await screen.findByText('Escribe tu respuesta.')).toBeTruthy();
    expect(document.activeElement).toBe(answerField());
  });

  it('that was not sent keeps its text, and can be sent again', async () => {
    const inquiry = anInquiry();
    const answer = vi.fn<() => unknown>(() => {
      throw new TypeError('Failed to fetch');
    });
    await openInbox(anInbox([inquiry]), { answers: { 'inquiry.answer': answer } });
    await openAnswer();
    await userEvent.type(answerField(), 'Claro que sí.');
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Sin conexión. No se pudo enviar la respuesta. Lo que escribiste sigue aquí.',
    );
    await waitFor(() => expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' }));
    expect(answerField().value).toBe('Claro que sí.');

    answer.mockImplementation(() => answered(inquiry, 'Claro que sí.'));
    await send();
    expect(await screen.findByText('Respondida')).toBeTruthy();
    expect(answer).toHaveBeenCalledTimes(2);
    // The field is gone: reading goes on where it belonged.
    expect(document.activeElement?.textContent).toBe('Marta Solís');
  });

  it("shows in the server's words why it was refused", async () => {
    const words =
      'Esta consulta ya no admite más respuestas aquí: escríbele al cliente por correo.';
    await openInbox(anInbox([anInquiry()]), {
      answers: {
        'inquiry.answer': () => {
          throw refusal('inquiry.full', words);
        },
      },
    });
    await openAnswer();
    await userEvent.type(answerField(), 'Otra vez');
    await send();
    const said = `${words} Lo que escribiste sigue aquí.`;
    expect((await screen.findByRole('alert')).textContent).toBe(said);
  });

  it('left for later is still there on another visit, until it is sent', async () => {
    const inquiry = anInquiry();
    await openInbox(anInbox([inquiry]));
    await openAnswer();
    await userEvent.type(answerField(), 'Con gusto');
    await userEvent.click(button('Más tarde'));
    expect(document.activeElement?.textContent).toBe('Marta Solís');
    await answerAgain();
    expect(answerField().value).toBe('Con gusto');
    await userEvent.click(screen.getByRole('link', { name: 'Marta Solís', expanded: true }));
    await openAnswer();
    expect(answerField().value).toBe('Con gusto');
    expect(sessionStorage.getItem(`answer:visitor:${inquiry.id}`)).toBe('Con gusto');
  });

  it('begins at once at the URL that the dashboard links to', async () => {
    const inquiry = anInquiry();
    const { url } = await openInbox(anInbox([inquiry]), {
      at: `/inquiries?answer=${inquiry.id}`,
    });
    await waitFor(() => expect(document.activeElement).toBe(answerField()));
    await userEvent.click(button('Más tarde'));
    await waitFor(() => expect(url()).toBe(`/inquiries?open=${inquiry.id}`));
    expect(screen.queryByLabelText('Tu respuesta a Marta Solís')).toBeNull();
  });

  it('can begin with quick phrases', async () => {
    const inquiry = anInquiry({ inquiryType: 'visit' });
    const answer = vi.fn((_input: unknown) => answered(inquiry, 'x'));
    await openInbox(anInbox([inquiry]), { answers: { 'inquiry.answer': answer } });
    await openAnswer();
    const quick = within(screen.getByRole('group', { name: 'Respuestas rápidas' }));
    const [first] = quick.getAllByRole('button');
    expect(first?.textContent).toBe('Proponer visita');
    await userEvent.click(quick.getByRole('button', { name: 'Proponer visita' }));
    const words = 'Con gusto te la muestro. ¿Qué día y a qué hora te queda bien?';
    expect(answerField().value).toBe(words);
    expect(sessionStorage.getItem(`answer:visitor:${inquiry.id}`)).toBe(words);
    await send();
    await waitFor(() =>
      expect(answer).toHaveBeenCalledExactlyOnceWith({ id: inquiry.id, text: words }),
    );
    await waitFor(() => expect(sessionStorage.getItem(`answer:visitor:${inquiry.id}`)).toBeNull());
  });
});

describe('an inquiry', () => {
  it('can be closed and reopened where it stands', async () => {
    const inquiry = anInquiry();
    const close = vi.fn(() => ({ ...inquiry, status: 'closed' }));
    const reopen = vi.fn(() => inquiry);
    await openInbox(anInbox([inquiry]), {
      answers: { 'inquiry.close': close, 'inquiry.reopen': reopen },
    });
    await openRow();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Archivar la consulta de Marta Solís' }),
    );
    expect(await screen.findByText('Archivada')).toBeTruthy();
    expect(latestToast()).toMatchObject({ title: 'Consulta archivada' });
    await userEvent.click(button('Desarchivar la consulta de Marta Solís'));
    expect(await screen.findByText('Pendiente')).toBeTruthy();
    expect(reopen).toHaveBeenCalledTimes(1);
  });

  it('that was archived from its menu comes back by undoing', async () => {
    const inquiry = anInquiry();
    const reopen = vi.fn((_input: unknown) => inquiry);
    await openInbox(anInbox([inquiry]), {
      answers: {
        'inquiry.close': () => ({ ...inquiry, status: 'closed' }),
        'inquiry.reopen': reopen,
      },
    });
    await userEvent.click(await screen.findByText('Acciones de Marta Solís'));
    await userEvent.click(button('Archivar: Marta Solís'));
    expect(await screen.findByText('Archivada')).toBeTruthy();
    act(() => latestToast()?.undo?.());
    expect(await screen.findByText('Pendiente')).toBeTruthy();
    expect(latestToast()).toMatchObject({ title: 'Cambio deshecho' });
    expect(reopen).toHaveBeenCalledExactlyOnceWith({ id: inquiry.id });
  });

  it('is closed once, while another one is still being closed', async () => {
    const close = vi.fn((_input: unknown) => new Promise(() => {}));
    const [first, second] = [anInquiry(), anInquiry({ clientName: 'Bruno' })];
    await openInbox(anInbox([first, second]), { answers: { 'inquiry.close': close } });
    for (const name of ['Marta Solís', 'Bruno', 'Bruno']) {
      if (screen.queryByRole('link', { name, expanded: true }) === null) await openRow(name);
      await userEvent.click(button(`Archivar la consulta de ${name}`));
      expect(button(`Archivar la consulta de ${name}`).getAttribute('aria-disabled')).toBe('true');
    }
    expect(close.mock.calls).toEqual([[{ id: first.id }], [{ id: second.id }]]);
  });

  it('stays open if closing failed', async () => {
    await openInbox(anInbox([anInquiry()]), {
      answers: {
        'inquiry.close': () => {
          throw new TypeError('Failed to fetch');
        },
      },
    });
    await openRow();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Archivar la consulta de Marta Solís' }),
    );
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        message: 'Sin conexión. No se pudo archivar la consulta.',
      }),
    );
    expect(screen.getByText('Pendiente')).toBeTruthy();
  });
});
