import type { RequestKind } from '@pbr/schemas/request/kinds';
import type { ComponentType, ReactNode } from 'react';
import { PlainInquiry } from './features/properties/inquiry/plain-inquiry.tsx';
import { ContactForm } from './features/requests/contact-form.tsx';
import { LegalForm } from './features/requests/legal-form.tsx';
import { ValuationForm } from './features/requests/valuation-form.tsx';
import type { AskedForm } from './lib/forms/plain-form.tsx';

/** The chunk of the browser build that names the style sheets of each form. */
export const FORM_CHUNKS: Record<AskedForm['kind'], string> = {
  contact: 'src/features/requests/contact-form.tsx',
  valuation: 'src/features/requests/valuation-form.tsx',
  legal: 'src/features/requests/legal-form.tsx',
  inquiry: 'src/features/properties/inquiry/inquiry-dialog.tsx',
};

const requestForms: Record<RequestKind, ComponentType> = {
  contact: ContactForm,
  valuation: ValuationForm,
  legal: LegalForm,
};

/** The forms for browsers without scripts, which only the server draws. */
export function plainForm(asked: AskedForm): ReactNode {
  if (asked.kind !== 'inquiry') {
    const Form = requestForms[asked.kind];
    return <Form />;
  }
  return <PlainInquiry property={asked.property} />;
}
