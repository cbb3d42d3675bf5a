import { formatMoment } from '@pbr/schemas/format/moments';
import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { Property } from '@pbr/schemas/property/read';
import {
  composeMail,
  type MailBlock,
  type MailBody,
  type MailSender,
} from '../../../mail/mail-layout.ts';
import { listingCard } from './inquiry-mails.ts';

interface AnswerMailFacts {
  inquiry: InboxItem;
  text: string;
  agentName: string;
  /** Null when the public can no longer see the listing. */
  property: Property | null;
  sender: MailSender;
}

/** An agent's answer to a client, in the agent's own words. */
export function inquiryAnswer(facts: AnswerMailFacts): MailBody {
  const { inquiry, text, agentName, sender } = facts;
  return composeMail({
    subject: `Respuesta a tu consulta: ${inquiry.property.name}`,
    preview: `${agentName}: ${text}`,
    sender,
    reason: `Recibes este correo porque alguien escribió esta dirección en un formulario de ${sender.name}. Si no fuiste tú, no hace falta que hagas nada.`,
    blocks: [
      { kind: 'heading', text: `${agentName} respondió a tu consulta` },
      `Hola, ${inquiry.clientName}:`,
      text,
      `— ${[...new Set([agentName, sender.name])].join(', ')}`,
      about(facts),
      ...question(inquiry),
      `Si respondes a este correo, tu respuesta le llega directamente a ${agentName}.`,
    ],
  });
}

function about({ inquiry, property, sender }: AnswerMailFacts): MailBlock {
  if (property) return listingCard(property, sender);
  const { name, neighborhood, city } = inquiry.property;
  const place = [...new Set([neighborhood, city])].join(', ');
  return { kind: 'facts', facts: [{ label: 'Propiedad', value: `${name}, ${place}` }] };
}

function question({ message, createdAt }: InboxItem): MailBlock[] {
  if (!message) return [];
  return [`Esto escribiste el ${formatMoment(createdAt)}:`, { kind: 'quote', text: message }];
}
