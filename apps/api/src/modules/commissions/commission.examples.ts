import type { CommissionShare } from '@pbr/schemas/commission/share';
import type { SharedWithMeItem } from '@pbr/schemas/commission/shared-with-me';
import { colleague, sessionUser } from '../session/session.examples.ts';
import { image, property, PUBLISHED } from '../properties/property.examples.ts';

const SHARE = '51c0ffee-2d3e-4f50-8a1b-9c8d7e6f5a4b';

export const share: CommissionShare = {
  id: SHARE,
  propertyId: property.id,
  ownerId: sessionUser.id,
  agentId: colleague.id,
  percentage: '2.50',
  commissionTotal: '5.00',
  commissionPart: '50.00',
  fixedAmount: null,
  externalAgentName: null,
  externalAgentEmail: null,
  externalAgentPhone: null,
  shareType: 'outgoing',
  notes: 'La mitad de la comisión.',
  isActive: true,
  acceptance: 'pending',
  createdAt: PUBLISHED,
  agent: { ...colleague, profileImageUrl: null },
  property: {
    id: property.id,
    name: property.name,
    city: property.city,
    operationType: property.operationType,
    salePrice: property.salePrice,
    rentPrice: property.rentPrice,
    currency: property.currency,
    isActive: true,
    owner: { firstName: 'Elena', lastName: 'Canul Pech' },
  },
  state: 'pending',
  version: 1,
  updatedAt: PUBLISHED,
  amount: '112500.00',
};

export const sharedWithMe: SharedWithMeItem = {
  ...share,
  property: {
    ...share.property,
    neighborhood: 'Centro',
    state: 'Yucatán',
    propertyType: 'casa',
    bedrooms: 3,
    fullBathrooms: 2,
    parkingSpaces: null,
    dealStatus: null,
    createdAt: PUBLISHED,
    image: image.baseUrl,
    owner: {
      firstName: 'Elena',
      lastName: 'Canul Pech',
      email: 'elena.canul@portal.mx',
      phone: '+52 999 123 4567',
    },
  },
};

export const sentShare = {
  propertyId: property.id,
  agentId: null,
  externalAgentName: 'Rosa Elena Bautista',
  externalAgentEmail: 'rosa@correo.mx',
  percentage: '2.50',
  commissionTotal: '5.00',
  commissionPart: '50.00',
  notes: 'La mitad de la comisión.',
};
