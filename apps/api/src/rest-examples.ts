import type { Agreement, CommissionShare } from '@pbr/schemas/commission/share';
import type { InquiryReceipt } from '@pbr/schemas/inquiry/write';
import type { Property, PropertyImage } from '@pbr/schemas/property/property';
import type { RequestReceipt } from '@pbr/schemas/request/request';
import type { SharedWithMeItem } from '@pbr/schemas/commission/shared-with-me';
import { COLLEAGUE, OWNER } from './rest-people-examples.ts';

/** The documentation's examples: a listing and the agreements about it. */

const PROPERTY = 'b3b5c0de-5b1e-4c57-9d5c-0a4f1d2e3c4b';
const SHARE = '51c0ffee-2d3e-4f50-8a1b-9c8d7e6f5a4b';
const PUBLISHED = '2026-03-02T16:20:00.000Z';
const CHANGED = '2026-03-09T18:05:30.000Z';

export const sentProperty = {
  name: 'Casa con patio en el Centro',
  description: 'Techos altos, patio con árbol de naranja y pisos de pasta.',
  street: 'Calle 60',
  number: '482',
  neighborhood: 'Centro',
  city: 'Mérida',
  state: 'Yucatán',
  propertyType: 'casa',
  operationType: 'venta',
  salePrice: '4500000',
  currency: 'MXN',
  bedrooms: 3,
  fullBathrooms: 2,
  constructionArea: '210.5',
  features: ['Patio', 'Cocina integral'],
};

export const image: PropertyImage = {
  id: '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d',
  imageUrl: '/uploads/3f/3fb8e0/1024.jpg',
  url: '/uploads/3f/3fb8e0/1024.jpg',
  baseUrl: '/uploads/3f/3fb8e0',
  category: 'fachada',
  order: 0,
  isPrimary: true,
  width: 1600,
  height: 1200,
  placeholder: null,
};

export const property: Property = {
  id: PROPERTY,
  ownerId: OWNER,
  name: sentProperty.name,
  description: sentProperty.description,
  street: sentProperty.street,
  number: sentProperty.number,
  neighborhood: 'Centro',
  city: 'Mérida',
  state: 'Yucatán',
  commercialNames: null,
  propertyType: 'casa',
  operationType: 'venta',
  salePrice: '4500000.00',
  rentPrice: null,
  currency: 'MXN',
  mxnEquivalent: null,
  bedrooms: 3,
  fullBathrooms: 2,
  halfBathrooms: null,
  parkingSpaces: null,
  landArea: null,
  constructionArea: '210.50',
  features: sentProperty.features,
  isActive: true,
  dealStatus: null,
  createdAt: PUBLISHED,
  updatedAt: CHANGED,
  version: 3,
  images: [image],
  imageCount: 1,
  owner: {
    firstName: 'Elena',
    lastName: 'Canul Pech',
    email: 'elena.canul@portal.mx',
    phone: '999 123 4567',
    profileImageUrl: null,
  },
  commissionShares: [],
  inquiries: [],
};

export const sentInquiry = {
  clientName: 'Marta Solís',
  clientEmail: 'marta@correo.mx',
  clientPhone: '55 1234 5678',
  message: '¿Se puede visitar el sábado?',
  inquiryType: 'visit',
};

export const inquiryReceipt: InquiryReceipt = {
  ...sentInquiry,
  id: 'c0a8012e-7f3b-4a6d-9e21-5d4c3b2a1f0e',
  propertyId: PROPERTY,
  status: 'pending',
  contactSource: 'web',
  createdAt: CHANGED,
};

export const requestReceipt: RequestReceipt = {
  id: 'd4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70',
  kind: 'contact',
  clientName: 'Marta Solís',
  clientEmail: 'marta@correo.mx',
  clientPhone: '55 1234 5678',
  status: 'pending',
  createdAt: CHANGED,
};

export const share: CommissionShare = {
  id: SHARE,
  propertyId: PROPERTY,
  ownerId: OWNER,
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
    id: PROPERTY,
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
    id: PROPERTY,
    name: property.name,
    street: 'Calle 60',
    number: '482',
    neighborhood: 'Centro',
    city: 'Mérida',
    state: 'Yucatán',
    propertyType: 'casa',
    operationType: 'venta',
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
  propertyId: PROPERTY,
  agentId: COLLEAGUE,
  percentage: '2.50',
  notes: 'La mitad de la comisión.',
};
