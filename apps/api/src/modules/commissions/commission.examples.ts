import type { Agreement, CommissionShare } from '@pbr/schemas/commission/share';
import type { SharedWithMeItem } from '@pbr/schemas/commission/shared-with-me';
import { sessionUser } from '../session/session.examples.ts';
import { COLLEAGUE } from '../employees/employee.examples.ts';
import { CHANGED, image, property, PUBLISHED } from '../properties/property.examples.ts';

const SHARE = '51c0ffee-2d3e-4f50-8a1b-9c8d7e6f5a4b';

export const share: CommissionShare = {
  id: SHARE,
  propertyId: property.id,
  ownerId: sessionUser.id,
  agentId: COLLEAGUE,
  percentage: '2.50',
  fixedAmount: null,
  externalAgentName: null,
  externalAgentEmail: null,
  externalAgentPhone: null,
  shareType: 'outgoing',
  notes: 'La mitad de la comisión.',
  isActive: true,
  acceptance: 'pending',
  createdAt: PUBLISHED,
  agent: { id: COLLEAGUE, firstName: 'Raúl', lastName: 'Medina Ortiz', profileImageUrl: null },
  state: 'pending',
  version: 1,
  updatedAt: PUBLISHED,
  amount: '112500.00',
};

export const sharedWithMe: SharedWithMeItem = {
  ...share,
  property: {
    id: property.id,
    name: property.name,
    neighborhood: 'Centro',
    city: 'Mérida',
    state: 'Yucatán',
    propertyType: 'casa',
    operationType: 'venta',
    salePrice: '4500000.00',
    rentPrice: null,
    currency: 'MXN',
    bedrooms: 3,
    fullBathrooms: 2,
    parkingSpaces: null,
    isActive: true,
    dealStatus: null,
    createdAt: PUBLISHED,
    image: image.baseUrl,
    owner: {
      firstName: 'Elena',
      lastName: 'Canul Pech',
      email: 'elena.canul@portal.mx',
      phone: '999 123 4567',
    },
  },
};

export const agreement: Agreement = {
  id: SHARE,
  shareType: 'outgoing',
  state: 'accepted',
  version: 1,
  percentage: '2.50',
  fixedAmount: null,
  notes: 'La mitad de la comisión.',
  price: '4500000.00',
  currency: 'MXN',
  amount: '112500.00',
  createdAt: PUBLISHED,
  answeredAt: CHANGED,
  property: {
    id: property.id,
    name: property.name,
    street: 'Calle 60',
    number: '482',
    neighborhood: 'Centro',
    city: 'Mérida',
    state: 'Yucatán',
    propertyType: 'casa',
    operationType: 'venta',
    salePrice: '4500000.00',
    rentPrice: null,
    image: image.baseUrl,
    isPublic: true,
  },
  owner: {
    firstName: 'Elena',
    lastName: 'Canul Pech',
    email: 'elena.canul@portal.mx',
    phone: '999 123 4567',
  },
  agent: {
    name: 'Raúl Medina Ortiz',
    email: 'raul.medina@portal.mx',
    phone: null,
    isExternal: false,
  },
  history: [
    {
      event: 'created',
      at: PUBLISHED,
      by: 'Elena Canul Pech',
      percentage: '2.50',
      fixedAmount: null,
      notes: 'La mitad de la comisión.',
      price: '4500000.00',
      currency: 'MXN',
      amount: '112500.00',
    },
  ],
  can: { answer: false, edit: false },
};

export const sentShare = {
  propertyId: property.id,
  agentId: null,
  externalAgentName: 'Rosa Elena Bautista',
  externalAgentEmail: 'rosa@correo.mx',
  percentage: '2.50',
  notes: 'La mitad de la comisión.',
};
