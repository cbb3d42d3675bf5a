import type { SentContact } from '@pbr/schemas/service-request/form';
import type { ServiceRequestReceipt } from '@pbr/schemas/service-request/service-request';
import { CHANGED } from '../properties/property.examples.ts';

export const sentContact = {
  name: 'Marta Solís',
  email: 'marta@correo.mx',
  phone: '+52 55 1234 5678',
  service: 'venta',
  message: 'Quiero vender mi casa.',
} satisfies SentContact;

export const sentClient = {
  clientName: 'Marta Solís',
  clientEmail: 'marta@correo.mx',
  clientPhone: '+52 55 1234 5678',
};

export const serviceRequestReceipt: ServiceRequestReceipt = {
  ...sentClient,
  id: 'd4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70',
  kind: 'contact',
  status: 'pending',
  createdAt: CHANGED,
};
