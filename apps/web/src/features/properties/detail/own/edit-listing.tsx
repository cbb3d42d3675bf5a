import type { PropertyDetail } from '@pbr/schemas/property/read';
import { Link } from '@tanstack/react-router';
import actions from '../sharing/actions.module.css';

export function EditListing({ property }: { property: Pick<PropertyDetail, 'id'> }) {
  return (
    <Link to="/my-properties" search={{ edit: property.id }} className={actions.main ?? ''}>
      Editar
    </Link>
  );
}
