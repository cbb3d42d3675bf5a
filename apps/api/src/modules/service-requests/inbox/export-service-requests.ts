import { formatSortableMoment } from '@pbr/schemas/format/moments';
import { inquiryStatusLabels } from '@pbr/schemas/inquiry/values';
import type { ServiceRequestItem } from '@pbr/schemas/service-request/service-request';
import { serviceRequestFactLabels, serviceRequestFacts } from '@pbr/schemas/service-request/facts';
import { serviceRequestSearchSchema } from '@pbr/schemas/service-request/search';
import { serviceRequestKindLabels } from '@pbr/schemas/service-request/kinds';
import { csvFile, csvSchema } from '../../../lib/csv.ts';
import { action } from '../../../action/action.ts';
import { findServiceRequestsByTime, type TimePosition } from './service-request-list.queries.ts';

/** The number of rows in memory at once. */
const BATCH = 200;

const COLUMNS = [
  'Fecha',
  'Tipo',
  'Estatus',
  'Nombre',
  'Correo electrónico',
  'Teléfono',
  'Mensaje',
  ...serviceRequestFactLabels,
  'Atiende',
  'Respuesta',
  'Fecha de respuesta',
  'Aviso de privacidad',
];

/** Exports the filtered service requests as a CSV file. */
export const exportServiceRequests = action({
  access: 'admin',
  input: serviceRequestSearchSchema,
  output: csvSchema,
  run: async ({ db }, filters) =>
    csvFile({
      columns: COLUMNS,
      cellsOf,
      read: (after: TimePosition | null) =>
        findServiceRequestsByTime(db, { filters, after, limit: BATCH }),
    }),
});

function cellsOf(serviceRequest: ServiceRequestItem): string[] {
  const { kind, status, assignee, response, responseDate } = serviceRequest;
  const facts = new Map(
    serviceRequestFacts(kind, serviceRequest.details).map(({ label, value }) => [label, value]),
  );
  return [
    formatSortableMoment(serviceRequest.createdAt),
    serviceRequestKindLabels[kind],
    inquiryStatusLabels[status],
    serviceRequest.clientName,
    serviceRequest.clientEmail ?? '',
    serviceRequest.clientPhone ?? '',
    serviceRequest.message ?? '',
    ...serviceRequestFactLabels.map((label) => facts.get(label) ?? ''),
    assignee ? `${assignee.firstName} ${assignee.lastName}` : '',
    response ?? '',
    responseDate === null ? '' : formatSortableMoment(responseDate),
    serviceRequest.noticeVersion,
  ];
}
