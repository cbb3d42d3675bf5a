import type { Inbox, InboxItem } from '@pbr/schemas/inquiry/inbox';
import { inboxPageSchema, inboxSearchSchema } from '@pbr/schemas/inquiry/search';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { InquiriesScreen } from '../features/inquiries/inquiries-screen.tsx';
import { aSite, aUser } from './fake-server.ts';
import { type Answers, renderRoute } from './render-route.tsx';

/** The signed-in agent. */
export const agent = aUser('Xóchitl');
export const HOUR = 60 * 60 * 1000;

/** An inquiry that waits for an answer. */
export function anInquiry(inquiry: Partial<InboxItem> = {}): InboxItem {
  const propertyId = crypto.randomUUID();
  return {
    id: crypto.randomUUID(),
    propertyId,
    clientName: 'Marta Solís',
    clientEmail: 'marta@correo.mx',
    clientPhone: '+52 55 1234 5678 ext. 9',
    clientPhoneLink: 'tel:+525512345678;ext=9',
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
      operationType: 'ambos',
      salePrice: '4500000.00',
      rentPrice: '25000.00',
      currency: 'MXN',
      image: null,
      isDeleted: false,
    },
    agent: { id: agent.id, firstName: agent.firstName, lastName: agent.lastName },
    ...inquiry,
  };
}

export function anInbox(items: InboxItem[], inbox: Partial<Inbox> = {}): Inbox {
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

interface Opened {
  at?: string;
  answers?: Answers;
}

/** Opens the inbox with these inquiries as the server's answer. */
export async function openInbox(inbox: Inbox, { at = '/inquiries', answers = {} }: Opened = {}) {
  const list = vi.fn((_input: unknown): unknown => inbox);
  const unanswered = vi.fn(() => ({ count: inbox.counts.pending }));
  const { url, history, trpcUtils } = await renderRoute({
    path: '/inquiries',
    at,
    component: InquiriesScreen,
    parseSearch: (search) => inboxPageSchema.parse(search),
    parseDeps: (search) => inboxSearchSchema.parse(search),
    answers: {
      'session.user': () => agent,
      'site.get': aSite,
      'inquiry.list': list,
      'inquiry.unanswered': unanswered,
      'inquiry.countHeld': () => ({ count: 2 }),
      'property.byIds': () => ({ items: [] }),
      ...answers,
    },
  });
  return { list, url, history, trpcUtils };
}

/** The link that opens a row. */
export const row = (name = 'Marta Solís') => screen.findByRole('link', { name, expanded: false });
export const openRow = async (name?: string) => userEvent.click(await row(name));
