import { formatSortableMoment } from '@pbr/schemas/format/moments';
import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import { inquiryFiltersSchema, type InquiryPosition } from '@pbr/schemas/inquiry/list';
import { inquiryStatusLabels, inquiryTypeLabels } from '@pbr/schemas/inquiry/values';
import { labelOf, publicPropertyId } from '@pbr/schemas/property/values';
import { csvFile, csvSchema } from '../../../lib/csv.ts';
import { action } from '../../../action/action.ts';
import { findInquiries } from './inbox.queries.ts';
import { inboxScope } from '../inquiry.policy.ts';

/** The number of rows in memory at once. */
const BATCH = 500;

const COLUMNS = [
  'Fecha',
  'Motivo',
  'Estatus',
  'Nombre',
  'Correo electrónico',
  'Teléfono',
  'Mensaje',
  'Propiedad',
  'ID de propiedad',
  'Colonia',
  'Ciudad',
  'Agente',
  'Respuesta',
  'Fecha de respuesta',
];

/** Exports the filtered inbox as a CSV file: the inquiries about the person's own listings, or all for admins. */
export const exportInquiries = action({
  access: 'member',
  input: inquiryFiltersSchema,
  output: csvSchema,
  run: async ({ db, actor }, filters) => {
    const scope = inboxScope(actor);
    return csvFile({
      columns: COLUMNS,
      cellsOf,
      read: (after: InquiryPosition | null) =>
        findInquiries(db, { scope, filters, after, limit: BATCH }),
    });
  },
});

function cellsOf(inquiry: InboxItem): string[] {
  const { property, agent, responseDate } = inquiry;
  return [
    formatSortableMoment(inquiry.createdAt),
    labelOf(inquiryTypeLabels, inquiry.inquiryType),
    inquiryStatusLabels[inquiry.status],
    inquiry.clientName,
    inquiry.clientEmail,
    inquiry.clientPhone ?? '',
    inquiry.message ?? '',
    property.name,
    publicPropertyId(property.id),
    property.neighborhood,
    property.city,
    `${agent.firstName} ${agent.lastName}`,
    inquiry.agentResponse ?? '',
    responseDate === null ? '' : formatSortableMoment(responseDate),
  ];
}
