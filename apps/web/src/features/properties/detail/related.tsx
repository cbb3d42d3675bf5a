import { priceLines, priceText } from '@pbr/schemas/format/price-lines';
import type { PropertyCard, PropertyDetail } from '@pbr/schemas/property/read';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { ArrowRightIcon } from '@pbr/ui/icons/icons';
import { Section } from '@pbr/ui/section';
import { Link } from '@tanstack/react-router';
import { propertyFacts } from '../../../lib/format/property-facts.ts';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { drawingUrl, photoSrcSet } from '../../../lib/photos/property-photo.ts';
import { trpc } from '../../../lib/trpc.ts';
import { LandingLink } from '../landing/landing-link.tsx';
import { landingSentence } from '../landing/landing-words.ts';
import { detailCrumbs } from './detail-crumbs.ts';
import classes from './detail.module.css';

export interface RelatedProps {
  property: PropertyDetail;
}

/** The end of the page: the colonia, listings like this one, and the agent's others. It appears when it has loaded, without a placeholder. */
export function Part({ property }: RelatedProps) {
  const query = trpc.property.related.useQuery({ id: property.id });
  if (!query.data && query.isError)
    return (
      <div className={classes.related}>
        <NotLoaded query={query}>
          No se pudieron cargar la zona y las propiedades parecidas.
        </NotLoaded>
      </div>
    );
  if (!query.data) return null;
  const { place, alike, agent } = query.data;
  const { firstName } = property.owner;
  return (
    <div className={classes.related}>
      <Section
        title="La zona"
        {...(place && place.total > 1 && { lead: landingSentence(place, undefined) })}
      >
        <Places property={property} />
      </Section>
      {alike.length > 0 && (
        <Section title="Propiedades parecidas">
          <SmallCards
            properties={alike}
            operation={property.operationType === 'renta' ? 'renta' : 'venta'}
          />
        </Section>
      )}
      {agent !== null && property.agent !== null && agent.items.length > 0 && (
        <Section
          title={`Otras propiedades de ${firstName}`}
          {...(agent.total > agent.items.length && {
            action: (
              <Link to="/agents/$id" params={{ id: property.agent.id }}>
                Ver las {agent.total} de {firstName} <ArrowRightIcon size={18} />
              </Link>
            ),
          })}
        >
          <SmallCards properties={agent.items} />
        </Section>
      )}
    </div>
  );
}

/** Links to the listings of the colonia, and of the places around it. */
function Places({ property }: RelatedProps) {
  return (
    <ul className="wrap">
      {detailCrumbs(property)
        .slice(1)
        .reverse()
        .map(({ name, ...landing }) => (
          <li key={landing.slugs.join('/')}>
            <LandingLink {...landing} className="pill">
              {`En ${landing.operation} en ${name}`}
            </LandingLink>
          </li>
        ))}
    </ul>
  );
}

interface SmallCardsProps {
  properties: readonly PropertyCard[];
  /** The operation that all of them are offered for. */
  operation?: OperationFilter;
}

/** Listings in one row: smaller than the cards of a list, because the page is about another listing. */
function SmallCards({ properties, operation }: SmallCardsProps) {
  return (
    <ul className={classes.cards}>
      {properties.map((property) => {
        const [price] = priceLines(property, operation);
        return (
          <li key={property.id} className={classes.card}>
            <Photo property={property} />
            <Link to="/properties/$id" params={{ id: property.id }} className={classes.name}>
              {property.name}
            </Link>
            <p className={classes.price}>{priceText(price)}</p>
            <p className={classes.facts}>{property.neighborhood}</p>
            <p className={classes.facts}>{propertyFacts(property).join('\u00A0· ')}</p>
          </li>
        );
      })}
    </ul>
  );
}

function Photo({ property: { images, propertyType } }: { property: PropertyCard }) {
  const [image] = images;
  return image ? (
    <img
      src={image.imageUrl}
      srcSet={photoSrcSet(image)}
      sizes="(min-width: 62em) 280px, (min-width: 36em) 45vw, 70vw"
      width={image.width}
      height={image.height}
      alt=""
      loading="lazy"
    />
  ) : (
    <img src={drawingUrl(propertyType)} width={800} height={600} alt="" loading="lazy" />
  );
}
