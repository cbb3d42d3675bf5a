import type { Inbox, InboxItem } from '@pbr/schemas/inquiry/inbox';
import { inboxSearchSchema } from '@pbr/schemas/inquiry/search';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../lib/notify.ts';
import { aSite, aUser } from '../../testing/fake-server.ts';
import { refusal } from '../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../testing/render-route.tsx';
import { InquiriesScreen } from './inquiries-screen.tsx';

const agent = aUser('Xóchitl');
const HOUR = 60 * 60 * 1000;

function anInquiry(inquiry: Partial<InboxItem> = {}): InboxItem {
  const propertyId = crypto.randomUUID();
  return {
    id: crypto.randomUUID(),
    propertyId,
    clientName: 'Marta Solís',
    clientEmail: 'marta@correo.mx',
    clientPhone: '55 1234 5678',
    message: '¿Sigue disponible?',
    inquiryType: 'info',
    status: 'pending',
    contactSource: 'website',
    createdAt: new Date(Date.now() - 3 * HOUR).toISOString(),
    agentResponse: null,
    responseDate: null,
    closedAt: null,
    property: {
      id: propertyId,
      name: 'Casa con patio',
      neighborhood: 'Condesa',
      city: 'Cuauhtémoc',
      image: null,
      isDeleted: false,
    },
    agent: { id: agent.id, firstName: agent.firstName, lastName: agent.lastName },
    ...inquiry,
  };
}

function anInbox(items: InboxItem[], inbox: Partial<Inbox> = {}): Inbox {
  const count = (status: InboxItem['status']) =>
    items.filter((item) => item.status === status).length;
  return {
    items,
    total: items.length,
    page: 1,
    pageCount: 1,
    counts: { pending: count('pending'), answered: count('answered'), closed: count('closed') },
    ...inbox,
  };
}

const answered = (inquiry: InboxItem, text: string): InboxItem => ({
  ...inquiry,
  status: 'answered',
  agentResponse: text,
  responseDate: new Date().toISOString(),
});

interface Opened {
  at?: string;
  answers?: Answers;
}

async function open(inbox: Inbox, { at = '/inquiries', answers = {} }: Opened = {}) {
  const list = vi.fn((_input: unknown): unknown => inbox);
  const unanswered = vi.fn(() => ({ count: inbox.counts.pending }));
  const { address } = await renderRoute({
    path: '/inquiries',
    at,
    component: InquiriesScreen,
    parseSearch: (search) => inboxSearchSchema.parse(search),
    answers: {
      'session.user': () => agent,
      'site.get': aSite,
      'inquiry.list': list,
      'inquiry.unanswered': unanswered,
      'property.byIds': () => ({ items: [] }),
      ...answers,
    },
  });
  return { list, address };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const answerField = () => screen.getByLabelText<HTMLTextAreaElement>('Tu respuesta a Marta Solís');
const openAnswer = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Responder a Marta Solís' }));
const send = () => userEvent.click(button('Enviar respuesta'));

beforeEach(() => sessionStorage.clear());

describe('an inquiry in the inbox', () => {
  it('shows who asks what about which listing, and how long they have waited', async () => {
    await open(anInbox([anInquiry({ inquiryType: 'visit' })]));
    const card = within(await screen.findByRole('article', { name: 'Marta Solís' }));
    expect(card.getByText('¿Sigue disponible?')).toBeTruthy();
    expect(card.getByText('Agendar una visita')).toBeTruthy();
    expect(card.getByText('Espera desde hace 3 horas')).toBeTruthy();
    expect(card.getByText('Pendiente')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Casa con patio' })).toBeTruthy();
    expect(card.queryByText(/^Respondida/u)).toBeNull();
  });

  it('stands out after waiting for more than a day, but not once it is closed', async () => {
    const createdAt = new Date(Date.now() - 49 * HOUR).toISOString();
    await open(anInbox([anInquiry({ createdAt }), anInquiry({ createdAt, status: 'closed' })]));
    expect((await screen.findByText('Espera desde hace 2 días')).className).not.toBe('');
    expect(screen.getByText('hace 2 días').className).toBe('');
  });

  it('links to the telephone and to a chat that greets by name', async () => {
    await open(anInbox([anInquiry()]));
    const call = await screen.findByRole('link', { name: 'Llamar a Marta Solís' });
    expect(call.getAttribute('href')).toBe('tel:+525512345678');
    const chat = screen.getByRole('link', { name: /^WhatsApp a Marta Solís/ });
    const { origin, pathname, searchParams } = new URL(chat.getAttribute('href') ?? '');
    expect(origin + pathname).toBe('https://wa.me/525512345678');
    expect(searchParams.get('text')).toBe(
      'Hola, Marta: soy Xóchitl Prueba, de Portal de prueba. Te escribo por tu consulta sobre «Casa con patio», en Condesa, Cuauhtémoc.',
    );
  });

  it('without a number offers neither', async () => {
    await open(anInbox([anInquiry({ clientPhone: null, message: null })]));
    expect(await screen.findByText('No dejó mensaje.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Llamar|WhatsApp/ })).toBeNull();
  });

  it('about a deleted listing links to no page', async () => {
    const { property } = anInquiry();
    await open(anInbox([anInquiry({ property: { ...property, isDeleted: true } })]));
    expect(await screen.findByText('Eliminada')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Casa con patio' })).toBeNull();
  });

  it('of a colleague names the colleague', async () => {
    const other = { id: crypto.randomUUID(), firstName: 'Luis', lastName: 'Mora' };
    await open(anInbox([anInquiry({ agent: other })]));
    expect(await screen.findByText('Agente: Luis Mora')).toBeTruthy();
  });
});

describe('an answer', () => {
  it('is sent once and confirmed, and the inquiry stays in its place as answered', async () => {
    const inquiry = anInquiry();
    const answer = vi.fn((_input: unknown) => answered(inquiry, 'Claro que sí.'));
    await open(anInbox([inquiry]), { answers: { 'inquiry.answer': answer } });
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

  it('requires a text', async () => {
    await open(anInbox([anInquiry()]));
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
    await open(anInbox([inquiry]), { answers: { 'inquiry.answer': answer } });
    await openAnswer();
    await userEvent.type(answerField(), 'Claro que sí.');
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await send();
    expect(await screen.findByRole('alert')).toBeTruthy();
    await waitFor(() => expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' }));
    expect(latestToast()).toMatchObject({ message: 'No se pudo enviar la respuesta.' });
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
    await open(anInbox([anInquiry()]), {
      answers: {
        'inquiry.answer': () => {
          throw refusal('inquiry.full', words);
        },
      },
    });
    await openAnswer();
    await userEvent.type(answerField(), 'Otra vez');
    await send();
    await waitFor(() => expect(latestToast()).toMatchObject({ message: words }));
  });

  it('left for later is still there on another visit, until it is sent', async () => {
    const inquiry = anInquiry();
    await open(anInbox([inquiry]));
    await openAnswer();
    await userEvent.type(answerField(), 'Con gusto');
    await userEvent.click(button('Más tarde'));
    await openAnswer();
    expect(answerField().value).toBe('Con gusto');
    expect(sessionStorage.getItem(`answer:visitor:${inquiry.id}`)).toBe('Con gusto');
  });

  it('can begin with quick phrases', async () => {
    const inquiry = anInquiry({ inquiryType: 'visit' });
    const answer = vi.fn((_input: unknown) => answered(inquiry, 'x'));
    await open(anInbox([inquiry]), { answers: { 'inquiry.answer': answer } });
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
  it('can be closed and reopened in its place', async () => {
    const inquiry = anInquiry();
    const close = vi.fn(() => ({ ...inquiry, status: 'closed' }));
    const reopen = vi.fn(() => inquiry);
    await open(anInbox([inquiry]), {
      answers: { 'inquiry.close': close, 'inquiry.reopen': reopen },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Cerrar la consulta de Marta Solís' }),
    );
    expect(await screen.findByText('Cerrada')).toBeTruthy();
    expect(latestToast()).toMatchObject({ title: 'Consulta cerrada' });
    await userEvent.click(button('Reabrir la consulta de Marta Solís'));
    expect(await screen.findByText('Pendiente')).toBeTruthy();
    expect(reopen).toHaveBeenCalledTimes(1);
  });

  it('is closed once, while another one is still being closed', async () => {
    const close = vi.fn((_input: unknown) => new Promise(() => {}));
    const [first, second] = [anInquiry(), anInquiry({ clientName: 'Bruno' })];
    await open(anInbox([first, second]), { answers: { 'inquiry.close': close } });
    await screen.findByRole('article', { name: 'Bruno' });
    for (const name of ['Marta Solís', 'Bruno', 'Bruno']) {
      await userEvent.click(button(`Cerrar la consulta de ${name}`));
      expect(button(`Cerrar la consulta de ${name}`).getAttribute('aria-disabled')).toBe('true');
    }
    expect(close.mock.calls).toEqual([[{ id: first.id }], [{ id: second.id }]]);
  });

  it('stays open if closing failed', async () => {
    await open(anInbox([anInquiry()]), {
      answers: {
        'inquiry.close': () => {
          throw new TypeError('Failed to fetch');
        },
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Cerrar la consulta de Marta Solís' }),
    );
    await waitFor(() =>
      expect(latestToast()).toMatchObject({ message: 'No se pudo cerrar la consulta.' }),
    );
    expect(screen.getByText('Pendiente')).toBeTruthy();
  });
});

describe('the filters of the inbox', () => {
  it('show counts by status, mark the chosen one, and query the server', async () => {
    const inbox = anInbox([anInquiry(), anInquiry({ status: 'closed' })]);
    const { list, address } = await open(inbox, { at: '/inquiries?status=pending' });
    await screen.findAllByRole('article', { name: 'Marta Solís' });
    const nav = within(screen.getByRole('navigation', { name: 'Estado de las consultas' }));
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Todas2',
      'Pendientes1',
      'Respondidas0',
      'Cerradas1',
    ]);
    const current = nav.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual(['Pendientes1']);
    expect(list).toHaveBeenLastCalledWith({ status: 'pending' });
    await userEvent.click(nav.getByRole('link', { name: 'Cerradas 1' }));
    await waitFor(() => expect(list).toHaveBeenLastCalledWith({ status: 'closed' }));
    expect(address()).toBe('/inquiries?status=closed');
  });

  it('show the chosen one on a phone too, where they do not fit side by side', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
    await open(anInbox([]), { at: '/inquiries?status=closed' });
    const nav = screen.getByRole('navigation', { name: 'Estado de las consultas' });
    expect(nav.scrollLeft).toBe(500);
  });

  it('search for words after a pause, from the first page', async () => {
    const { list, address } = await open(anInbox([anInquiry()]), { at: '/inquiries?page=3' });
    await screen.findByRole('article', { name: 'Marta Solís' });
    await userEvent.type(screen.getByRole('searchbox'), 'condesa');
    await waitFor(() => expect(list).toHaveBeenLastCalledWith({ search: 'condesa' }));
    expect(address()).toBe('/inquiries?search=condesa');
  });

  it('show one listing only, and name it', async () => {
    const inquiry = anInquiry();
    const { address } = await open(anInbox([inquiry]));
    await userEvent.click(
      await screen.findByRole('link', { name: 'Solo esta: ver las consultas de Casa con patio' }),
    );
    expect(address()).toBe(`/inquiries?propertyId=${inquiry.property.id}`);
    await userEvent.click(
      await screen.findByRole('link', { name: 'Quitar el filtro: solo Casa con patio' }),
    );
    expect(address()).toBe('/inquiries');
  });
});

describe('an inbox without inquiries', () => {
  it.each([
    ['/inquiries', {}, 'Todavía no tienes consultas'],
    ['/inquiries?search=xyz', {}, 'No hay consultas con estos filtros'],
    ['/inquiries?status=pending', { answered: 2 }, 'Estás al día'],
    ['/inquiries?status=closed', { answered: 2 }, 'No hay consultas cerradas'],
  ])('at %s says why', async (at, counts, words) => {
    await open(anInbox([], { counts: { pending: 0, answered: 0, closed: 0, ...counts } }), { at });
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  });

  it('on a page beyond the last leads to the first', async () => {
    const { address } = await open(anInbox([], { total: 3, page: 9 }), { at: '/inquiries?page=9' });
    await userEvent.click(await screen.findByRole('link', { name: 'Ir a la primera página' }));
    expect(address()).toBe('/inquiries');
  });
});

it('says that it did not load, and retries', async () => {
  const list = vi.fn<() => unknown>(() => {
    throw new TypeError('Failed to fetch');
  });
  await open(anInbox([]), { answers: { 'inquiry.list': list } });
  await screen.findByRole('alert');
  list.mockImplementation(() => anInbox([anInquiry()]));
  await userEvent.click(button('Reintentar'));
  expect(await screen.findByRole('article', { name: 'Marta Solís' })).toBeTruthy();
});

it("leads only admins to the company's requests", async () => {
  const parts = () => screen.queryByRole('navigation', { name: 'Partes de la bandeja' });
  await open(anInbox([]));
  await screen.findByText('Todavía no tienes consultas');
  expect(parts()).toBeNull();
  const answers = {
    'session.user': () => ({ ...agent, role: 'admin' }),
    'request.waiting': () => ({ count: 2 }),
  };
  await open(anInbox([]), { answers });
  await waitFor(() => expect(parts()).toBeTruthy());
});

it('shows no failure while it loads', async () => {
  await open(anInbox([]), { answers: { 'inquiry.list': () => new Promise(() => {}) } });
  expect(await screen.findByRole('heading', { name: 'Consultas' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
