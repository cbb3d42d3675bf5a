import type { Company } from '@pbr/schemas/settings';

/** The company facts that a new portal starts with; from then on the settings table rules and an admin edits them. */
export const defaultCompany: Company = {
  name: 'Portal PBR',
  legalName: 'Portal PBR Servicios Inmobiliarios, S.A. de C.V.',
  phone: '+52 55 5555 0100',
  whatsapp: '+52 55 5555 0100',
  email: 'contacto@demo.pbr.mx',
  address: 'Avenida de los Encinos 120, piso 3, Ciudad de México',
  hours: {
    weekdays: 'Lunes a viernes 9:00–19:00',
    saturday: 'Sábado 9:00–15:00',
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
};
