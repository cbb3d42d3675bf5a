import type { InquiryReceipt } from '@pbr/schemas/inquiry/write';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { describe, expect, test } from 'vitest';
import { exampleValues } from '../../properties/field-facts.ts';
import { inquiryNotice, inquiryAcknowledgement } from './inquiry-mails.ts';

const ID = '3f7befb7-1111-4222-8333-444455556666';
const LINK = `https://www.portal.mx/properties/${ID}`;

const sender = {
  name: 'Portal PBR',
  address: 'Avenida de los Encinos 120',
  phone: '+52 55 5555 0100',
  origin: 'https://www.portal.mx',
};

const property: PropertyDetail = {
  ...exampleValues,
  publicPoint: null,
  agent: null,
  views: null,
  id: ID,
  name: 'Casa en Coyoacán',
  description: 'Amplia.',
  street: 'Francisco Sosa',
  number: '12',
  neighborhood: 'Del Carmen',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  commercialNames: null,
  propertyType: 'casa',
  operationType: 'ambos',
  salePrice: '8450000.00',
  rentPrice: '42000.00',
  currency: 'MXN',
  mxnEquivalent: null,
  bedrooms: 3,
  fullBathrooms: 2,
  halfBathrooms: null,
  parkingSpaces: 1,
  landArea: null,
  constructionArea: null,
  features: [],
  isActive: true,
  isDraft: false,
  dealStatus: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
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
};

const inquiry: InquiryReceipt = {
  id: ID,
  propertyId: ID,
  clientName: 'Marta Solís',
  clientEmail: 'marta+casas@correo.mx',
  clientPhone: '+52 (55) 1234-5678',
  message: '¿Sigue disponible?\n¿Aceptan mascotas?',
  inquiryType: 'visit',
  status: 'pending',
  contactSource: 'website',
  createdAt: '2026-11-20T18:05:00.000Z',
};

const facts = { inquiry, property, agentName: 'Ana López', sender };

describe.each([
  ['the notice to the agent', inquiryNotice],
  ['the receipt for the client', inquiryAcknowledgement],
])('%s', (_name, compose) => {
  test('contains the inquiry, the listing, and the time in Mexico City', () => {
    const { text } = compose(facts);
    for (const expected of [
      'Casa en Coyoacán\nFrancisco Sosa 12, Del Carmen, Ciudad de México\nVenta: $8,450,000\nRenta: $42,000/mes',
      LINK,
      '> ¿Sigue disponible?\n> ¿Aceptan mascotas?',
      'Nombre: Marta Solís',
      'Correo electrónico: marta+casas@correo.mx',
      'Teléfono: +52 (55) 1234-5678',
      'Motivo: Agendar una visita',
      'Fecha: 20 de noviembre de 2026',
      '12:05',
    ])
      expect(text).toContain(expected);
  });

  test('links to the listing, the e-mail and the telephone', () => {
    const { html } = compose(facts);
    for (const href of [LINK, 'mailto:marta%2Bcasas@correo.mx', 'tel:+525512345678'])
      expect(html).toContain(`href="${href}"`);
  });

  test('omits empty fields', () => {
    const silent = { ...inquiry, message: null, clientPhone: null };
    const { html, text } = compose({ ...facts, inquiry: silent });
    expect(text).not.toMatch(/Teléfono|null|undefined|^>/mu);
    expect(html).not.toContain('<blockquote');
  });

  test.each([
    ['without prices', { salePrice: null, rentPrice: null }, 'Precio a consultar'],
    [
      'in dollars',
      {
        currency: 'USD',
        salePrice: '350000.00',
        rentPrice: null,
        mxnEquivalent: { salePrice: '6300000.00', rentPrice: null, date: '2026-11-20' },
      },
      'Venta: US$350,000 (aprox. $6,300,000 MXN al 20 nov 2026)',
    ],
  ])('writes the price of a listing %s', (_case, change, expected) => {
    expect(compose({ ...facts, property: { ...property, ...change } }).text).toContain(expected);
  });

  test("shows a stranger's markup as text", () => {
    const attack = '</p><script>alert(1)</script><a href="https://malo.mx">x</a>';
    const hostile = { ...inquiry, clientName: attack, message: attack };
    const { html } = compose({ ...facts, inquiry: hostile });
    expect(html).not.toMatch(/<script|href="https:\/\/malo/u);
  });
});

test('the receipt names the agent who will answer', () => {
  expect(inquiryAcknowledgement(facts).text).toContain('Ana López recibió tu consulta');
});

test('an unknown type of inquiry is shown as it is', () => {
  expect(inquiryNotice({ ...facts, inquiry: { ...inquiry, inquiryType: 'otro' } }).text).toContain(
    'Motivo: otro',
  );
});

test('the notice opens the inquiry in the inbox, which stores the answer', () => {
  const { html, text } = inquiryNotice(facts);
  const url = `https://www.portal.mx/inquiries?open=${inquiry.id}`;
  expect(html).toContain(`href="${url}"`);
  expect(text).toContain(`Responder en el portal:\n${url}`);
});
