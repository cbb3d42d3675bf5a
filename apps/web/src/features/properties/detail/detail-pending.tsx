import { priceLines } from '@pbr/schemas/format/price-lines';
import type { PropertyCard } from '@pbr/schemas/property/read';
import { Skeleton } from '@pbr/ui/skeleton';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { photoSrcSet } from '../../../lib/photos/property-photo.ts';
import classes from './detail-pending.module.css';

/** The listing while it loads, with what its card already showed. Part of the first script, so that it appears without another request. */
export function DetailPending() {
  const { id } = useParams({ from: '/properties/$id' });
  const card = knownCard(useQueryClient(), id);
  const price = card && priceLines(card)[0];
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className={classes.page} role="status" aria-label="Cargando la propiedad…">
      <div className={classes.photos}>
        {card?.images[0] && (
          <img
            src={card.images[0].imageUrl}
            srcSet={photoSrcSet(card.images[0])}
            sizes="(min-width: 62em) 370px, 100vw"
            alt=""
          />
        )}
      </div>
      {card && price && (
        <>
          <p className={classes.price}>
            {price.text}
            {price.perMonth && ' por mes'}
          </p>
          <p className={classes.name}>{card.name}</p>
        </>
      )}
      <Skeleton height="12rem" />
    </div>
  );
}

/** The listing's card in any list that has been read. */
function knownCard(client: QueryClient, id: string): PropertyCard | undefined {
  const lists = client.getQueriesData<{ items?: PropertyCard[]; alike?: PropertyCard[] }>({});
  for (const [, list] of lists) {
    const card = [...(list?.items ?? []), ...(list?.alike ?? [])].find((one) => one.id === id);
    if (card?.images) return card;
  }
  return undefined;
}
