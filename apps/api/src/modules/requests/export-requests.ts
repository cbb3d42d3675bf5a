import { formatSortableMoment } from '@pbr/schemas/format/moments';
import { inquiryStatusLabels } from '@pbr/schemas/inquiry/values';
import type { RequestItem, RequestPosition } from '@pbr/schemas/request/request';
import { requestFactLabels, requestFacts } from '@pbr/schemas/request/facts';
import { requestSearchSchema } from '@pbr/schemas/request/search';
import { requestKindLabels } from '@pbr/schemas/request/kinds';
import { csvFile, csvSchema } from '../../lib/csv.ts';
import { action } from '../../action/action.ts';
import { findRequests } from './request-list.queries.ts';

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
  ...requestFactLabels,
  'Atiende',
  'Respuesta',
  'Fecha de respuesta',
  'Aviso de privacidad',
];

/** Exports the filtered requests as a CSV file. */
export const exportRequests = action({
  access: 'admin',
  input: requestSearchSchema,
  output: csvSchema,
  run: async ({ db }, filters) =>
    csvFile({
      columns: COLUMNS,
      cellsOf,
      read: (after: RequestPosition | null) => findRequests(db, { filters, after, limit: BATCH }),
    }),
});

function cellsOf(request: RequestItem): string[] {
  const { kind, status, assignee, response, responseDate } = request;
  const facts = new Map(
    requestFacts(kind, request.details).map(({ label, value }) => [label, value]),
  );
  return [
    formatSortableMoment(request.createdAt),
    requestKindLabels[kind],
    inquiryStatusLabels[status],
    request.clientName,
    request.clientEmail ?? '',
    request.clientPhone ?? '',
    request.message ?? '',
    ...requestFactLabels.map((label) => facts.get(label) ?? ''),
    assignee ? `${assignee.firstName} ${assignee.lastName}` : '',
    response ?? '',
    responseDate === null ? '' : formatSortableMoment(responseDate),
    request.noticeVersion,
  ];
}
