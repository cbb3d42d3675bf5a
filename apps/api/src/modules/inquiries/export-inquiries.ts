import { formatMoment } from '@pbr/schemas/format/moments';
import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import { inboxSearchSchema } from '@pbr/schemas/inquiry/search';
import { inquiryStatusLabels, inquiryTypeLabels } from '@pbr/schemas/inquiry/values';
import { labelOf, publicPropertyId } from '@pbr/schemas/property/values';
import type { ServiceContext } from '../../lib/context.ts';
import { csvFile } from '../../lib/csv.ts';
import { parseInput } from '../../lib/parse-input.ts';
import { signedIn } from '../../security/access.ts';
import { findInquiries, type InquiryPlace } from './inbox.queries.ts';
import { inboxScope } from './inquiry.policy.ts';

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
export async function exportInquiries(
  ctx: ServiceContext,
  query: unknown,
): Promise<AsyncIterable<string>> {
  const { page: _any, ...filters } = parseInput(inboxSearchSchema, query);
  const scope = inboxScope(signedIn(ctx.actor));
  return csvFile({
    columns: COLUMNS,
    cellsOf,
    read: (after: InquiryPlace | null) =>
      findInquiries(ctx.db, { scope, filters, after, limit: BATCH }),
  });
}

function cellsOf(inquiry: InboxItem): string[] {
  const { property, agent, responseDate } = inquiry;
  return [
    formatMoment(inquiry.createdAt),
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
    responseDate === null ? '' : formatMoment(responseDate),
  ];
}
