import { commissionCases } from '@pbr/schemas/commission/amounts';
import { percentageWords, vatWords } from '@pbr/schemas/commission/terms-words';
import type { CommissionVat } from '@pbr/schemas/commission/values';
import type { Agreement } from '@pbr/schemas/commission/share';
import { formatMoney, ASK_FOR_PRICE } from '@pbr/schemas/format/money';
import {
  composeMail,
  type MailBlock,
  type MailBody,
  type MailFact,
  type MailSender,
} from '../../../mail/mail-layout.ts';

export interface ShareMailFacts {
  agreement: Agreement;
  sender: MailSender;
  /** How the agency's amounts are meant. */
  vat: CommissionVat;
}

interface OfferFacts extends ShareMailFacts {
  isNew: boolean;
  /** The page where the agent reads and answers the offer. */
  href: string;
}

/** Tells the share's agent of new or changed terms and asks for an answer. */
export function shareOffer({ agreement, sender, vat, isNew, href }: OfferFacts): MailBody {
  const { property } = agreement;
  const owner = ownerName(agreement);
  const subject = isNew
    ? `Comisión compartida: ${property.name}`
    : `Cambiaron las condiciones: ${property.name}`;
  return composeMail({
    subject,
    preview: `${owner}: ${percentageWords(agreement)} del precio.`,
    sender,
    reason: reasonOf(agreement, sender),
    blocks: [
      { kind: 'heading', text: isNew ? offerHeading(agreement, owner) : 'Hay nuevas condiciones' },
      isNew
        ? `Hola, ${agreement.agent.name}: estas son las condiciones. Léelas y dinos si estás de acuerdo.`
        : `Hola, ${agreement.agent.name}: ${owner} cambió las condiciones de la comisión. Lo que se acordó antes ya no vale: léelas y responde de nuevo.`,
      ...termsOf(agreement, vat),
      { kind: 'button', label: 'Leer y responder', href },
    ],
  });
}

/** Tells the share's agent that the share was withdrawn. */
export function shareWithdrawn({ agreement, sender, vat }: ShareMailFacts): MailBody {
  const owner = ownerName(agreement);
  return composeMail({
    subject: `Se retiró la comisión compartida: ${agreement.property.name}`,
    preview: `${owner} retiró la comisión de ${percentageWords(agreement)}.`,
    sender,
    reason: reasonOf(agreement, sender),
    blocks: [
      { kind: 'heading', text: 'La comisión compartida se retiró' },
      `Hola, ${agreement.agent.name}: ${owner} retiró esta comisión. Si tienes dudas, responde a este correo.`,
      ...termsOf(agreement, vat),
    ],
  });
}

/** Tells the owner of the listing what the agent answered. */
export function shareAnswered({ agreement, sender, vat }: ShareMailFacts): MailBody {
  const { agent, answeredBy, property } = agreement;
  const word = agreement.state === 'accepted' ? 'aceptó' : 'rechazó';
  return composeMail({
    subject: `${agent.name} ${word} la comisión: ${property.name}`,
    preview: `${percentageWords(agreement)} del precio.`,
    sender,
    reason: `Recibes este correo porque llevas esta propiedad en ${sender.name}.`,
    blocks: [
      { kind: 'heading', text: `${agent.name} ${word} la comisión` },
      ...(agent.isExternal ? [`Firmó su respuesta como ${answeredBy}.`] : []),
      'Estas son las condiciones a las que respondió:',
      ...termsOf(agreement, vat),
      { kind: 'button', label: 'Ver mis propiedades', href: `${sender.origin}/my-properties` },
    ],
  });
}

function offerHeading({ shareType }: Agreement, owner: string): string {
  return shareType === 'incoming'
    ? `${owner} registró la comisión que compartes`
    : `${owner} comparte una comisión contigo`;
}

function ownerName({ owner }: Agreement): string {
  return `${owner.firstName} ${owner.lastName}`.trim();
}

function reasonOf({ agent }: Agreement, sender: MailSender): string {
  return agent.isExternal
    ? `Recibes este correo porque un agente de ${sender.name} registró esta dirección como la tuya. Si no esperabas esto, no hace falta que hagas nada.`
    : `Recibes este correo porque trabajas en ${sender.name}.`;
}

function termsOf(agreement: Agreement, vat: CommissionVat): MailBlock[] {
  const { property, notes } = agreement;
  const place = [property.neighborhood, property.city, property.state];
  return [
    { kind: 'facts', facts: factsOf(agreement, [...new Set(place)].join(', '), vat) },
    ...(notes ? [{ kind: 'quote', text: notes } as const] : []),
  ];
}

const PRICES = { venta: 'Precio', renta: 'Renta al mes' };
const COMES_TO = { venta: 'Equivale, si se vende, a', renta: 'Equivale, si se renta, a' };

function factsOf(agreement: Agreement, place: string, vat: CommissionVat): MailFact[] {
  const { property, fixedAmount, currency } = agreement;
  const cases = commissionCases(property, agreement);
  const money = (value: string | null) =>
    value === null ? ASK_FOR_PRICE : formatMoney(value, currency);
  return [
    { label: 'Propiedad', value: property.name },
    { label: 'Ubicación', value: place },
    ...cases.map(({ operation, price }) => ({ label: PRICES[operation], value: money(price) })),
    { label: 'Porcentaje del precio', value: percentageWords(agreement) },
    ...cases.flatMap(({ operation, amount }) => {
      const label = cases.length > 1 ? COMES_TO[operation] : 'Equivale a';
      return amount === null ? [] : [{ label, value: money(amount) + vatWords[vat] }];
    }),
    ...(fixedAmount ? [{ label: 'Monto fijo', value: formatMoney(fixedAmount, currency) }] : []),
  ];
}
