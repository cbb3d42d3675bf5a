import { formatMoneyWithCurrency } from '../format/money.ts';
import { formatArea } from '../format/numbers.ts';
import { labelOf } from '../property/values.ts';
import type { ServiceRequestKind } from './kinds.ts';
import {
  contactServiceLabels,
  legalIssueLabels,
  legalOperationLabels,
  legalPropertyTypeLabels,
  legalServiceLabels,
  legalUrgencyLabels,
  valuationPurposeLabels,
  valuationUrgencyLabels,
  valuedTypeLabels,
} from './values.ts';

/** The stored answers of a form, apart from the client's contact and the free text. Every value is text. */
export type ServiceRequestDetails = Readonly<Record<string, string>>;

export interface ServiceRequestFact {
  label: string;
  value: string;
}

interface Field {
  label: string;
  values?: Readonly<Record<string, string>>;
  /** Formats the value for people. */
  write?: (value: string) => string;
}

/** The fields of each form, in the order in which it asks for them. */
const fieldsByKind: Readonly<Record<ServiceRequestKind, Readonly<Record<string, Field>>>> = {
  contact: {
    service: { label: 'Tipo de servicio', values: contactServiceLabels },
  },
  valuation: {
    propertyType: { label: 'Tipo de propiedad', values: valuedTypeLabels },
    purpose: { label: 'Motivo del avalúo', values: valuationPurposeLabels },
    address: { label: 'Calle y número' },
    neighborhood: { label: 'Colonia' },
    city: { label: 'Ciudad o alcaldía' },
    state: { label: 'Estado' },
    area: { label: 'Superficie', write: formatArea },
    bedrooms: { label: 'Recámaras' },
    bathrooms: { label: 'Baños' },
    parking: { label: 'Estacionamientos' },
    age: { label: 'Antigüedad', write: (value) => (value === '1' ? '1 año' : `${value} años`) },
    urgency: { label: 'Urgencia', values: valuationUrgencyLabels },
  },
  legal: {
    serviceType: { label: 'Servicio legal', values: legalServiceLabels },
    propertyType: { label: 'Tipo de propiedad', values: legalPropertyTypeLabels },
    operationType: { label: 'Operación', values: legalOperationLabels },
    propertyValue: {
      label: 'Valor aproximado',
      write: (value) => formatMoneyWithCurrency(value, 'MXN'),
    },
    hasLegalIssues: { label: 'Problemas legales', values: legalIssueLabels },
    urgency: { label: 'Urgencia', values: legalUrgencyLabels },
    clientAddress: { label: 'Domicilio' },
  },
};

/** Every label that service request facts can have, each once. */
export const serviceRequestFactLabels: readonly string[] = [
  ...new Set(
    Object.values(fieldsByKind).flatMap((fields) =>
      Object.values(fields).map(({ label }) => label),
    ),
  ),
];

/** Whether the client chose a time that its form calls urgent or immediate. */
export const isUrgent = ({ urgency = '' }: ServiceRequestDetails): boolean =>
  ['express', 'inmediata', 'urgente'].includes(urgency);

/** The answers in words; a value outside its list is shown unchanged. */
export function serviceRequestFacts(
  kind: ServiceRequestKind,
  details: ServiceRequestDetails,
): ServiceRequestFact[] {
  return Object.entries(fieldsByKind[kind]).flatMap(([key, { label, values, write }]) => {
    const value = details[key];
    if (value === undefined) return [];
    if (values) return { label, value: labelOf(values, value) };
    return { label, value: write ? write(value) : value };
  });
}
