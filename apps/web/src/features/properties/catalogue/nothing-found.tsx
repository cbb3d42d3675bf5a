import type { Alternatives } from '@pbr/schemas/property/search/alternatives';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { filtersIn } from '@pbr/schemas/property/search/filters';
import { splitTypes } from '@pbr/schemas/property/search/item-lists';
import { buttonClass } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { Section } from '@pbr/ui/section';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { PropertyGrid } from '../card/property-grid.tsx';
import { kindsTitle } from '../landing/kinds.ts';
import { filterGroups } from './filters/filter-chips.ts';
import { changeSearch, cleanSearch, clearedSearch } from './filters/filter-state.ts';
import { drawing } from './empty-page-part.tsx';
import type { PlaceNames } from './place-names.ts';
import {
  countOf,
  namesakeOffers,
  nearbyLists,
  nearOfAnyList,
  type Offer,
  type OfferList,
} from './nearby-offers.ts';
import classes from './nothing-found.module.css';
import {
  alikeTitle,
  isWhich,
  nothingText,
  nothingTitle,
  withoutWords,
} from './nothing-found-words.ts';
import { isNoted } from './search-notes-part.tsx';

interface NothingFoundProps {
  search: CatalogueSearch;
  placeNames: PlaceNames;
  /** How many listings have the words of a text that is a place without offers, and the text. */
  words: { text: string; total: number } | undefined;
}

/** Says that a search found nothing, and what would help. */
export function NothingFound({ search, placeNames, words }: NothingFoundProps) {
  const query = trpc.property.alternatives.useQuery(filtersIn(search));
  const { data, isPending, isError } = query;
  const lists = data ? listsOf({ search, placeNames, words }, data) : [];
  const text = data && nothingText(search, data);
  return (
    <>
      <EmptyState
        heading="h3"
        title={nothingTitle(search, placeNames, data)}
        {...(!isWhich(data) &&
          !isNoted({ search, found: undefined, last: undefined }) && { drawing })}
        {...(text !== undefined && { text })}
        {...(isError && {
          action: (
            <NotLoaded query={query}>No se pudo buscar qué se parece a lo que pides.</NotLoaded>
          ),
        })}
        {...(lists.length > 0 && {
          action: (
            <div className={classes.offers}>
              {lists.map((list) => (
                <Offers key={`${list.title} ${list.offers[0]?.label}`} {...list} />
              ))}
            </div>
          ),
        })}
      />
      {data && data.alike.length > 0 && (
        <div className={classes.alike}>
          <Section title={alikeTitle(search, placeNames, data)}>
            <PropertyGrid properties={data.alike} operation={search.operation} priority={false} />
          </Section>
        </div>
      )}
      {/* It keeps its position while the others load, so that it does not move away from a finger. */}
      <p className={classes.clear} data-waiting={isPending || undefined}>
        <Link
          to="/properties"
          search={clearedSearch(search)}
          activeOptions={{ exact: true }}
          className={buttonClass(lists.length > 0 ? 'quiet' : 'primary')}
        >
          Limpiar filtros
        </Link>
      </p>
    </>
  );
}

/** The ways on, the likeliest first. */
function listsOf({ search, placeNames, words }: NothingFoundProps, found: Alternatives) {
  const fewer = offersOf(search, placeNames, found);
  const lists: OfferList[] = [
    { title: 'Elige el lugar', isSaid: true, offers: namesakeOffers(search, found) },
    // Nobody asked for the frame, so it is dropped first.
    { title: 'Fuera de la zona', isSaid: true, offers: fewer.filter(leavesFrame(search)) },
    { title: 'Con un filtro menos', offers: fewer.filter((offer) => !leavesFrame(search)(offer)) },
    { title: 'Con menos filtros', offers: withoutOthers(search, found) },
    nearOfAnyList(search, found),
    ...nearbyLists(search, found),
    { title: 'En zonas cercanas', offers: placesOf(search, found) },
    { title: 'En el texto de los anuncios', offers: wordsOffer(search, words) },
  ];
  return lists.filter(({ offers }) => offers.length > 0);
}

/** The filters from the end of the form to its beginning: people give up first what matters least. */
function offersOf(
  search: CatalogueSearch,
  placeNames: PlaceNames,
  { without }: Alternatives,
): Offer[] {
  const totalWithout = (part: string) => without.find((one) => one.part === part)?.total ?? 0;
  // A monthly rent is not a sale price: a search for both has none, and finds at least what the rent without its price finds.
  const isSaidByPrice =
    search.operation === 'renta' && totalWithout('price') >= Math.max(totalWithout('operation'), 1);
  return filterGroups(search, placeNames)
    .reverse()
    .flatMap(({ key, label, without: wider }) => {
      const found = without.find(({ part }) => part === key);
      return found && !(key === 'operation' && isSaidByPrice)
        ? [{ label: withoutWords(search, key, label), count: countOf(found), search: wider }]
        : [];
    });
}

const leavesFrame = (search: CatalogueSearch) => (offer: Offer) =>
  search.bbox !== undefined && offer.search.bbox === undefined;

function placesOf(search: CatalogueSearch, { places }: Alternatives): Offer[] {
  // A colonia and a city of one name are found by one text.
  const distinct = new Map(places.map((place) => [place.search, place])).values();
  return [...distinct].map((place) => ({
    label: place.name,
    count: countOf(place),
    search: changeSearch(search, { search: place.search, places: undefined, bbox: undefined }),
  }));
}

/** The place with the operation and the types alone, or with no other filter, where one filter less is not enough. */
function withoutOthers(search: CatalogueSearch, { here, without }: Alternatives): Offer[] {
  if (here === null || without.length > 0 || here.ofAny.total === 0) return [];
  const { type, operation, places, sort } = search;
  if (here.ofKind.total === 0) {
    const all = cleanSearch({ places, sort });
    return [{ label: 'Todo lo que hay aquí', count: countOf(here.ofAny), search: all }];
  }
  const kind = `${kindsTitle(...splitTypes(type))}${operation ? ` en ${operation}` : ''}`;
  const ofKind = cleanSearch({ type, operation, places, sort });
  return [{ label: `${kind}, sin más filtros`, count: countOf(here.ofKind), search: ofKind }];
}

/** A word that says 'street' keeps the name from being read as the place. */
const wordsOffer = (search: CatalogueSearch, words: NothingFoundProps['words']): Offer[] =>
  words
    ? [
        {
          label: `Con “${words.text}” en el título o la calle`,
          count: countOf({ total: words.total, totalIsCapped: false }),
          search: changeSearch(search, { search: `calle ${words.text}`, places: undefined }),
        },
      ]
    : [];

function Offers({ title, isSaid, offers }: OfferList) {
  const id = useId();
  return (
    <div>
      <h4 id={id} className={isSaid ? 'for-readers' : classes.title}>
        {title}
      </h4>
      <ul className={classes.list} aria-labelledby={id}>
        {offers.map(({ label, count, far, search }) => (
          <li key={`${label} ${search.search} ${search.places}`}>
            <Link
              to="/properties"
              search={search}
              activeOptions={{ exact: true }}
              className={classes.offer}
            >
              <span>
                {label}
                {far !== undefined && (
                  <>
                    , <span className={classes.far}>{far}</span>
                  </>
                )}
                {count !== undefined && (
                  <>
                    : <b>{count}</b>
                  </>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
