import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { Link } from '@tanstack/react-router';

export const waiting = ({ inquiries }: Pick<PropertyDetail, 'inquiries'>): number =>
  inquiries.filter(({ status }) => status === 'pending').length;

/** '4 visitas · 2 consultas, 1 sin responder' in a line, for phones, where the card with the figures comes after the whole listing. */
export function OwnFigures({ property }: { property: PropertyDetail }) {
  const { id, views, inquiries } = property;
  const pending = waiting(property);
  return (
    <p>
      {views !== null && `${formatCounted(views.count, 'visita', 'visitas')} · `}
      <Link to="/inquiries" search={{ propertyId: id }}>
        {formatCounted(inquiries.length, 'consulta', 'consultas')}
        {pending > 0 && `, ${formatCount(pending)} sin responder`}
      </Link>
    </p>
  );
}
