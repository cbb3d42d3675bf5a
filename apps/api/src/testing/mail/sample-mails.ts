import type { Agreement } from '@pbr/schemas/commission/share';
import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import type { ServiceRequestItem } from '@pbr/schemas/service-request/service-request';
import type { MailBody } from '../../mail/mail-layout.ts';
import * as accounts from '../../modules/accounts/links/account-mails.ts';
import * as shares from '../../modules/commissions/mails/share-mails.ts';
import * as handOver from '../../modules/employees/hand-over-mails.ts';
import { inquiryAnswer } from '../../modules/inquiries/mails/inquiry-answer-mail.ts';
import * as inquiries from '../../modules/inquiries/mails/inquiry-mails.ts';
import { exampleValues } from '../../modules/properties/field-facts.ts';
import * as serviceRequests from '../../modules/service-requests/mails/service-request-mails.ts';

const ORIGIN = 'https://www.portal.mx';
const ID = '3f7befb7-1111-4222-8333-444455556666';
const AT = '2026-11-20T18:05:00.000Z';

/** Words that people typed and that mails show. */
export interface MailWords {
  name: string;
  title: string;
  message: string;
}

const ordinary: MailWords = {
  name: 'Marta Solís',
  title: 'Departamento con terraza en la Condesa',
  message:
    '¿Sigue disponible?\n\nMe gustaría visitarlo el sábado por la mañana. ¿Aceptan mascotas?',
};

const listing = ({ title }: MailWords): PropertyDetail => ({
  ...exampleValues,
  publicPoint: null,
  agent: null,
  views: null,
  id: ID,
  name: title,
  description: 'Amplio y luminoso.',
  street: 'Ámsterdam',
  number: '12',
  neighborhood: 'Condesa',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  commercialNames: null,
  propertyType: 'departamento',
  operationType: 'ambos',
  salePrice: '450000.00',
  rentPrice: '2400.00',
  currency: 'USD',
  mxnEquivalent: { salePrice: '8280000.00', rentPrice: '44160.00', date: '2026-11-20' },
  bedrooms: 2,
  fullBathrooms: 2,
  halfBathrooms: null,
  parkingSpaces: 1,
  landArea: null,
  constructionArea: '120',
  features: [],
  isActive: true,
  isDraft: false,
  dealStatus: null,
  createdAt: AT,
  updatedAt: AT,
  version: 1,
  images: [],
  imageCount: 0,
  ownerId: ID,
  owner: { firstName: 'Ana', lastName: 'López', email: '', phone: null, profileImageUrl: null },
  places: [],
  ownerWhatsapp: null,
  schemaOrg: {},
  commissionShares: [],
  inquiries: [],
  can: { edit: false },
});

const inquiryOf = ({ name, message }: MailWords) => ({
  id: ID,
  propertyId: ID,
  clientName: name,
  clientEmail: 'marta+casas@correo.mx',
  clientPhone: '+52 (55) 1234-5678',
  message,
  inquiryType: 'visit' as const,
  status: 'pending' as const,
  contactSource: 'website',
  createdAt: AT,
});

const inboxItem = (words: MailWords): InboxItem => ({
  ...inquiryOf(words),
  agentResponse: null,
  responseDate: null,
  closedAt: null,
  property: { ...listing(words), image: null, isDeleted: false },
  agent: { id: ID, firstName: 'Ana', lastName: 'López' },
});

const agreementOf = ({ name, title, message }: MailWords): Agreement => ({
  id: ID,
  shareType: 'outgoing',
  state: 'accepted',
  version: 1,
  percentage: '2.50',
  commissionTotal: '5.00',
  commissionPart: '50.00',
  fixedAmount: '15000.00',
  notes: message,
  price: '8450000.00',
  currency: 'MXN',
  amount: '211250.00',
  createdAt: AT,
  answeredAt: AT,
  answeredBy: name,
  property: { ...listing({ name, title, message }), image: null, isPublic: true },
  owner: { firstName: 'Ana', lastName: 'López', email: 'ana@portal.mx', phone: null },
  agent: { name, email: 'marta@correo.mx', phone: null, isExternal: true },
  history: [],
  can: { answer: true, edit: false },
});

const serviceRequestOf = ({ name, message }: MailWords): ServiceRequestItem => ({
  id: ID,
  kind: 'valuation',
  clientName: name,
  clientEmail: 'marta@correo.mx',
  clientPhone: '55 1234 5678',
  status: 'pending',
  createdAt: AT,
  message,
  details: {
    propertyType: 'departamento',
    operation: 'comercial',
    address: 'Ámsterdam 12',
    neighborhood: 'Condesa',
    city: 'Ciudad de México',
    state: 'Ciudad de México',
    area: '120',
    urgency: 'normal',
  },
  assignee: null,
  response: null,
  responseDate: null,
  closedAt: null,
  noticeVersion: '2026-11-21',
  updatedAt: AT,
});

/** Every mail that the portal writes, by the name of the function that composes it. */
export function sampleMails(words: MailWords = ordinary): Record<string, MailBody> {
  const sender = {
    name: 'Portal PBR',
    address: 'Avenida de los Encinos 120, piso 3, Ciudad de México',
    phone: '+52 55 5555 0100',
    origin: ORIGIN,
  };
  const href = `${ORIGIN}/invitation?token=muestra`;
  const firstName = words.name;
  const inquiry = {
    inquiry: inquiryOf(words),
    property: listing(words),
    agentName: 'Ana López',
    sender,
  };
  const answer = { text: words.message, sender };
  const agreement = { agreement: agreementOf(words), sender, vat: 'plus' as const };
  const given = {
    from: words.name,
    to: 'Ana López',
    names: [words.title, 'Casa con patio'],
    inquiries: 3,
    isWhole: true,
    sender,
  };
  const serviceRequest = serviceRequestOf(words);
  return {
    verifyMail: accounts.verifyMail({ href, sender }),
    alreadyRegisteredMail: accounts.alreadyRegisteredMail({ sender }),
    resetMail: accounts.resetMail({ href, sender }),
    invitationMail: accounts.invitationMail({ firstName, href, sender }),
    activatedMail: accounts.activatedMail({ firstName, sender }),
    reactivatedMail: accounts.reactivatedMail({ firstName, sender }),
    rejectedMail: accounts.rejectedMail({ firstName, sender }),
    passwordChangedMail: accounts.passwordChangedMail({ firstName, sender }),
    registrationWaitsMail: accounts.registrationWaitsMail({
      name: words.name,
      email: 'marta@correo.mx',
      sender,
    }),
    inquiryNotice: inquiries.inquiryNotice(inquiry),
    inquiryAcknowledgement: inquiries.inquiryAcknowledgement(inquiry),
    phoneNotice: inquiries.phoneNotice(inquiry),
    inquiryAnswer: inquiryAnswer({
      ...answer,
      agentName: 'Ana López',
      inquiry: inboxItem(words),
      property: listing(words),
    }),
    shareOffer: shares.shareOffer({
      ...agreement,
      isNew: true,
      href: `${ORIGIN}/agreement/muestra`,
    }),
    shareWithdrawn: shares.shareWithdrawn(agreement),
    shareAnswered: shares.shareAnswered(agreement),
    listingsReceivedMail: handOver.listingsReceivedMail(given),
    listingsGivenMail: handOver.listingsGivenMail({ ...given, isDeactivated: true }),
    serviceRequestNotice: serviceRequests.serviceRequestNotice({ serviceRequest, sender }),
    serviceRequestPhoneNotice: serviceRequests.serviceRequestPhoneNotice({
      serviceRequest,
      sender,
    }),
    serviceRequestAcknowledgement: serviceRequests.serviceRequestAcknowledgement({
      serviceRequest,
      sender,
      replyWithin: '24 horas',
    }),
    serviceRequestAnswer: serviceRequests.serviceRequestAnswer({
      ...answer,
      writerName: 'Ana López',
      serviceRequest,
    }),
  };
}
