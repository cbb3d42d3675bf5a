import type { Company } from '@pbr/schemas/settings/settings';

/** The company facts that a new portal starts with; from then on the settings table rules and an admin edits them. */
export const defaultCompany: Company = {
  name: 'Portal PBR',
  legalName: 'Portal PBR Servicios Inmobiliarios, S.A. de C.V.',
  rfc: null,
  phone: '+52 55 5555 0100',
  whatsapp: '+52 55 5555 0100',
  email: 'contacto@demo.pbr.mx',
  privacyEmail: null,
  address: 'Avenida de los Encinos 120, piso 3, Ciudad de México',
  hours: {
    weekdays: { opens: '09:00', closes: '19:00' },
    saturday: { opens: '09:00', closes: '15:00' },
  },
  social: {
    facebook: null,
    instagram: null,
    linkedin: null,
  },
  figures: {
    propertiesSold: '500+',
    years: '15+',
    satisfied: '98%',
    support: '24/7',
  },
  servicePrices: {
    commercialAppraisal: 8500,
    fiscalAppraisal: 6500,
    expressAppraisal: 3500,
    dueDiligence: 15_000,
    deeds: 25_000,
    legalAdviceHour: 3500,
  },
  serviceTerms: {
    commercialAppraisal: '5 a 7 días hábiles',
    fiscalAppraisal: '3 a 5 días',
    expressAppraisal: '24 a 48 horas',
    dueDiligence: '7 a 10 días',
    deeds: '15 a 30 días',
  },
  answerTimes: { reply: '24 horas', quote: '2 horas' },
  commissionVat: 'none',
};
