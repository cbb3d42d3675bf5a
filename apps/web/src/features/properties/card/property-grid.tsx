import type { PropertyCard as Property } from '@pbr/schemas/property/read';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { useFavorites } from '../../../lib/favorites/favorites.ts';
import { PropertyCard, PropertyCardSkeleton } from './property-card.tsx';
import classes from './property-grid.module.css';

interface PropertyGridProps {
  properties: Property[];
  /** The grid is at the top of the page, so its first photo loads before the others. */
  priority?: boolean;
  /** The operation that all of the listings are offered for; its price leads. */
  operation?: OperationFilter | undefined;
  onInquire?: (property: Property) => void;
}

/** Listing cards side by side. */
export function PropertyGrid({
  properties,
  priority = true,
  operation,
  onInquire,
}: PropertyGridProps) {
  const favorites = useFavorites();
  return (
    <ul className={classes.grid}>
      {properties.map((property, index) => (
        <li key={property.id} className={classes.item}>
          <PropertyCard
            property={property}
            favorites={favorites}
            operation={operation}
            priority={priority && index === 0}
            {...(onInquire && { onInquire })}
          />
        </li>
      ))}
    </ul>
  );
}

interface PropertyGridSkeletonProps {
  count: number;
  withInquiry?: boolean;
}

export function PropertyGridSkeleton({ count, withInquiry = false }: PropertyGridSkeletonProps) {
  return (
    <div className={classes.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.item}>
          <PropertyCardSkeleton withInquiry={withInquiry} />
        </div>
      ))}
    </div>
  );
}
