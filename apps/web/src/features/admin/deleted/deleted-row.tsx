import { formatDate } from '@pbr/schemas/format/dates';
import { formatCounted } from '@pbr/schemas/format/numbers';
import type { DeletedProperty } from '@pbr/schemas/property/deleted';
import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import { photoSrcSet } from '../../../lib/photos/property-photo.ts';
import classes from './deleted.module.css';
import shared from '../admin.module.css';

/** With this many days left or fewer the row is highlighted. */
const SOON_DAYS = 3;

interface DeletedRowProps {
  property: DeletedProperty;
  onRestore: () => void;
}

export function DeletedRow({ property, onRestore }: DeletedRowProps) {
  const { name, neighborhood, city, image, owner, deletedAt, deletedBy, daysLeft } = property;
  return (
    <li className={classes.row}>
      <div className={classes.photo}>
        {image !== null && (
          <img
            src={`${image}/320.jpg`}
            srcSet={photoSrcSet({ baseUrl: image })}
            sizes="6rem"
            alt=""
            loading="lazy"
          />
        )}
      </div>
      <div className={classes.listing}>
        <h2 className={shared.name}>{name}</h2>
        <p className={shared.facts}>
          <span>{[...new Set([neighborhood, city])].join(', ')}</span>
          <span>
            La llevaba {owner.name}
            {!owner.isActive && ' (inactivo)'}
          </span>
          {property.inquiries > 0 && (
            <span>{formatCounted(property.inquiries, 'consulta', 'consultas')}</span>
          )}
        </p>
      </div>
      <p className={classes.when}>
        <Badge tone={daysLeft <= SOON_DAYS ? 'rent' : 'neutral'}>{leftWords(daysLeft)}</Badge>
        <span>
          {deletedBy === null ? 'Eliminada' : `La eliminó ${deletedBy}`} el {formatDate(deletedAt)}
        </span>
      </p>
      <div className={shared.actions}>
        <Button onClick={onRestore} aria-label={`Restaurar ${name}`}>
          Restaurar
        </Button>
      </div>
    </li>
  );
}

function leftWords(days: number): string {
  if (days < 1) return 'Último día';
  return days === 1 ? 'Queda 1 día' : `Quedan ${days} días`;
}
