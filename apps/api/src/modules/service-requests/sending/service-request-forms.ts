import type { ContactForm, LegalForm, ValuationForm } from '@pbr/schemas/service-request/form';
import type { NewServiceRequest } from './service-request.queries.ts';

/** These bring a form of each kind into the shape in which all kinds are stored. */

export function fromContactForm(form: ContactForm): NewServiceRequest {
  const { name, email, phone, message, company: _trap, ...asked } = form;
  const client = { clientName: name, clientEmail: email, clientPhone: phone };
  return { kind: 'contact', ...client, message, details: textsOf(asked) };
}

export function fromValuationForm(form: ValuationForm): NewServiceRequest {
  const { clientName, clientEmail, clientPhone, additionalInfo, company: _trap, ...asked } = form;
  const client = { clientName, clientEmail, clientPhone };
  return { kind: 'valuation', ...client, message: additionalInfo, details: textsOf(asked) };
}

export function fromLegalForm(form: LegalForm): NewServiceRequest {
  const { clientName, clientEmail, clientPhone, description, company: _trap, ...asked } = form;
  const client = { clientName, clientEmail, clientPhone };
  return { kind: 'legal', ...client, message: description, details: textsOf(asked) };
}

/** The fields as text, without the empty ones. */
function textsOf(asked: Readonly<Record<string, string | number | null>>): Record<string, string> {
  const filled = Object.entries(asked).filter(([, value]) => value !== null);
  return Object.fromEntries(filled.map(([key, value]) => [key, String(value)]));
}
