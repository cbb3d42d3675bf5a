import type { FastifyInstance } from 'fastify';

interface Answer {
  status: number;
  error: Record<string, unknown> | undefined;
  data: unknown;
}
type Form = Record<string, unknown>;
type Call = 'sendContact' | 'sendValuation' | 'sendLegal';

/** The REST call for a contact message, or a tRPC call of the forms. */
export type ServiceRequestDoor = 'rest' | Call;

/** Sends a form by REST or tRPC and returns both kinds of answer in one shape. */
export async function sendServiceRequestForm(
  app: FastifyInstance,
  door: ServiceRequestDoor,
  payload: Form,
): Promise<Answer> {
  const url = door === 'rest' ? '/api/contact' : `/trpc/request.${door}`;
  const answer = await app.inject({ method: 'POST', url, payload });
  const json = answer.json();
  const failed = answer.statusCode >= 400;
  if (door === 'rest')
    return { status: answer.statusCode, error: failed ? json : undefined, data: json };
  const { error, result } = json;
  const said = error?.data && {
    code: error.data.appCode,
    message: error.message,
    fields: error.data.fields,
  };
  return { status: failed ? answer.statusCode : 201, error: said, data: result?.data };
}

export const contact: Form = {
  name: 'Marta Solís',
  email: 'marta@correo.mx',
  phone: '',
  service: 'venta',
  message: 'Quiero vender mi casa.\nEstá en Coyoacán.',
};
export const valuation: Form = {
  propertyType: 'bodega',
  purpose: 'credito',
  address: 'Durango 12',
  neighborhood: 'Roma Norte',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  area: '1,250.5',
  bedrooms: '3',
  bathrooms: '2.5',
  parking: 2,
  age: '12',
  clientName: 'Marta Solís',
  clientPhone: '55 1234 5678',
  clientEmail: 'marta@correo.mx',
  urgency: 'express',
  additionalInfo: 'Hay inquilino.',
};
export const legal: Form = {
  serviceType: 'due-diligence',
  propertyType: 'industrial',
  operationType: 'permuta',
  propertyValue: '$4,500,000',
  urgency: 'inmediata',
  hasLegalIssues: 'desconoce',
  clientName: 'Marta Solís',
  clientPhone: '55 1234 5678',
  clientEmail: 'marta@correo.mx',
  clientAddress: 'Durango 12, Roma Norte',
  description: 'Falta un testamento.',
  hasConflict: true,
};

/** Each entry: its name, its call, a valid form, and the form's fields for the name, the text and the e-mail. */
export const SERVICE_REQUEST_DOORS = [
  ['a message through REST', 'rest', contact, 'name', 'message', 'email'],
  ['a message through tRPC', 'sendContact', contact, 'name', 'message', 'email'],
  [
    'a service request for an appraisal',
    'sendValuation',
    valuation,
    'clientName',
    'additionalInfo',
    'clientEmail',
  ],
  [
    'a service request for legal advice',
    'sendLegal',
    legal,
    'clientName',
    'description',
    'clientEmail',
  ],
] as const;
