import { formatCounted } from '@pbr/schemas/format/numbers';
import type { PropertyCard } from '@pbr/schemas/property/read';
import { EmptyState } from '@pbr/ui/empty-state';
import { HeartIcon } from '@pbr/ui/icons/icons';
import { Page } from '@pbr/ui/page';
import { Link, useHydrated } from '@tanstack/react-router';
import { type ComponentType, useRef, useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { ButtonLink } from '../../lib/button-link.tsx';
import { useFavorites } from '../../lib/favorites/favorites.ts';
import { NeedsScripts } from '../../lib/page/needs-scripts.tsx';
import { QueryError } from '../../lib/query-error.tsx';
import { useSessionUser } from '../../lib/session.ts';
import { useFocusOnChange } from '../../lib/dialogs/use-focus-on-change.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './favorites.module.css';

interface FavoritesScreenProps {
  /** Passed in because another feature draws the listing cards. */
  Cards: ComponentType<{ properties: PropertyCard[] }>;
  CardsLoading: ComponentType<{ count: number }>;
}

/** The person's favorites, stored in the browser or in the account. */
export function FavoritesScreen({ Cards, CardsLoading }: FavoritesScreenProps) {
  const isMember = useSessionUser() !== null;
  const favorites = useFavorites();
  const query = useFavoriteCards(favorites.ids);
  // Emptying a heart removes its card at once.
  const shown = query.data?.items.filter(({ id }) => !favorites.isKnown || favorites.has(id));

  return (
    <Page
      title="Favoritas"
      lead={
        isMember
          ? 'Las propiedades que guardaste, en todos tus dispositivos.'
          : 'Las propiedades que guardaste, para compararlas con calma. Quedan en este navegador, sin cuenta.'
      }
    >
      {query.isPending && (
        <>
          <NeedsScripts>
            Para ver y guardar favoritas, activa JavaScript en tu navegador o usa uno más reciente,
            y carga la página otra vez. Sin él, guarda las páginas de las propiedades en los
            marcadores de tu navegador. <Link to="/properties">Ver propiedades</Link>
          </NeedsScripts>
          <div role="status" aria-label="Cargando tus favoritas..." className={classes.loading}>
            <CardsLoading count={favorites.ids.length || 3} />
          </div>
        </>
      )}
      {query.isError && <QueryError query={query} title="No se pudieron cargar tus favoritas" />}
      {shown && (
        <Kept
          properties={shown}
          kept={favorites.isKnown ? favorites.ids.length : shown.length}
          Cards={Cards}
        />
      )}
    </Page>
  );
}

interface KeptProps {
  properties: PropertyCard[];
  /** Includes favorites that are no longer on offer. */
  kept: number;
  Cards: FavoritesScreenProps['Cards'];
}

function Kept({ properties, kept, Cards }: KeptProps) {
  const region = useRef<HTMLDivElement>(null);
  const gone = kept - properties.length;
  // The pressed heart disappeared with its card.
  useFocusOnChange(properties.length, { target: () => region.current, region });
  return (
    <div ref={region} tabIndex={-1} className={classes.region}>
      {properties.length === 0 ? (
        <Empty />
      ) : (
        <>
          <h2 className={classes.count}>
            {formatCounted(properties.length, 'propiedad guardada', 'propiedades guardadas')}
          </h2>
          <Cards properties={properties} />
        </>
      )}
      {gone > 0 && (
        <p className={classes.gone}>
          {formatCounted(gone, 'propiedad que guardaste', 'propiedades que guardaste')} ya no se
          {gone === 1 ? ' ofrece' : ' ofrecen'} en el portal.
        </p>
      )}
    </div>
  );
}

function Empty() {
  return (
    <EmptyState
      title="Todavía no guardas ninguna propiedad"
      drawing={<HeartIcon size={56} />}
      text="Toca el corazón de las que te gusten y las encontrarás aquí."
      action={
        <ButtonLink to="/properties" look="primary">
          Ver propiedades
        </ButtonLink>
      }
    />
  );
}

/** The cards of the favorites; they may include one that was just removed. */
function useFavoriteCards(ids: readonly string[]) {
  const isMember = useSessionUser() !== null;
  // The server does not know the favorites stored in the browser.
  const isHydrated = useHydrated();
  const asked = useAsked(ids);
  const inAccount = trpc.favorite.list.useQuery(undefined, { enabled: isMember });
  const inBrowser = trpc.property.byIds.useQuery(
    { ids: [...asked] },
    { enabled: !isMember && isHydrated, placeholderData: keepPreviousData },
  );
  return isMember ? inAccount : inBrowser;
}

/** The ids to fetch: removing favorites needs no new request, adding one does. */
function useAsked(ids: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(ids);
  if (ids.every((id) => asked.includes(id))) return asked;
  setAsked(ids);
  return ids;
}
