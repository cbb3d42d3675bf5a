import { formatCounted } from '@pbr/schemas/format/numbers';
import { priceLines, priceText } from '@pbr/schemas/format/price-lines';
import type { MyProperties, MyProperty } from '@pbr/schemas/property/mine';
import { NEW_LISTING } from '@pbr/schemas/property/search/mine-search';
import { labelOf, operationTypeLabels } from '@pbr/schemas/property/values';
import { Badge } from '@pbr/ui/badge';
import { Button, buttonClass } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { Price } from '@pbr/ui/price';
import { Skeleton } from '@pbr/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { ButtonLink } from '../../lib/button-link.tsx';
import { operationTone } from '../../lib/format/operation-tone.ts';
import { QueryError } from '../../lib/query-error.tsx';
import { drawingUrl, photoSrcSet } from '../../lib/photos/property-photo.ts';
import { StateBadges } from '../../lib/format/state-badges.tsx';
import { trpc } from '../../lib/trpc.ts';
import classes from './properties-tab.module.css';

/** One card a line on phones, three on desktops. */
const PHOTO_SIZES = '(min-width: 48em) 24rem, 100vw';

/** The person's own listings at a glance. */
export function PropertiesTab() {
  const id = useId();
  const [page, setPage] = useState(1);
  const region = useRef<HTMLDivElement>(null);
  const query = trpc.property.mine.useQuery(
    { page: page > 1 ? page : undefined },
    { placeholderData: keepPreviousData },
  );
  const go = (next: number) => {
    setPage(next);
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className="for-readers">
          Mis Propiedades
        </h2>
        {query.data && <p>{formatCounted(query.data.counts.total, 'propiedad', 'propiedades')}</p>}
        <Link
          to="/settings"
          search={{ edit: NEW_LISTING }}
          replace
          resetScroll={false}
          className={buttonClass('accent')}
        >
          Agregar Propiedad
        </Link>
      </div>
      <div ref={region} tabIndex={-1} className={classes.region}>
        {query.isPending && <Loading />}
        {query.isError && (
          <QueryError query={query} heading="h3" title="No se pudieron cargar tus propiedades" />
        )}
        {query.data && <Listings data={query.data} onPage={go} />}
      </div>
    </section>
  );
}

function Listings({ data, onPage }: { data: MyProperties; onPage: (page: number) => void }) {
  if (data.counts.total === 0)
    return (
      <EmptyState
        heading="h3"
        title="No tienes propiedades registradas"
        text="Publica la primera: con el nombre, la dirección y unas fotos basta para empezar."
      />
    );
  return (
    <>
      <ul className={classes.grid}>
        {data.items.map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </ul>
      {data.pageCount > 1 && (
        <p className={classes.pages}>
          {data.page > 1 && <Button onClick={() => onPage(data.page - 1)}>Anteriores</Button>}
          <span>{`Página ${data.page} de ${data.pageCount}`}</span>
          {data.page < data.pageCount && (
            <Button onClick={() => onPage(data.page + 1)}>Siguientes</Button>
          )}
        </p>
      )}
    </>
  );
}

function ListingCard({ listing }: { listing: MyProperty }) {
  const { id, name, isActive, isDraft, dealStatus, operationType, excerpt } = listing;
  const [main, ...others] = priceLines(listing);
  return (
    <li className={classes.card}>
      <Photo listing={listing} />
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.badges}>
        <StateBadges isActive={isActive} isDraft={isDraft} dealStatus={dealStatus} />{' '}
        <Badge tone={operationTone(operationType)}>
          {labelOf(operationTypeLabels, operationType)}
        </Badge>
      </p>
      <Price
        size="small"
        amount={main.text}
        {...(main.perMonth && { suffix: '/mes' })}
        {...(others.length > 0 && {
          note: others.map(priceText).join(' · '),
        })}
      />
      <p className={classes.excerpt}>{excerpt}</p>
      <Shares shares={listing.shares} />
      <p className={classes.actions}>
        <ButtonLink
          to="/settings"
          search={{ edit: id }}
          replace
          resetScroll={false}
          aria-label={`Editar ${name}`}
        >
          Editar
        </ButtonLink>
        <ButtonLink to="/properties/$id" params={{ id }} aria-label={`Ver ${name}`}>
          Ver
        </ButtonLink>
      </p>
    </li>
  );
}

function Photo({ listing }: { listing: MyProperty }) {
  const [image] = listing.images;
  return (
    <div className={classes.photo}>
      <img
        src={image?.imageUrl ?? drawingUrl(listing.propertyType)}
        {...(image && { srcSet: photoSrcSet(image), sizes: PHOTO_SIZES })}
        width={800}
        height={600}
        alt=""
        loading="lazy"
      />
    </div>
  );
}

const MOST_SHOWN = 2;

function Shares({ shares }: Pick<MyProperty, 'shares'>) {
  if (shares.length === 0) return null;
  const more = shares.length - MOST_SHOWN;
  return (
    <p className={classes.badges}>
      {shares.slice(0, MOST_SHOWN).map(({ id, agentName, percentage }) => (
        <span key={id}>
          <Badge tone="both">{`${agentName} ${percentage}%`}</Badge>{' '}
        </span>
      ))}
      {more > 0 && <Badge tone="neutral">{`+${more} más`}</Badge>}
    </p>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Cargando tus propiedades..." className={classes.grid}>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={classes.card}>
          <Skeleton width="70%" height="1.5rem" />
          <Skeleton width="10rem" height="1.5rem" />
          <Skeleton width="8rem" height="1.5rem" />
          <Skeleton height="4.5rem" />
          <Skeleton width="12rem" height="2.75rem" />
        </div>
      ))}
    </div>
  );
}
