import { contactFormSchema, legalFormSchema, valuationFormSchema } from '@pbr/schemas/request/form';
import type { RequestKind } from '@pbr/schemas/request/kinds';
import { parseInput } from '../../lib/parse-input.ts';
import type { NewRequest } from './request.queries.ts';

interface ReadForm {
  request: NewRequest;
  /** True when the hidden field is filled, which only programs do. */
  isTrapped: boolean;
}

/** Brings a form of this kind into the shape in which all kinds are stored. */
export function readRequestForm(kind: RequestKind, form: unknown): ReadForm {
  switch (kind) {
    case 'contact':
      return readContact(form);
    case 'valuation':
      return readValuation(form);
    case 'legal':
      return readLegal(form);
  }
}

function readContact(form: unknown): ReadForm {
  const { name, email, phone, message, company, ...asked } = parseInput(contactFormSchema, form);
  const client = { clientName: name, clientEmail: email, clientPhone: phone };
  const request: NewRequest = { kind: 'contact', ...client, message, details: textsOf(asked) };
  return { request, isTrapped: Boolean(company) };
}

function readValuation(form: unknown): ReadForm {
  const { clientName, clientEmail, clientPhone, additionalInfo, company, ...asked } = parseInput(
    valuationFormSchema,
    form,
  );
  const client = { clientName, clientEmail, clientPhone };
  const details = textsOf(asked);
  return {
    request: { kind: 'valuation', ...client, message: additionalInfo, details },
    isTrapped: Boolean(company),
  };
}

function readLegal(form: unknown): ReadForm {
  const { clientName, clientEmail, clientPhone, description, company, ...asked } = parseInput(
    legalFormSchema,
    form,
  );
  const client = { clientName, clientEmail, clientPhone };
  const details = textsOf(asked);
  return {
    request: { kind: 'legal', ...client, message: description, details },
    isTrapped: Boolean(company),
  };
}

/** The fields as text, without the empty ones. */
function textsOf(asked: Readonly<Record<string, string | number | null>>): Record<string, string> {
  const filled = Object.entries(asked).filter(([, value]) => value !== null);
  return Object.fromEntries(filled.map(([key, value]) => [key, String(value)]));
}
