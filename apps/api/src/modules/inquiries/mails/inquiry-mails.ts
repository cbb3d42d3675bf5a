import { formatMoment } from '@pbr/schemas/format/moments';
import { ASK_FOR_PRICE } from '@pbr/schemas/format/money';
import { priceLines } from '@pbr/schemas/format/price-lines';
import type { InquiryReceipt } from '@pbr/schemas/inquiry/write';
import { type InquiryType, inquiryTypeLabels } from '@pbr/schemas/inquiry/values';
import type { Property } from '@pbr/schemas/property/read';
import { publicPropertyId } from '@pbr/schemas/property/values';
import {
  composeMail,
  emailFact,
  type MailBlock,
  type MailBody,
  type MailFact,
  type MailSender,
  phoneFact,
} from '../../../mail/mail-layout.ts';

interface InquiryMailFacts {
  inquiry: InquiryReceipt;
  property: Property;
  sender: MailSender;
}

interface AcknowledgementFacts extends InquiryMailFacts {
  /** The name of the one who answers: the listing's agent, or the company. */
  agentName: string;
}

/** Tells the listing's agent, or the company, about a new inquiry. */
export function inquiryNotice({ inquiry, property, sender }: InquiryMailFacts): MailBody {
  const { clientName } = inquiry;
  return composeMail({
    subject: `Nueva consulta: ${property.name}`,
    preview: `${clientName}: ${inquiry.message ?? typeLabel(inquiry)}`,
    sender,
    reason: `Recibes este correo porque atiendes esta propiedad en ${sender.name}.`,
    blocks: [
      { kind: 'heading', text: `${clientName} te escribió` },
      'Hay una nueva consulta sobre esta propiedad:',
      listingCard(property, sender),
      ...wordsOf(inquiry),
      { kind: 'facts', facts: inquiryFacts(inquiry) },
      `En el portal tu respuesta queda guardada con la consulta. Si respondes a este correo, le llega directamente a ${clientName}.`,
      {
        kind: 'button',
        label: 'Responder en el portal',
        href: inquiryUrl(inquiry.id, sender),
      },
    ],
  });
}

/** Tells the same people the telephone with which a client has sent an inquiry again. */
export function phoneNotice({ inquiry, property, sender }: InquiryMailFacts): MailBody {
  const { clientName, id } = inquiry;
  return composeMail({
    subject: `Teléfono de ${clientName}: ${property.name}`,
    preview: `${clientName} agregó su teléfono a la consulta.`,
    sender,
    reason: `Recibes este correo porque atiendes esta propiedad en ${sender.name}.`,
    blocks: [
      { kind: 'heading', text: `${clientName} dejó su teléfono` },
      'Envió otra vez la misma consulta, ahora con su teléfono:',
      { kind: 'facts', facts: inquiryFacts(inquiry) },
      listingCard(property, sender),
      { kind: 'button', label: 'Ver la consulta', href: inquiryUrl(id, sender) },
    ],
  });
}

/** Confirms the inquiry to the client, and says who will answer. */
export function inquiryAcknowledgement({
  inquiry,
  property,
  agentName,
  sender,
}: AcknowledgementFacts): MailBody {
  return composeMail({
    subject: `Recibimos tu consulta: ${property.name}`,
    preview: `${agentName} se pondrá en contacto contigo pronto.`,
    sender,
    reason: `Recibes este correo porque alguien escribió esta dirección en un formulario de ${sender.name}. Si no fuiste tú, no hace falta que hagas nada.`,
    blocks: [
      { kind: 'heading', text: 'Tu consulta se envió' },
      `Hola, ${inquiry.clientName}: ${agentName} recibió tu consulta y se pondrá en contacto contigo pronto.`,
      listingCard(property, sender),
      'Esto es lo que enviaste:',
      ...wordsOf(inquiry),
      { kind: 'facts', facts: inquiryFacts(inquiry) },
      { kind: 'button', label: 'Ver la propiedad', href: urlOf(property, sender) },
    ],
  });
}

function wordsOf({ message }: InquiryReceipt): MailBlock[] {
  return message ? [{ kind: 'quote', text: message }] : [];
}

function inquiryFacts(inquiry: InquiryReceipt): MailFact[] {
  const { clientName, clientEmail, clientPhone, createdAt } = inquiry;
  return [
    { label: 'Nombre', value: clientName },
    emailFact(clientEmail),
    ...(clientPhone ? [phoneFact(clientPhone)] : []),
    { label: 'Motivo', value: typeLabel(inquiry) },
    { label: 'Fecha', value: formatMoment(createdAt) },
  ];
}

function typeLabel({ inquiryType }: InquiryReceipt): string {
  return inquiryTypeLabels[inquiryType as InquiryType] ?? inquiryType;
}

export function listingCard(property: Property, sender: MailSender): MailBlock {
  const street = [property.street, property.number].filter(Boolean).join(' ');
  const place = [street, property.neighborhood, property.city, property.state];
  return {
    kind: 'card',
    title: property.name,
    lines: [
      [...new Set(place)].filter(Boolean).join(', '),
      ...pricesOf(property),
      `ID de propiedad: ${publicPropertyId(property.id)}`,
    ],
    href: urlOf(property, sender),
  };
}

function pricesOf(property: Property): string[] {
  return priceLines(property).map(({ text, perMonth, equivalent }) => {
    if (text === ASK_FOR_PRICE) return text;
    const price = perMonth ? `Renta: ${text}/mes` : `Venta: ${text}`;
    return equivalent === null ? price : `${price} (${equivalent})`;
  });
}

const inquiryUrl = (id: string, { origin }: MailSender) => `${origin}/inquiries?open=${id}`;

const urlOf = ({ id }: Property, { origin }: MailSender) => `${origin}/properties/${id}`;
