import { formatSortableMoment } from '@pbr/schemas/format/moments';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { exportedPropertiesSchema } from '@pbr/schemas/property/search/mine-search';
import {
  dealStatusLabels,
  labelOf,
  operationTypeLabels,
  propertyTypeLabels,
  publicPropertyId,
} from '@pbr/schemas/property/values';
import { csvFile, csvSchema } from '../../../lib/csv.ts';
import { action } from '../../../action/action.ts';
import { withDaysOnline } from './days-online.ts';
import { filtersOf } from './my-properties-filters.ts';
import { findMyPropertyIds, readMyProperties } from './my-properties.queries.ts';

/** The number of listings in memory at once. */
const BATCH = 200;

const COLUMNS = [
  'ID de propiedad',
  'Nombre',
  'Tipo',
  'Operación',
  'Publicación',
  'Disponibilidad',
  'Precio de venta',
  'Renta mensual',
  'Moneda',
  'Colonia',
  'Ciudad',
  'Estado',
  'Recámaras',
  'Baños',
  'Estacionamientos',
  'Construcción (m²)',
  'Terreno (m²)',
  'Fotos',
  'Consultas',
  'Consultas sin responder',
  'Visitas',
  'Visitas desde',
  'Días en línea',
  'Fecha de alta',
  'Último cambio',
  'Agente',
  'Clave interna',
  'Disponible desde',
];

/** Exports the listings of a search as a CSV file, in its order. The list of ids is read once, so that no listing is in it twice. */
export const exportMyProperties = action({
  access: 'member',
  input: exportedPropertiesSchema,
  output: csvSchema,
  run: async (ctx, search) => {
    const filters = await filtersOf(ctx, search);
    const ids = await findMyPropertyIds(ctx.db, filters);
    return csvFile({
      columns: COLUMNS,
      cellsOf,
      read: async (after: number | null) => {
        const end = (after ?? 0) + BATCH;
        const rows = await readMyProperties(ctx.db, ids.slice(after ?? 0, end));
        return {
          items: rows.map((row) => withDaysOnline(row, filters.now)),
          next: end < ids.length ? end : null,
        };
      },
    });
  },
});

function cellsOf(listing: MyProperty): string[] {
  const { owner, dealStatus } = listing;
  return [
    publicPropertyId(listing.id),
    listing.name,
    labelOf(propertyTypeLabels, listing.propertyType),
    labelOf(operationTypeLabels, listing.operationType),
    listing.isDraft ? 'Borrador' : listing.isActive ? 'Activa' : 'Inactiva',
    dealStatus === null ? 'Disponible' : labelOf(dealStatusLabels, dealStatus),
    listing.salePrice ?? '',
    listing.rentPrice ?? '',
    listing.currency,
    listing.neighborhood,
    listing.city,
    listing.state,
    numberCell(listing.bedrooms),
    numberCell(listing.fullBathrooms),
    numberCell(listing.parkingSpaces),
    listing.constructionArea ?? '',
    listing.landArea ?? '',
    String(listing.imageCount),
    String(listing.inquiryCount),
    String(listing.unansweredInquiries),
    String(listing.views.count),
    formatSortableMoment(listing.views.since),
    numberCell(listing.daysOnline),
    formatSortableMoment(listing.createdAt),
    formatSortableMoment(listing.updatedAt),
    `${owner.firstName} ${owner.lastName}`,
    listing.agencyReference ?? '',
    listing.availableFrom ?? '',
  ];
}

const numberCell = (value: number | null) => (value === null ? '' : String(value));
