import { formatMoment } from '@pbr/schemas/format/moments';
import type { RequestItem, RequestReceipt } from '@pbr/schemas/request/request';
import { requestFacts } from '@pbr/schemas/request/facts';
import { requestKindLabels } from '@pbr/schemas/request/kinds';
import {
  composeMail,
  emailFact,
  type MailBlock,
  type MailBody,
  type MailFact,
  type MailSender,
  phoneFact,
} from '../../mail/mail-layout.ts';
import { isMailAddress } from '../../mail/mail.ts';

export interface RequestMailFacts {
  request: RequestReceipt & Pick<RequestItem, 'message' | 'details'>;
  sender: MailSender;
}

/** The end of 'Nueva solicitud de …', by kind. */
const asked = { contact: 'contacto', valuation: 'avalúo', legal: 'asesoría legal' } as const;

/** Tells the company about a new request. */
export function requestNotice({ request, sender }: RequestMailFacts): MailBody {
  const { kind, clientName, clientEmail, message } = request;
  return composeMail({
    subject: `Nueva solicitud de ${asked[kind]}: ${clientName}`,
    preview: `${clientName}: ${message ?? requestKindLabels[kind]}`,
    sender,
    reason: `Recibes este correo porque atiendes las solicitudes de ${sender.name}.`,
    blocks: [
      { kind: 'heading', text: `${clientName} envió una solicitud de ${asked[kind]}` },
      ...wordsOf(message),
      { kind: 'facts', facts: [...clientFacts(request), ...askedFacts(request)] },
      clientEmail === null || !isMailAddress(clientEmail)
        ? 'No dejó correo electrónico: llámale por teléfono y cierra la solicitud en el portal.'
        : `En el portal tu respuesta queda guardada con la solicitud. Si respondes a este correo, le llega directamente a ${clientName}.`,
      {
        kind: 'button',
        label: 'Ver la solicitud en el portal',
        href: requestUrl(request, sender),
      },
    ],
  });
}

/** Tells the company the telephone with which a client has sent a request again. */
export function requestPhoneNotice({ request, sender }: RequestMailFacts): MailBody {
  const { kind, clientName } = request;
  return composeMail({
    subject: `Teléfono de ${clientName}: solicitud de ${asked[kind]}`,
    preview: `${clientName} agregó su teléfono a la solicitud.`,
    sender,
    reason: `Recibes este correo porque atiendes las solicitudes de ${sender.name}.`,
    blocks: [
      { kind: 'heading', text: `${clientName} dejó su teléfono` },
      'Envió otra vez la misma solicitud, ahora con su teléfono:',
      { kind: 'facts', facts: clientFacts(request) },
      {
        kind: 'button',
        label: 'Ver la solicitud en el portal',
        href: requestUrl(request, sender),
      },
    ],
  });
}

interface AcknowledgementFacts extends RequestMailFacts {
  /** The time from the settings: '24 horas'. */
  replyWithin: string;
}

const thanks = (replyWithin: string) => ({
  contact: 'Gracias por contactarnos. Te responderemos pronto.',
  valuation: `Te respondemos en menos de ${replyWithin}.`,
  legal: 'Te responderemos pronto.',
});

/** Confirms the request to its sender. */
export function requestAcknowledgement({
  request,
  sender,
  replyWithin,
}: AcknowledgementFacts): MailBody {
  const { kind, clientName, message } = request;
  const thanked = thanks(replyWithin)[kind];
  return composeMail({
    subject: `Recibimos tu solicitud: ${requestKindLabels[kind]}`,
    preview: thanked,
    sender,
    reason: `Recibes este correo porque alguien escribió esta dirección en un formulario de ${sender.name}. Si no fuiste tú, no hace falta que hagas nada.`,
    blocks: [
      { kind: 'heading', text: 'Solicitud enviada' },
      `Hola, ${clientName}: recibimos tu solicitud. ${thanked}`,
      'Esto es lo que enviaste:',
      ...wordsOf(message),
      { kind: 'facts', facts: [...clientFacts(request), ...askedFacts(request)] },
      `Si tienes prisa, llámanos al ${sender.phone}.`,
    ],
  });
}

interface AnswerFacts {
  request: RequestItem;
  text: string;
  writerName: string;
  sender: MailSender;
}

/** The company's answer to a request, in the writer's own words. */
export function requestAnswer({ request, text, writerName, sender }: AnswerFacts): MailBody {
  const { kind, clientName, createdAt } = request;
  return composeMail({
    subject: `Respuesta a tu solicitud: ${requestKindLabels[kind]}`,
    preview: `${writerName}: ${text}`,
    sender,
    reason: `Recibes este correo porque alguien escribió esta dirección en un formulario de ${sender.name}. Si no fuiste tú, no hace falta que hagas nada.`,
    blocks: [
      { kind: 'heading', text: `${writerName} respondió a tu solicitud` },
      `Hola, ${clientName}:`,
      text,
      `— ${[...new Set([writerName, sender.name])].join(', ')}`,
      `Esto enviaste el ${formatMoment(createdAt)}:`,
      ...wordsOf(request.message),
      { kind: 'facts', facts: askedFacts(request) },
      `Si respondes a este correo, tu respuesta le llega directamente a ${writerName}.`,
    ],
  });
}

const requestUrl = ({ id }: RequestReceipt, { origin }: MailSender) =>
  `${origin}/inquiries/requests?open=${id}`;

function wordsOf(message: string | null): MailBlock[] {
  return message === null ? [] : [{ kind: 'quote', text: message }];
}

function clientFacts({ clientName, clientEmail, clientPhone }: RequestReceipt): MailFact[] {
  return [
    { label: 'Nombre', value: clientName },
    ...(clientEmail === null ? [] : [emailFact(clientEmail)]),
    ...(clientPhone === null ? [] : [phoneFact(clientPhone)]),
  ];
}

function askedFacts({ kind, details, createdAt }: RequestMailFacts['request']): MailFact[] {
  return [...requestFacts(kind, details), { label: 'Fecha', value: formatMoment(createdAt) }];
}
