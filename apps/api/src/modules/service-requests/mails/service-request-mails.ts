import { isEmail } from '@pbr/schemas/email';
import { formatMoment } from '@pbr/schemas/format/moments';
import type {
  ServiceRequestItem,
  ServiceRequestReceipt,
} from '@pbr/schemas/service-request/service-request';
import { serviceRequestFacts } from '@pbr/schemas/service-request/facts';
import { serviceRequestKindLabels } from '@pbr/schemas/service-request/kinds';
import {
  composeMail,
  emailFact,
  type MailBlock,
  type MailBody,
  type MailFact,
  type MailSender,
  phoneFact,
} from '../../../mail/mail-layout.ts';

export interface ServiceRequestMailFacts {
  serviceRequest: ServiceRequestReceipt & Pick<ServiceRequestItem, 'message' | 'details'>;
  sender: MailSender;
}

/** The end of 'Nueva solicitud de …', by kind. */
const asked = { contact: 'contacto', valuation: 'avalúo', legal: 'asesoría legal' } as const;

/** Tells the company about a new service request. */
export function serviceRequestNotice({
  serviceRequest,
  sender,
}: ServiceRequestMailFacts): MailBody {
  const { kind, clientName, clientEmail, message } = serviceRequest;
  return composeMail({
    subject: `Nueva solicitud de ${asked[kind]}: ${clientName}`,
    preview: `${clientName}: ${message ?? serviceRequestKindLabels[kind]}`,
    sender,
    reason: `Recibes este correo porque atiendes las solicitudes de ${sender.name}.`,
    blocks: [
      { kind: 'heading', text: `${clientName} envió una solicitud de ${asked[kind]}` },
      ...wordsOf(message),
      { kind: 'facts', facts: [...clientFacts(serviceRequest), ...askedFacts(serviceRequest)] },
      clientEmail === null || !isEmail(clientEmail)
        ? 'No dejó correo electrónico: llámale por teléfono y marca la solicitud como respondida en el portal.'
        : `En el portal tu respuesta queda guardada con la solicitud. Si respondes a este correo, le llega directamente a ${clientName}.`,
      {
        kind: 'button',
        label: 'Ver la solicitud en el portal',
        href: serviceRequestUrl(serviceRequest, sender),
      },
    ],
  });
}

/** Tells the company the telephone with which a client has sent a service request again. */
export function serviceRequestPhoneNotice({
  serviceRequest,
  sender,
}: ServiceRequestMailFacts): MailBody {
  const { kind, clientName } = serviceRequest;
  return composeMail({
    subject: `Teléfono de ${clientName}: solicitud de ${asked[kind]}`,
    preview: `${clientName} agregó su teléfono a la solicitud.`,
    sender,
    reason: `Recibes este correo porque atiendes las solicitudes de ${sender.name}.`,
    blocks: [
      { kind: 'heading', text: `${clientName} dejó su teléfono` },
      'Envió otra vez la misma solicitud, ahora con su teléfono:',
      { kind: 'facts', facts: clientFacts(serviceRequest) },
      {
        kind: 'button',
        label: 'Ver la solicitud en el portal',
        href: serviceRequestUrl(serviceRequest, sender),
      },
    ],
  });
}

interface AcknowledgementFacts extends ServiceRequestMailFacts {
  /** The time from the settings: '24 horas'. */
  replyWithin: string;
}

const thanks = (replyWithin: string) => ({
  contact: 'Gracias por contactarnos. Te responderemos pronto.',
  valuation: `Te respondemos en menos de ${replyWithin}.`,
  legal: 'Te responderemos pronto.',
});

/** Confirms the service request to its sender. */
export function serviceRequestAcknowledgement({
  serviceRequest,
  sender,
  replyWithin,
}: AcknowledgementFacts): MailBody {
  const { kind, clientName, message } = serviceRequest;
  const thanked = thanks(replyWithin)[kind];
  return composeMail({
    subject: `Recibimos tu solicitud: ${serviceRequestKindLabels[kind]}`,
    preview: thanked,
    sender,
    reason: `Recibes este correo porque alguien escribió esta dirección en un formulario de ${sender.name}. Si no fuiste tú, no hace falta que hagas nada.`,
    blocks: [
      { kind: 'heading', text: 'Solicitud enviada' },
      `Hola, ${clientName}: recibimos tu solicitud. ${thanked}`,
      'Esto es lo que enviaste:',
      ...wordsOf(message),
      { kind: 'facts', facts: [...clientFacts(serviceRequest), ...askedFacts(serviceRequest)] },
      `Si tienes prisa, llámanos al ${sender.phone}.`,
    ],
  });
}

interface AnswerFacts {
  serviceRequest: ServiceRequestItem;
  text: string;
  writerName: string;
  sender: MailSender;
}

/** The company's answer to a service request, in the writer's own words. */
export function serviceRequestAnswer({
  serviceRequest,
  text,
  writerName,
  sender,
}: AnswerFacts): MailBody {
  const { kind, clientName, createdAt } = serviceRequest;
  return composeMail({
    subject: `Respuesta a tu solicitud: ${serviceRequestKindLabels[kind]}`,
    preview: `${writerName}: ${text}`,
    sender,
    reason: `Recibes este correo porque alguien escribió esta dirección en un formulario de ${sender.name}. Si no fuiste tú, no hace falta que hagas nada.`,
    blocks: [
      { kind: 'heading', text: `${writerName} respondió a tu solicitud` },
      `Hola, ${clientName}:`,
      text,
      `— ${[...new Set([writerName, sender.name])].join(', ')}`,
      `Esto enviaste el ${formatMoment(createdAt)}:`,
      ...wordsOf(serviceRequest.message),
      { kind: 'facts', facts: askedFacts(serviceRequest) },
      `Si respondes a este correo, tu respuesta le llega directamente a ${writerName}.`,
    ],
  });
}

const serviceRequestUrl = ({ id }: ServiceRequestReceipt, { origin }: MailSender) =>
  `${origin}/inquiries/requests?open=${id}`;

function wordsOf(message: string | null): MailBlock[] {
  return message === null ? [] : [{ kind: 'quote', text: message }];
}

function clientFacts({ clientName, clientEmail, clientPhone }: ServiceRequestReceipt): MailFact[] {
  return [
    { label: 'Nombre', value: clientName },
    ...(clientEmail === null ? [] : [emailFact(clientEmail)]),
    ...(clientPhone === null ? [] : [phoneFact(clientPhone)]),
  ];
}

function askedFacts({
  kind,
  details,
  createdAt,
}: ServiceRequestMailFacts['serviceRequest']): MailFact[] {
  return [
    ...serviceRequestFacts(kind, details),
    { label: 'Fecha', value: formatMoment(createdAt) },
  ];
}
