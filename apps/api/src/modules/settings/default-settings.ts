import type { Company, Site } from '@pbr/schemas/settings';

/** The first values of a new portal; from then on the settings table rules and an admin edits it. */
export const defaultCompany: Company = {
  name: 'Portal PBR',
  legalName: 'PBR Servicios Inmobiliarios, S.A. de C.V.',
  phone: '+52 55 5000 1234',
  whatsapp: '+52 55 5000 1234',
  email: 'contacto@pbr.mx',
  address: 'Av. Ámsterdam 123, Hipódromo Condesa, Cuauhtémoc, 06100 Ciudad de México',
  hours: { weekdays: 'Lunes a viernes de 9:00 a 19:00', saturday: 'Sábado de 9:00 a 15:00' },
  social: { facebook: null, instagram: null, linkedin: null },
  figures: { propertiesSold: '500+', years: '15+', satisfied: '98%', support: '24/7' },
  servicePrices: {
    commercialAppraisal: 8500,
    fiscalAppraisal: 6500,
    expressAppraisal: 3500,
    dueDiligence: 15_000,
    deeds: 25_000,
    legalAdviceHour: 3500,
  },
};

/** What pages show while the table has no row. */
export const defaultSite: Site = { company: defaultCompany, usdMxnRate: null };
