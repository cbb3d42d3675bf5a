import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { InquiryReceipt, SentInquiry } from '@pbr/schemas/inquiry/write';
import { CHANGED, image, property } from '../properties/property.examples.ts';

export const sentInquiry = {
  clientName: 'Marta Solís',
  clientEmail: 'marta@correo.mx',
  clientPhone: '+52 55 1234 5678',
  message: '¿Se puede visitar el sábado?',
  inquiryType: 'visit',
} satisfies SentInquiry;

export const inquiryReceipt: InquiryReceipt = {
  ...sentInquiry,
  id: 'c0a8012e-7f3b-4a6d-9e21-5d4c3b2a1f0e',
  propertyId: property.id,
  status: 'pending',
  contactSource: 'website',
  createdAt: CHANGED,
};

export const inboxItem: InboxItem = {
  ...inquiryReceipt,
  clientPhoneLink: 'tel:+525512345678',
  status: 'answered',
  agentResponse: 'Sí, el sábado a las once.',
  responseDate: CHANGED,
  closedAt: null,
  property: {
    id: property.id,
    name: property.name,
    neighborhood: property.neighborhood,
    city: property.city,
    operationType: property.operationType,
    salePrice: property.salePrice,
    rentPrice: property.rentPrice,
    currency: property.currency,
    image: image.baseUrl,
    isDeleted: false,
  },
  agent: { id: property.ownerId, firstName: 'Elena', lastName: 'Canul Pech' },
};
