import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { CloseIcon } from '@pbr/ui/icons/icons';
import { useLayer } from '@pbr/ui/overlays/layers';
import type { Map as BaseMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { Favorites } from '../../../../lib/favorites/favorites.ts';
import { NotLoaded } from '../../../../lib/not-loaded.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { PropertyCard, PropertyCardSkeleton } from '../../card/property-card.tsx';
import classes from './pin-card.module.css';
import { useCardAtPin } from './use-card-at-pin.ts';

/** The most that one call answers. */
const MOST = 100;

interface PinCardProps {
  base: BaseMap | undefined;
  /** The mark that opened it. */
  pin: () => Element | null | undefined;
  ids: readonly string[];
  operation: OperationFilter | undefined;
  favorites: Favorites;
  /** Opened by a key, which goes on inside. */
  takesFocus: boolean;
  onClose: () => void;
}

/** The listing of a pin, or the list of those at one point. */
export function PinCard(props: PinCardProps) {
  const { base, pin, ids, operation, favorites, takesFocus, onClose } = props;
  const query = trpc.property.byIds.useQuery({ ids: ids.slice(0, MOST) });
  const card = useCardAtPin({ base, pin, onClose });
  useLayer(true, onClose);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [card, takesFocus]);
  const items = query.data?.items;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from every control inside
    <section
      ref={card}
      className={classes.card}
      aria-label={ids.length === 1 ? 'Propiedad en el mapa' : `${ids.length} propiedades aquí`}
      tabIndex={-1}
      data-many={ids.length > 1 || undefined}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header className={classes.header}>
        {ids.length > 1 && <p className={classes.count}>{ids.length} propiedades aquí</p>}
        <button type="button" className={classes.close} aria-label="Cerrar" onClick={onClose}>
          <CloseIcon size={18} />
        </button>
      </header>
      <div className={classes.list}>
        {query.isError && <NotLoaded query={query}>No se pudo cargar la propiedad.</NotLoaded>}
        {query.isPending && <PropertyCardSkeleton />}
        {items?.length === 0 && <p>Esta propiedad ya no está publicada.</p>}
        {items?.map((property) => (
          <PropertyCard
            key={property.id}
            property={property}
            operation={operation}
            favorites={favorites}
          />
        ))}
      </div>
    </section>
  );
}
