import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import { mailUrl } from '../../lib/format/contact-links.ts';
import { callUrl, chatUrl } from '../../lib/format/phone-links.ts';

interface Writer {
  firstName: string;
  lastName: string;
}

/** Other ways to reach the client; `call` and `chat` are `null` without a usable number. */
export function clientLinks(inquiry: InboxItem, writer: Writer, company: string) {
  const { clientPhone, clientEmail } = inquiry;
  return {
    call: clientPhone === null ? null : callUrl(clientPhone),
    chat: chatUrl(clientPhone, greeting(inquiry, writer, company)),
    mail: mailUrl(clientEmail),
  };
}

/** The opening message of a chat with the client. */
function greeting(
  { clientName, property }: InboxItem,
  { firstName, lastName }: Writer,
  company: string,
): string {
  const place = [...new Set([property.neighborhood, property.city])].join(', ');
  return `Hola, ${firstWord(clientName)}: soy ${firstName} ${lastName}, de ${company}. Te escribo por tu consulta sobre «${property.name}», en ${place}.`;
}

const firstWord = (name: string) => name.trim().split(/\s+/u)[0] ?? name;
