import type { RequestKind } from '@pbr/schemas/request-kinds';

export interface DemoRequest {
  kind: RequestKind;
  /** As somebody filled it in. */
  form: Readonly<Record<string, string>>;
  hoursAgo: number;
  status: 'pending' | 'answered' | 'closed';
  /** The administration takes care of it. */
  isAssigned?: true;
  /** With the hours after the question. */
  answer?: { text: string; hoursLater: number };
}

export const requests: readonly DemoRequest[] = [
  {
    kind: 'contact',
    form: {
      name: 'Patricia Olvera',
      email: 'patricia.olvera@example.com',
      phone: '55 5555 0251',
      service: 'administracion',
      message:
        'Vivo fuera de la ciudad y rento dos departamentos en la Narvarte. ¿Qué incluye la administración y cuánto cobran?',
    },
    hoursAgo: 4,
    status: 'pending',
  },
  {
    kind: 'contact',
    form: {
      name: 'Emilio Sánchez Rea',
      email: 'emilio.sanchez@example.com',
      service: 'inversion',
      message: 'Busco un local que ya esté rentado, hasta seis millones. ¿Manejan algo así?',
    },
    hoursAgo: 52,
    status: 'answered',
    isAssigned: true,
    answer: {
      text: 'Gracias por escribir. Tenemos dos locales con inquilino en la Del Valle; mañana te llamo para contarte los números de cada uno.',
      hoursLater: 5,
    },
  },
  {
    kind: 'valuation',
    form: {
      propertyType: 'casa',
      purpose: 'sucesion',
      address: 'Francisco Sosa 118',
      neighborhood: 'Del Carmen',
      city: 'Coyoacán',
      state: 'Ciudad de México',
      area: '310',
      bedrooms: '4',
      bathrooms: '3.5',
      parking: '2',
      age: '60',
      clientName: 'Guillermo Ávila',
      clientPhone: '55 5555 0253',
      clientEmail: 'guillermo.avila@example.com',
      urgency: 'normal',
      additionalInfo: 'Somos tres hermanos y la notaría nos pide el valor para la adjudicación.',
    },
    hoursAgo: 9,
    status: 'pending',
    isAssigned: true,
  },
  {
    kind: 'valuation',
    form: {
      propertyType: 'bodega',
      purpose: 'credito',
      neighborhood: 'Industrial Vallejo',
      city: 'Azcapotzalco',
      state: 'Ciudad de México',
      area: '1850',
      clientName: 'Leticia Barrón',
      clientPhone: '55 5555 0254',
      urgency: 'express',
    },
    hoursAgo: 27,
    status: 'pending',
  },
  {
    kind: 'legal',
    form: {
      serviceType: 'regularizacion',
      propertyType: 'terreno',
      operationType: 'compra',
      propertyValue: '2400000',
      urgency: 'urgente',
      hasLegalIssues: 'desconoce',
      clientName: 'Norma Quintanilla',
      clientEmail: 'norma.quintanilla@example.com',
      clientAddress: 'Av. Juárez 40, Tepoztlán',
      description: 'Nos venden con constancia ejidal. ¿Se puede escriturar y cuánto tardaría?',
    },
    hoursAgo: 15,
    status: 'pending',
  },
  {
    kind: 'legal',
    form: {
      serviceType: 'escrituracion',
      propertyType: 'departamento',
      operationType: 'donacion',
      urgency: 'flexible',
      hasLegalIssues: 'no',
      clientName: 'Raúl Espinosa',
      clientPhone: '55 5555 0256',
      clientEmail: 'raul.espinosa@example.com',
      description: 'Queremos poner el departamento a nombre de nuestra hija.',
    },
    hoursAgo: 24 * 8,
    status: 'closed',
    isAssigned: true,
    answer: {
      text: 'Con gusto. Necesitamos la escritura, el predial al corriente y las identificaciones. Te mandé la cotización de la notaría.',
      hoursLater: 20,
    },
  },
];
